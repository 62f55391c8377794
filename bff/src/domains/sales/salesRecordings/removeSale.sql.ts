import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteSale = statement(
  'sale.delete',
  { id: z.uuid() },
  null,
  `
  WITH links AS (DELETE FROM document_links WHERE type = 'SALES_RECORDING' AND target_id = :id)
  DELETE FROM sales_recordings WHERE id = :id`,
);
