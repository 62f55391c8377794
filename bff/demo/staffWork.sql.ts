import { tripRequestStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRequestStatuses = statement(
  'seed.requestStatuses',
  {},
  z.object({ id: z.uuid(), status: z.enum(tripRequestStatuses) }),
  'SELECT id, status FROM trip_requests ORDER BY reference',
);
