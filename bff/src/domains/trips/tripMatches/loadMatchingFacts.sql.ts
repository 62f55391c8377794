import { tripMatchStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const RequestMatchRow = z.object({
  id: z.uuid(),
  partner_id: z.uuid(),
  display_name: z.string(),
  status: z.enum(tripMatchStatuses),
});
export type RequestMatchRow = z.output<typeof RequestMatchRow>;

export const selectRequestMatches = statement(
  'matching.matchesOfRequest',
  { requestId: z.uuid() },
  RequestMatchRow,
  'SELECT m.id, m.partner_id, p.display_name, m.status FROM trip_matches m JOIN partners p ON p.id = m.partner_id WHERE m.trip_request_id = :requestId',
);

export const selectCountryFacts = statement(
  'matching.countries',
  {
    codes: z.array(z.string()).readonly(),
    travelerId: z.uuid().nullable(),
    countryCodes: z.array(z.string()).readonly(),
    companyId: z.uuid().nullable(),
  },
  z.object({
    typical: z.number().nullable(),
    active: z.int(),
    time_zone: z.string().nullable(),
    usual_match_count: z.int(),
    requested_partner_id: z.uuid().nullable(),
  }),
  `SELECT (SELECT avg((typical_night_low_usd + typical_night_high_usd) / 2.0)::float8 FROM country_settings WHERE country_code = ANY (:codes)) AS typical,
       (SELECT count(*)::int FROM partners WHERE status = 'ACTIVE') AS active,
       (SELECT time_zone FROM travelers WHERE id = :travelerId) AS time_zone,
       (SELECT greatest(1, least(3, min(match_count))) FROM country_settings WHERE country_code = ANY (:countryCodes)) AS usual_match_count,
       (SELECT partner_id FROM content WHERE id = :companyId) AS requested_partner_id`,
);
