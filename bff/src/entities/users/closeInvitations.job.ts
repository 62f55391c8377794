import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { Services } from '#src/services.ts';
import { moveUser } from './moveUser.ts';
import type { UserRow } from './user.model.ts';

/** Closes accounts of agents and staff whose invitation nobody followed for 90 days. */
export function closeInvitations(services: Services) {
  return async (_: object, { id: jobId }: { id: string }): Promise<void> => {
    for (const { id } of await preparedQuery<{ id: string }>(services.sequelize, 'users.oldInvitations', selectOld, []))
      await asSystem(services, jobId, async (context) => {
        const { models, transaction } = context;
        const found = await models.users.findAll({ where: { id, status: 'PENDING' }, raw: true, transaction, lock: true });
        const [user] = rows<UserRow>(found);
        if (user) await moveUser(user, { status: 'DISABLED', reason: 'The invitation was not followed for 90 days' }, context);
      });
  };
}

const selectOld = `
  SELECT id FROM users WHERE status = 'PENDING' AND person_type <> 'traveler' AND password_hash IS NULL
    AND status_changed_at < now() - interval '90 days' LIMIT 200`;
