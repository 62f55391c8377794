import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const insertEmail = statement(
  'mail.queue',
  {
    id: z.uuid(),
    key: z.string(),
    category: z.string(),
    to: z.string(),
    personId: z.uuid().nullable(),
    data: json<unknown>(),
    type: z.string().nullable(),
    relatedId: z.uuid().nullable(),
    sendAt: z.date().nullable(),
    singleton: z.string().nullable(),
    test: z.boolean(),
    replyTo: z.string().nullable(),
    documentId: z.uuid().nullable(),
    threadId: z.uuid().nullable(),
    userId: z.uuid().nullable(),
  },
  null,
  `
  INSERT INTO templated_emails (id, template_key, category, "to", person_id, data, related_type, related_id, send_at, singleton_key, test, reply_to, document_id, thread_id, status, created_by_id, updated_by_id)
  VALUES (:id, :key, :category, ARRAY[:to], :personId, :data, :type, :relatedId, :sendAt, :singleton, :test, :replyTo, :documentId, :threadId, 'QUEUED', :userId, :userId) ON CONFLICT DO NOTHING`,
);
