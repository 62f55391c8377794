import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockEmail = statement(
  'newsletter.lock',
  { email: z.string() },
  null,
  `SELECT pg_advisory_xact_lock(hashtextextended('newsletter ' || :email, 0))`,
);

export const insertReceipt = statement(
  'newsletter.receipt',
  { receiptId: z.uuid(), id: z.uuid(), status: z.string(), createdAt: z.date() },
  null,
  'INSERT INTO newsletter_receipts (id, newsletter_request_id, status, created_at) VALUES (:receiptId, :id, :status, :createdAt)',
);

export const selectCountryOfResidence = statement(
  'newsletter.country',
  { email: z.string() },
  z.object({
    country: z.string(),
  }),
  'SELECT country_of_residence AS country FROM travelers WHERE email = :email',
);
