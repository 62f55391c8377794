import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRequestId = statement(
  'tripMatch.request',
  { id: z.uuid() },
  z.object({
    request_id: z.uuid(),
  }),
  'SELECT trip_request_id AS request_id FROM trip_matches WHERE id = :id',
);
