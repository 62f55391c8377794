import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPartner = statement(
  'conversation.partner',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM partners WHERE id = :id',
);
