import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReferences = statement(
  'countrySetting.references',
  { countryCode: z.string() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `
  (SELECT 'destination' AS type, id, name AS title FROM destinations WHERE :countryCode = ANY (country_codes) ORDER BY name LIMIT 10)
  UNION ALL
  (SELECT 'tripRequest', id, reference FROM trip_requests WHERE country_codes @> ARRAY[:countryCode] ORDER BY created_at DESC LIMIT 10)`,
);

export const selectUnknownTeamMember = statement(
  'countrySetting.team',
  { careTeamMemberIds: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT i AS id FROM unnest(:careTeamMemberIds::uuid[]) i WHERE NOT EXISTS (SELECT FROM team_members m WHERE m.id = i) LIMIT 1',
);
