import { activityLevels, openTripMatchStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The open statuses as literals: the planner uses the partial index of open matches only then. */
export const openStatusList = openTripMatchStatuses.map((status) => `'${status}'`).join(', ');

/** How many exclusions are explained. */
export const MAX_EXPLAINED = 200;

/** A partner in one of its countries. */
const PartnerRow = z.object({
  id: z.uuid(),
  display_name: z.string(),
  status: z.string(),
  exclusions: z.array(z.string()),
  no_compete_ids: z.array(z.uuid()),
  insurance_expires_on: z.string().nullable(),
  /** Agents who accept new matches now, the best for the request first. */
  agent_ids: z.array(z.uuid()).nullable(),
  country_code: z.string(),
  activity_level: z.enum(activityLevels),
  /** From the company page; null without one. */
  company_level: z.enum(activityLevels).nullable(),
  min_budget_per_person_usd: z.int().nullable(),
  min_nights: z.int().nullable(),
  country_max_open_matches: z.int().nullable(),
  lead_agent_id: z.uuid().nullable(),
  /** Identical in every row. */
  active: z.int(),
  not_serving: z.int(),
});
export type PartnerRow = z.output<typeof PartnerRow>;

// Arrays stand in subqueries, and LATERAL with OFFSET, so that one plan suits every call (decision 032).
export const selectPartners = statement(
  'matching.partners',
  { countryCodes: z.array(z.string()).readonly(), openPartnerIds: z.array(z.uuid()).readonly(), namedPartnerId: z.uuid().nullable() },
  PartnerRow,
  `
  WITH served AS MATERIALIZED (SELECT partner_id, count(*) AS countries FROM partner_countries WHERE country_code = ANY ((SELECT :countryCodes::bpchar[])::bpchar[]) GROUP BY 1),
  people AS (
    SELECT a.partner_id, array_agg(a.id ORDER BY a.country_codes && (SELECT :countryCodes::text[]) DESC, b.open::float8 / greatest(1, a.max_open_matches), a.id) AS ids
    FROM agents a JOIN served USING (partner_id) JOIN users u ON u.id = a.user_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS open FROM trip_matches m WHERE m.partner_id = a.partner_id AND m.lead_agent_id = a.id AND m.status IN (${openStatusList})
      ) b
    WHERE u.status = 'ENABLED' AND a.receives_new_matches AND b.open < a.max_open_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false)
    GROUP BY 1),
  lines AS MATERIALIZED (
    SELECT p.id, p.display_name, p.status = 'ACTIVE' AS is_active, e.ids,
      served.countries = (SELECT count(DISTINCT code) FROM unnest((SELECT :countryCodes::text[])) code) AS serves_all
    FROM served JOIN partners p ON p.id = served.partner_id LEFT JOIN people e ON e.partner_id = p.id),
  counted AS MATERIALIZED (
    SELECT coalesce(bool_or(is_active AND serves_all), false) AS has_all, count(*) FILTER (WHERE is_active)::int AS active,
      count(*) FILTER (WHERE ids IS NULL AND NOT serves_all AND id <> ALL ((SELECT :openPartnerIds::uuid[])::uuid[]))::int AS part
    FROM lines),
  listed AS MATERIALIZED (
    SELECT id, ids FROM lines WHERE ids IS NOT NULL OR id = :namedPartnerId::uuid OR id = ANY ((SELECT :openPartnerIds::uuid[])::uuid[])
    UNION (SELECT id, ids FROM lines WHERE is_active AND serves_all ORDER BY display_name, id LIMIT 1)
    UNION (
      SELECT id, ids FROM lines, counted WHERE ids IS NULL AND (serves_all OR NOT has_all) AND id <> ALL ((SELECT :openPartnerIds::uuid[])::uuid[])
      ORDER BY display_name, id LIMIT ${MAX_EXPLAINED}))
  SELECT p.id, p.display_name, p.status, p.exclusions, p.no_compete_ids, p.insurance ->> 'expiresOn' AS insurance_expires_on, listed.ids AS agent_ids,
    c.country_code, c.activity_level, k.fields ->> 'activityLevel' AS company_level, c.min_budget_per_person_usd, c.min_nights, c.max_open_matches AS country_max_open_matches, c.lead_agent_id,
    counted.active, CASE WHEN has_all THEN part ELSE 0 END AS not_serving
  FROM counted, listed
    CROSS JOIN LATERAL (SELECT * FROM partners WHERE partners.id = listed.id OFFSET 0) p
    CROSS JOIN LATERAL (
      SELECT * FROM partner_countries WHERE partner_id = listed.id
        AND (country_code = ANY ((SELECT :countryCodes::bpchar[])::bpchar[]) OR activity_level = 'EXCLUDED') OFFSET 0) c
    LEFT JOIN content k ON k.id = p.company_id AND k.type = 'company' AND k.status <> 'TRASHED'
  ORDER BY p.display_name, p.id`,
);
