import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectDueDocuments = statement(
  'documents.due',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM documents WHERE status <> 'PURGED' AND (purge_after < current_date
    OR (status = 'DELETED' AND deleted_at < now() - interval '30 days')
    OR (status = 'PENDING_UPLOAD' AND created_at < now() - interval '1 day')) LIMIT 1000`,
);

export const eraseDocumentVersions = statement(
  'documents.eraseVersions',
  { id: z.uuid() },
  null,
  `UPDATE versions SET snapshot = snapshot || '{"name": "erased", "fileName": "erased", "proposal": null, "sha256": null}' WHERE entity_type = 'document' AND entity_id = :id`,
);
