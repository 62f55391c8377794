import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAttachedFile = statement(
  'mail.attachedFile',
  { documentId: z.uuid() },
  z.object({ storageKey: z.string().nullable(), fileName: z.string(), contentType: z.string() }),
  `
  SELECT storage_key AS "storageKey", file_name AS "fileName", content_type AS "contentType" FROM documents
  WHERE id = :documentId AND status = 'AVAILABLE'`,
);
