import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const listCapturedEmails = statement(
  'capturedEmail.list',
  { to: z.string().nullable(), limit: z.int() },
  z.object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    messageId: z.string(),
    replyTo: z.string().nullable(),
    sentAt: z.date(),
  }),
  `SELECT id, recipient AS "to", subject, body AS text, message_id AS "messageId", reply_to AS "replyTo", sent_at AS "sentAt"
   FROM captured_emails WHERE :to::text IS NULL OR recipient = lower(:to)
   ORDER BY sent_at DESC, id LIMIT :limit`,
);
