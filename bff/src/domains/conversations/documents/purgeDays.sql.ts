import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { DocumentCategory, DocumentLink } from './document.model.ts';

/** The trips a link speaks of, as a query on `l.type` and `l.target_id`; a traveler's trips count for passports. */
const tripsOfLink = (category: string) => `
  SELECT m.travel_end, r.return_date, r.closed_at FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    WHERE l.type = 'TRIP_MATCH' AND m.id = l.target_id
  UNION ALL SELECT s.travel_end, r.return_date, r.closed_at FROM sales_recordings s JOIN trip_requests r ON r.id = s.trip_request_id
    WHERE l.type = 'SALES_RECORDING' AND s.id = l.target_id
  UNION ALL SELECT NULL, r.return_date, r.closed_at FROM trip_requests r WHERE l.type = 'TRIP_REQUEST' AND r.id = l.target_id
  UNION ALL SELECT NULL, r.return_date, r.closed_at FROM trip_requests r
    WHERE l.type = 'TRAVELER' AND ${category} = 'PASSPORT' AND r.traveler_ids @> ARRAY[l.target_id] AND r.status <> 'DRAFT'`;

/** The last day of a file: passports 30 days after the journey, invoices 7 years, all others 3 years after the request is closed. */
const lastDay = (category: string, createdAt: string) => `
  CASE ${category} WHEN 'INVOICE' THEN (${createdAt} + interval '7 years')::date
    WHEN 'PASSPORT' THEN max(coalesce(t.travel_end, t.return_date)) + 30
    ELSE CASE WHEN bool_and(t.closed_at IS NOT NULL) THEN (max(t.closed_at) + interval '3 years')::date END END`;

/** The last day a file of this category with these links is kept, yyyy-mm-dd; null while its journey is open. */
export async function purgeAfterOf(
  category: DocumentCategory,
  createdAt: Date,
  links: readonly DocumentLink[],
  { sequelize, transaction }: { sequelize: Sequelize; transaction: Transaction | null },
): Promise<string | null> {
  const text = `
    SELECT (${lastDay('$3::text', '$4::timestamptz')})::text AS day
    FROM unnest($1::text[], $2::uuid[]) AS l (type, target_id) LEFT JOIN LATERAL (${tripsOfLink('$3::text')}) t ON true`;
  const values = [links.map(({ type }) => type), links.map(({ id }) => id), category, createdAt];
  const [row] = await preparedQuery<{ day: string | null }>(sequelize, 'document.purgeAfter', text, values, transaction);
  return row?.day ?? null;
}

/** Brings the last day of all files up to date: journeys are moved, and requests closed and opened again. */
export async function updatePurgeDays(sequelize: Sequelize): Promise<void> {
  await preparedQuery(sequelize, 'document.updatePurgeDays', updateAll, []);
}

const updateAll = `
  WITH days AS (
    SELECT d.id, ${lastDay('d.category', 'd.created_at')} AS day
    FROM documents d LEFT JOIN document_links l ON l.document_id = d.id LEFT JOIN LATERAL (${tripsOfLink('d.category')}) t ON true
    WHERE d.status <> 'PURGED' GROUP BY d.id
  )
  UPDATE documents SET purge_after = days.day FROM days WHERE days.id = documents.id AND documents.purge_after IS DISTINCT FROM days.day`;
