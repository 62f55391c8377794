import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAssignee = statement(
  'screening.assignee',
  { countryCodes: z.array(z.string()).readonly() },
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT t.id
  FROM team_members t
  JOIN users u ON u.id = t.user_id AND u.status = 'ENABLED' AND 'care' = ANY (u.roles)
  WHERE t.out_of_office IS NULL OR NOT (current_date BETWEEN (t.out_of_office ->> 'from')::date AND (t.out_of_office ->> 'to')::date)
  ORDER BY
    (t.care_country_codes && :countryCodes::text[]
      OR EXISTS (SELECT FROM country_settings c WHERE c.country_code = ANY (:countryCodes) AND t.id = ANY (c.care_team_member_ids))) DESC,
    open_work_of(t.id)::float / greatest(t.capacity, 1), t.id
  LIMIT 1`,
);
