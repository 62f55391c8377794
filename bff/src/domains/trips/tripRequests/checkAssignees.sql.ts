import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Of some people, those who are active and belong to our team or to the partner. */
export const selectAssignees = statement(
  'checklist.assignees',
  { ids: z.array(z.uuid()).readonly(), partnerId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  `
  SELECT person.id
  FROM (SELECT id, user_id FROM team_members UNION ALL SELECT id, user_id FROM agents WHERE partner_id = :partnerId) person
  JOIN users u ON u.id = person.user_id AND u.status = 'ENABLED'
  WHERE person.id = ANY (:ids)`,
);
