import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const replaceLinks = statement(
  'sale.linkDocuments',
  { id: z.uuid(), documentIds: z.array(z.uuid()).readonly() },
  null,
  `
  WITH deleted AS (DELETE FROM document_links WHERE type = 'SALES_RECORDING' AND target_id = :id AND document_id <> ALL (:documentIds::uuid[]))
  INSERT INTO document_links (document_id, type, target_id) SELECT unnest(:documentIds::uuid[]), 'SALES_RECORDING', :id ON CONFLICT DO NOTHING`,
);

export const selectProof = statement(
  'sale.hasProof',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT d.id FROM document_links l JOIN documents d ON d.id = l.document_id
  WHERE l.type = 'SALES_RECORDING' AND l.target_id = :id AND d.category IN ('INVOICE', 'CONTRACT') AND d.status = 'AVAILABLE' LIMIT 1`,
);
