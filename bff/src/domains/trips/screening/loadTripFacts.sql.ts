import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCountries = statement(
  'screening.countries',
  { countryCodes: z.array(z.string()).readonly() },
  z.object({
    served: z.boolean(),
    minBudgetPerPersonNightUSD: z.int().nullable(),
    typicalNightLowUSD: z.int().nullable(),
    typicalNightHighUSD: z.int().nullable(),
    leadTimeDays: z.int(),
  }),
  `
  SELECT served, min_budget_per_person_night_usd AS "minBudgetPerPersonNightUSD", typical_night_low_usd AS "typicalNightLowUSD",
    typical_night_high_usd AS "typicalNightHighUSD", lead_time_days AS "leadTimeDays"
  FROM country_settings WHERE country_code = ANY (:countryCodes)`,
);

const PersonRow = z.object({
  email_verified: z.boolean(),
  sso_linked: z.boolean(),
  earlier_trips: z.int(),
});
export type PersonRow = z.output<typeof PersonRow>;

export const selectPerson = statement(
  'screening.person',
  { travelerId: z.uuid().nullable(), id: z.uuid() },
  PersonRow,
  `
  SELECT u.email_verified_at IS NOT NULL AS email_verified, EXISTS (SELECT FROM user_identities i WHERE i.user_id = u.id) AS sso_linked,
    greatest(t.trip_count, (SELECT count(*) FROM trip_requests r WHERE r.traveler_ids @> ARRAY[t.id] AND r.id <> :id
      AND r.status IN ('BOOKED', 'TRAVELING', 'COMPLETED')))::int AS earlier_trips
  FROM travelers t LEFT JOIN users u ON u.id = t.user_id WHERE t.id = :travelerId::uuid`,
);
