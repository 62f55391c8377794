import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** A mail that is sent again stays the one it was, as a recipient would take it. */
export const insertCapturedEmail = statement(
  'capturedEmail.insert',
  {
    id: z.uuid(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    messageId: z.string(),
    replyTo: z.string().nullable(),
  },
  null,
  `INSERT INTO captured_emails (id, recipient, subject, body, message_id, reply_to)
   VALUES (:id, :recipient, :subject, :body, :messageId, :replyTo) ON CONFLICT (id) DO NOTHING`,
);
