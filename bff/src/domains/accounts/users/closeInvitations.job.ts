import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { moveUser } from './moveUser.ts';
import { UserModel } from './user.model.ts';
import { selectExpiredInvitations } from './closeInvitations.sql.ts';

/** Closes accounts of agents and staff who have not accepted their invitation for 90 days. */
export function closeInvitations(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const expired = await services.db.run(selectExpiredInvitations, {});
    throwIfFailed(await runForEach(expired, signal, ({ id }) => runAsSystem(services, jobId, (context) => closeInvitation(id, context))));
  };
}

async function closeInvitation(id: string, context: CallContext): Promise<void> {
  const [user] = await context.db.find(UserModel, { where: { id, status: 'PENDING' }, lock: 'update' });
  if (user) await moveUser(user, { status: 'DISABLED', reason: 'The invitation was not accepted for 90 days' }, context);
}
