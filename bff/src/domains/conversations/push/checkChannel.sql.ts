import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectContentOfChannel = statement(
  'push.content',
  { type: z.string(), id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM content WHERE type = :type AND id = :id',
);
