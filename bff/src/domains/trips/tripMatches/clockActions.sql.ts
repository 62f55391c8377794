import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const markFirstLookOverdue = statement(
  'clocks.firstLook',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `UPDATE trip_requests SET clock_steps = clock_steps || '{FIRST_LOOK}' WHERE id = :id AND NOT clock_steps @> '{FIRST_LOOK}' RETURNING id`,
);

export const updateRemindAt = statement(
  'clocks.remindAt',
  { id: z.uuid(), remindAt: z.date().nullable() },
  null,
  'UPDATE trip_matches SET remind_at = :remindAt WHERE id = :id',
);

export const addClockSteps = statement(
  'clocks.step',
  { id: z.uuid(), steps: z.array(z.string()).readonly() },
  null,
  `UPDATE trip_matches SET clock_steps = (SELECT array_agg(DISTINCT s) FROM unnest(clock_steps || :steps::text[]) s) WHERE id = :id`,
);
