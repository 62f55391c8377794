/**
 * SQL condition on a row of trip_matches: its partner may see it. The match was proposed and the company is active or paused; for thirty
 * days after its access ended, its agents can still read open matches.
 */
export function partnerAccessSql(match: string): string {
  return `(${match}.proposed_at IS NOT NULL AND ${match}.status <> 'SUGGESTED' AND EXISTS (
    SELECT 1 FROM partners p WHERE p.id = ${match}.partner_id AND (p.status IN ('ACTIVE', 'PAUSED')
      OR (p.access_ended_at > now() - interval '30 days'
        AND ${match}.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')))))`;
}
