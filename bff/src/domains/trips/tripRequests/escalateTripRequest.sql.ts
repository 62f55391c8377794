import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Care team members responsible for one of the countries; all of them if the request names no country. */
export const selectCareTeam = statement(
  'tripRequest.careTeam',
  { countryCodes: z.array(z.string()).readonly() },
  z.object({ user_id: z.uuid() }),
  `SELECT u.id AS user_id FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles) AND (cardinality(:countryCodes::text[]) = 0 OR t.care_country_codes && :countryCodes::text[])`,
);
