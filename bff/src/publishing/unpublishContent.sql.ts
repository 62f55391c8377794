import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deletePublishedRow = statement('content.hide', { id: z.uuid() }, null, 'DELETE FROM published_content WHERE id = :id');

export const deletePublishedReferences = statement(
  'content.hideReferences',
  { id: z.uuid() },
  null,
  'DELETE FROM content_references WHERE from_id = :id AND is_published',
);
