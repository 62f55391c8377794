import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const Subject = z.object({ id: z.uuid() });

/** One statement for each type of subject. */
export const lockSubject = {
  TRIP_REQUEST: statement(
    'screening.lock.tripRequest',
    { id: z.uuid() },
    Subject,
    'SELECT id FROM trip_requests WHERE id = :id FOR UPDATE',
  ),
  PARTNER: statement('screening.lock.partner', { id: z.uuid() }, Subject, 'SELECT id FROM partners WHERE id = :id FOR UPDATE'),
};
