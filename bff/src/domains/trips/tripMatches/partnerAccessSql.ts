/**
 * A condition in SQL on a row of trip_matches: the partner may know of it. It was proposed, and the company works with us; for thirty days
 * after that ended, its agents still read what is open.
 */
export function openMatchSql(match: string): string {
  return `(${match}.proposed_at IS NOT NULL AND ${match}.status <> 'SUGGESTED' AND EXISTS (
    SELECT 1 FROM partners p WHERE p.id = ${match}.partner_id AND (p.status IN ('ACTIVE', 'PAUSED')
      OR (p.access_ended_at > now() - interval '30 days'
        AND ${match}.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')))))`;
}
