import { literal } from 'sequelize';

const countries = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'countryCode', c.country_code, 'activityLevel', c.activity_level, 'minBudgetPerPersonUSD', c.min_budget_per_person_usd,
    'minNights', c.min_nights, 'maxOpenMatches', c.max_open_matches, 'leadAgentId', c.lead_agent_id, 'since', c.since, 'note', c.note)
    ORDER BY c.country_code), '[]')
  FROM partner_countries c WHERE c.partner_id = "partner"."id")`;

const openChangeRequest = `(
  SELECT r.id FROM change_requests r
  WHERE r.entity_type = 'PARTNER' AND r.entity_id = "partner"."id" AND r.status IN ('PENDING', 'REQUIRES_ACTION'))`;

/** Percentage with one decimal; null without cases. */
const percentage = (some: string, all: string) =>
  `round(100.0 * count(*) FILTER (WHERE ${some}) / nullif(count(*) FILTER (WHERE ${all}), 0), 1)`;
/** A subquery, so that PostgreSQL computes the time once and not for each row. */
function intervalAgo(time: string): string {
  return `(SELECT now() - interval '${time}')`;
}
const answeredAt = `coalesce(m.accepted_at, CASE WHEN m.status = 'DECLINED' THEN m.status_changed_at END)`;

/** Statistics of matches `m`, as arguments of jsonb_build_object. */
export const matchFigures = {
  openMatches: `'openMatches', count(*) FILTER (WHERE m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'))`,
  winRatePct: `'winRatePct', ${percentage('m.booked_at IS NOT NULL', `m.introduced_at IS NOT NULL AND (m.booked_at IS NOT NULL OR m.status IN ('LOST', 'WITHDRAWN'))`)}`,
  responseHoursMedian: `'responseHoursMedian', round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY ${answeredAt} - m.proposed_at)
    FILTER (WHERE m.proposed_at > ${intervalAgo('12 months')})) / 3600, 1)`,
};

const matchStats = `
  SELECT jsonb_build_object(
    ${matchFigures.openMatches},
    'proposed90d', count(*) FILTER (WHERE m.proposed_at > ${intervalAgo('90 days')}),
    'acceptRatePct', ${percentage('m.accepted_at IS NOT NULL', `m.accepted_at IS NOT NULL OR m.status IN ('DECLINED', 'EXPIRED')`)},
    'quoteRatePct', ${percentage('m.quoted_at IS NOT NULL', 'm.introduced_at IS NOT NULL')},
    ${matchFigures.winRatePct},
    ${matchFigures.responseHoursMedian})
  FROM trip_matches m WHERE m.partner_id = "partner"."id"`;
const salesStats = `
  SELECT jsonb_build_object('revenue12mUSD', coalesce(round(sum(s.gross_usd)), 0)::bigint)
  FROM sales_recordings s
  WHERE s.partner_id = "partner"."id" AND s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED') AND s.booked_on > current_date - interval '12 months'`;
const reviewStats = `
  SELECT jsonb_build_object('rating', round(sum(c.rating * c.count)::numeric / nullif(sum(c.count), 0), 1), 'reviewCount', coalesce(sum(c.count), 0))
  FROM review_counts c WHERE c.scope_id = "partner"."id"`;
const stats = `((${matchStats}) || (${salesStats}) || (${reviewStats}))`;

/** Computed columns, read with each row of partners. */
export const partnerColumns = [
  [literal(countries), 'countries'],
  [literal(openChangeRequest), 'openChangeRequestId'],
  [literal(stats), 'stats'],
] as const satisfies [ReturnType<typeof literal>, string][];
