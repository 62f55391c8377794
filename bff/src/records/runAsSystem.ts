import { createActor } from '#src/kernel/actor.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';

/** Runs work in one transaction as the system, which sees and may change everything. `jobId` becomes the request id of audit rows. */
export function runAsSystem<T>(services: Services, jobId: string, work: (context: CallContext) => Promise<T>): Promise<T> {
  const actor = createActor(null, { via: 'system', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  return services.db.transaction((db) =>
    work({ ...services, db, actor, requestId: jobId, ifMatch: null, captchaSolved: false, userAgent: null }),
  );
}
