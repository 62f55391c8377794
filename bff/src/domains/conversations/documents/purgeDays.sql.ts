import { retentionPeriods } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The trips of a link, as a query on `l.type` and `l.target_id`; for passports also all trips of a linked traveler; and when a partner left. */
const tripsOfLink = (category: string) => `
  SELECT m.travel_end, r.return_date, r.closed_at FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    WHERE l.type = 'TRIP_MATCH' AND m.id = l.target_id
  UNION ALL SELECT s.travel_end, r.return_date, r.closed_at FROM sales_recordings s JOIN trip_requests r ON r.id = s.trip_request_id
    WHERE l.type = 'SALES_RECORDING' AND s.id = l.target_id
  UNION ALL SELECT NULL, r.return_date, r.closed_at FROM trip_requests r WHERE l.type = 'TRIP_REQUEST' AND r.id = l.target_id
  UNION ALL SELECT NULL, NULL, p.status_changed_at FROM partners p
    WHERE l.type = 'PARTNER' AND p.id = l.target_id AND p.status = 'TERMINATED'
  UNION ALL SELECT NULL, r.return_date, r.closed_at FROM trip_requests r
    WHERE l.type = 'TRAVELER' AND ${category} = 'PASSPORT' AND r.traveler_ids @> ARRAY[l.target_id] AND r.status <> 'DRAFT'`;

const partnerDays = `coalesce((SELECT days FROM retention_policies WHERE key = 'PARTNER_DOCUMENTS'), ${retentionPeriods.PARTNER_DOCUMENTS.days})`;

/**
 * Retention: passports until 30 days after the trip, invoices and statements of partners 7 years, their insurances and licences 3 years from
 * the end of their validity unless an administrator changed it, their contracts 7 years from the end of their validity or, without one,
 * of the partnership; all others 3 years after the request is closed or the partner has left, contracts with travelers at least 7.
 */
const lastDay = (category: string, createdAt: string, validUntil: string) => `
  CASE WHEN ${category} IN ('INSURANCE', 'LICENCE') AND bool_or(l.type = 'PARTNER') THEN ${validUntil} + ${partnerDays}
    WHEN ${category} = 'INVOICE' OR (${category} = 'STATEMENT' AND bool_or(l.type = 'PARTNER')) THEN (${createdAt} + interval '7 years')::date
    WHEN ${category} = 'CONTRACT' AND bool_or(l.type = 'PARTNER')
      THEN (coalesce(${validUntil}, max(t.closed_at)::date) + interval '7 years')::date
    WHEN ${category} = 'PASSPORT' THEN max(coalesce(t.travel_end, t.return_date)) + 30
    ELSE CASE WHEN bool_and(t.closed_at IS NOT NULL) THEN greatest((max(t.closed_at) + interval '3 years')::date,
      CASE ${category} WHEN 'CONTRACT' THEN (${createdAt} + interval '7 years')::date END) END END`;

export const selectPurgeDay = statement(
  'document.purgeAfter',
  {
    types: z.array(z.string()).readonly(),
    ids: z.array(z.uuid()).readonly(),
    category: z.string(),
    createdAt: z.date(),
    validUntil: z.iso.date().nullable(),
  },
  z.object({ day: z.string().nullable() }),
  `
  SELECT (${lastDay(':category::text', ':createdAt::timestamptz', ':validUntil::date')})::text AS day
  FROM unnest(:types::text[], :ids::uuid[]) AS l (type, target_id) LEFT JOIN LATERAL (${tripsOfLink(':category::text')}) t ON true`,
);

export const updateAllPurgeDays = statement(
  'document.updatePurgeDays',
  {},
  null,
  `
  WITH days AS (
    SELECT d.id, ${lastDay('d.category', 'd.created_at', 'd.valid_until')} AS day
    FROM documents d LEFT JOIN document_links l ON l.document_id = d.id LEFT JOIN LATERAL (${tripsOfLink('d.category')}) t ON true
    WHERE d.status <> 'PURGED' GROUP BY d.id
  )
  UPDATE documents SET purge_after = days.day FROM days WHERE days.id = documents.id AND documents.purge_after IS DISTINCT FROM days.day`,
);
