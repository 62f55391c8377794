import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const params = { documentId: z.uuid(), types: z.array(z.string()).readonly(), ids: z.array(z.uuid()).readonly() };
const inputLinks = 'SELECT t.type, t.id FROM unnest(:types::text[], :ids::uuid[]) AS t (type, id)';

export const deleteOtherLinks = statement(
  'document.unlink',
  params,
  null,
  `DELETE FROM document_links WHERE document_id = :documentId AND (type, target_id) NOT IN (${inputLinks})`,
);

export const insertLinks = statement(
  'document.link',
  params,
  null,
  `INSERT INTO document_links (document_id, type, target_id) SELECT :documentId, type, id FROM (${inputLinks}) l ON CONFLICT DO NOTHING`,
);
