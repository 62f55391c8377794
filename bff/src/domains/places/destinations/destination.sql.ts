import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLocation = statement(
  'destination.location',
  { locationId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM locations WHERE id = :locationId',
);
