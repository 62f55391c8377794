import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { Services } from '#src/kernel/context.ts';
import { moveUser } from './moveUser.ts';
import { UserModel } from './user.model.ts';
import { selectExpiredInvitations } from './closeInvitations.sql.ts';

/** Closes accounts of agents and staff who have not accepted their invitation for 90 days. */
export function closeInvitations(services: Services) {
  return async (_: object, { id: jobId }: { id: string }): Promise<void> => {
    for (const { id } of await services.db.run(selectExpiredInvitations, {}))
      await runAsSystem(services, jobId, async (context) => {
        const [user] = await context.db.find(UserModel, { where: { id, status: 'PENDING' }, lock: 'update' });
        if (user) await moveUser(user, { status: 'DISABLED', reason: 'The invitation was not accepted for 90 days' }, context);
      });
  };
}
