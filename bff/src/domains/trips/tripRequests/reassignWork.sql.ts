import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectOpenRequests = statement(
  'reassign.open',
  { userId: z.uuid(), closed: z.array(z.string()).readonly() },
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT r.id FROM trip_requests r JOIN users u ON u.person_id = r.assigned_to_id
  WHERE u.id = :userId AND u.person_type = 'teamMember' AND u.status = 'DISABLED' AND r.status <> ALL(:closed)`,
);

export const selectNextAssignee = statement(
  'reassign.next',
  { requestId: z.uuid(), userId: z.uuid(), closed: z.array(z.string()).readonly() },
  z.object({
    still_assigned: z.boolean(),
    id: z.uuid().nullable(),
  }),
  `
  SELECT EXISTS (SELECT FROM users u WHERE u.id = :userId AND u.status = 'DISABLED' AND u.person_id = r.assigned_to_id) AS still_assigned,
    (SELECT t.id FROM team_members t JOIN users u ON u.id = t.user_id
     WHERE u.status = 'ENABLED' AND 'care' = ANY(u.roles)
     ORDER BY t.care_country_codes && r.country_codes DESC,
       (SELECT count(*) FROM trip_requests o WHERE o.assigned_to_id = t.id AND o.status <> ALL(:closed)), t.id
     LIMIT 1) AS id
  FROM trip_requests r WHERE r.id = :requestId`,
);
