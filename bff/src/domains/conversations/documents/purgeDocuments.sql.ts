import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Documents whose time is over, but for those that a legal hold keeps, and for evidence of partners, which the retention run deletes and counts. */
export const selectDueDocuments = statement(
  'documents.due',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM documents d WHERE status <> 'PURGED' AND ((purge_after < current_date AND NOT (category IN ('INSURANCE', 'LICENCE')
      AND EXISTS (SELECT FROM document_links p WHERE p.document_id = d.id AND p.type = 'PARTNER')))
    OR (status = 'DELETED' AND deleted_at < now() - interval '30 days')
    OR (status = 'PENDING_UPLOAD' AND created_at < now() - interval '1 day'))
  AND NOT EXISTS (SELECT FROM active_legal_holds h WHERE h.subject_id = d.owner_person_id)
  AND NOT EXISTS (
    SELECT FROM document_links l LEFT JOIN trip_matches m ON l.type = 'TRIP_MATCH' AND m.id = l.target_id
      LEFT JOIN sales_recordings s ON l.type = 'SALES_RECORDING' AND s.id = l.target_id
    WHERE l.document_id = d.id AND (l.target_id IN (SELECT subject_id FROM active_legal_holds)
      OR coalesce(m.trip_request_id, s.trip_request_id, l.target_id) IN (SELECT id FROM held_trip_requests))) ORDER BY id LIMIT 1000`,
);

export const eraseDocumentVersions = statement(
  'documents.eraseVersions',
  { id: z.uuid() },
  null,
  `UPDATE versions SET snapshot = snapshot || '{"name": "erased", "fileName": "erased", "proposal": null, "number": null, "verification": null, "sha256": null}' WHERE entity_type = 'document' AND entity_id = :id`,
);
