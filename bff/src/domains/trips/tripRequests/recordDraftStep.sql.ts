import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const addDraftStep = statement(
  'draft.step',
  { id: z.uuid(), step: z.string() },
  z.object({ id: z.uuid() }),
  'UPDATE trip_requests SET clock_steps = clock_steps || ARRAY[:step] WHERE id = :id AND NOT clock_steps @> ARRAY[:step] RETURNING id',
);
