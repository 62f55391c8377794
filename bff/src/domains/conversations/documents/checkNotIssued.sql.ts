import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The invoice or credit note whose file a document is. */
export const selectIssuedPaper = statement(
  'document.issuedPaper',
  { id: z.uuid() },
  z.object({ id: z.uuid(), number: z.string() }),
  `SELECT id, number FROM invoices WHERE document_id = :id`,
);
