import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const pair = { survivorId: z.uuid(), mergedId: z.uuid() };
const found = z.object({ id: z.uuid(), title: z.string() });

/** Trip requests that both partners were matched with, and on which the match of the merged one has not ended without a booking. */
export const selectRequestsOfBoth = statement(
  'partnerMerge.sameRequest',
  { ...pair, lost: z.array(z.string()).readonly() },
  found,
  `
  SELECT r.id, r.reference AS title FROM trip_matches m
    JOIN trip_matches s ON s.trip_request_id = m.trip_request_id AND s.partner_id = :survivorId
    JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.partner_id = :mergedId AND m.status <> ALL (:lost::text[])
  ORDER BY r.reference LIMIT 20`,
);

/** Records of both partners with one reference, which a partner uses once. */
const selectSameReference = (name: string, table: string, where = 'true') =>
  statement(
    `partnerMerge.${name}`,
    pair,
    found,
    `
    SELECT m.id, m.reference AS title FROM (SELECT * FROM ${table} WHERE partner_id = :mergedId AND ${where}) m
    WHERE EXISTS (SELECT FROM ${table} s WHERE s.partner_id = :survivorId AND s.reference = m.reference AND ${where})
    ORDER BY m.reference LIMIT 20`,
  );

export const selectSameReferences = {
  salesRecordings: selectSameReference('sameSale', 'sales_recordings', `status <> 'VOID'`),
  payments: selectSameReference('samePayment', 'payments', `status <> 'REVERSED'`),
  refunds: selectSameReference('sameRefund', 'refunds'),
};
