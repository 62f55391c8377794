import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const clearUploadedAt = statement(
  'document.sendAgain',
  { id: z.uuid() },
  null,
  'UPDATE documents SET uploaded_at = NULL WHERE id = :id',
);
