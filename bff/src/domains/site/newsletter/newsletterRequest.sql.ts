import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const ReceiptRow = z.object({
  requestId: z.uuid(),
  status: z.enum(['PENDING', 'CONFIRMED']),
  createdAt: z.date(),
  /** Confirmed through the mailed link since the receipt. */
  confirmed: z.boolean(),
  unsubscribed: z.boolean(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

export const selectReceipt = statement(
  'newsletter.findReceipt',
  { id: z.uuid() },
  ReceiptRow,
  `
  SELECT r.newsletter_request_id AS "requestId", r.status, r.created_at AS "createdAt",
    coalesce(n.confirmed_at > r.created_at, false) AS confirmed, coalesce(n.unsubscribed_at > r.created_at, false) AS unsubscribed
  FROM newsletter_receipts r JOIN newsletter_requests n ON n.id = r.newsletter_request_id
  WHERE r.id = :id`,
);
