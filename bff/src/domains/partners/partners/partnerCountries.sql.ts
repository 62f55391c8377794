import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deletePartnerCountry = statement(
  'partnerCountry.remove',
  { countryId: z.uuid() },
  null,
  'DELETE FROM partner_countries WHERE id = :countryId',
);

export const upsertPartnerCountry = statement(
  'partnerCountry.write',
  {
    countryId: z.uuid(),
    partnerId: z.uuid(),
    countryCode: z.string(),
    activityLevel: z.string().nullable(),
    minBudgetPerPersonUSD: z.int().nullable(),
    minNights: z.int().nullable(),
    maxOpenMatches: z.int().nullable(),
    leadAgentId: z.uuid().nullable(),
    since: z.iso.date(),
    note: z.string().nullable(),
  },
  null,
  `INSERT INTO partner_countries (id, partner_id, country_code, activity_level, min_budget_per_person_usd, min_nights, max_open_matches,
       lead_agent_id, since, note)
     VALUES (:countryId, :partnerId, :countryCode, :activityLevel, :minBudgetPerPersonUSD, :minNights, :maxOpenMatches, :leadAgentId, :since, :note)
     ON CONFLICT (id) DO UPDATE SET activity_level = :activityLevel, min_budget_per_person_usd = :minBudgetPerPersonUSD, min_nights = :minNights, max_open_matches = :maxOpenMatches,
       lead_agent_id = :leadAgentId, since = :since, note = :note`,
);
