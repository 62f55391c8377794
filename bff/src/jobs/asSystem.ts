import { inTransaction } from '#src/database/transaction.ts';
import { actorOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Services } from '#src/services.ts';

/** Runs background work in one transaction, as the system: it sees and changes all, and the audit says so. `jobId` stands as the request. */
export function asSystem<T>(services: Services, jobId: string, work: (context: CallContext) => Promise<T>): Promise<T> {
  const actor = actorOf(null, { via: 'system', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  return inTransaction(services.sequelize, (transaction) =>
    work({ ...services, actor, transaction, requestId: jobId, ifMatch: null, captchaSolved: false, userAgent: null }),
  );
}
