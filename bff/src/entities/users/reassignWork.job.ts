import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import type { Services } from '#src/services.ts';

const closed = ['COMPLETED', 'CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED'];

/**
 * Gives the open trip requests of a team member whose account was closed to others of the care team: by country, then by load.
 * With nobody left they stand unassigned, where care looks for them.
 */
export function reassignWork(services: Services) {
  return async ({ userId }: JobData<'reassignWork'>, { id: jobId }: { id: string }): Promise<void> => {
    const open = await preparedQuery<{ id: string }>(services.sequelize, 'reassign.open', selectOpen, [userId, closed]);
    for (const { id } of open) await asSystem(services, jobId, (context) => reassign(id, userId, context));
  };
}

async function reassign(requestId: string, userId: string, context: CallContext): Promise<void> {
  const { models, sequelize, transaction } = context;
  const found = await models.tripRequests.findAll({ where: { id: requestId }, raw: true, transaction, lock: true });
  const [request] = rows<TripRequestRow>(found);
  const [next] = await preparedQuery<{ id: string | null; is_still: boolean }>(
    sequelize,
    'reassign.next',
    selectNext,
    [requestId, userId, closed],
    transaction,
  );
  if (!request || !next?.is_still) return; // somebody took it meanwhile, or the account is open again
  await saveChange(
    tripRequestEntity,
    request,
    { values: { assignedToId: next.id }, note: 'The account of the assignee was closed' },
    context,
  );
}

const selectOpen = `
  SELECT r.id FROM trip_requests r JOIN users u ON u.person_id = r.assigned_to_id
  WHERE u.id = $1 AND u.person_type = 'teamMember' AND u.status = 'DISABLED' AND r.status <> ALL($2)`;

const selectNext = `
  SELECT EXISTS (SELECT FROM users u WHERE u.id = $2 AND u.status = 'DISABLED' AND u.person_id = r.assigned_to_id) AS is_still,
    (SELECT t.id FROM team_members t JOIN users u ON u.id = t.user_id
     WHERE u.status = 'ENABLED' AND 'care' = ANY(u.roles)
     ORDER BY t.care_country_codes && r.country_codes DESC,
       (SELECT count(*) FROM trip_requests o WHERE o.assigned_to_id = t.id AND o.status <> ALL($3)), t.id
     LIMIT 1) AS id
  FROM trip_requests r WHERE r.id = $1`;
