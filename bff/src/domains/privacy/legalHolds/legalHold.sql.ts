import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectHeldSubject = statement(
  'legalHold.subject',
  { type: z.string(), id: z.uuid() },
  z.object({ exists: z.boolean() }),
  `
  SELECT CASE :type::text
    WHEN 'TRAVELER' THEN EXISTS (SELECT FROM travelers WHERE id = :id)
    WHEN 'TRIP_REQUEST' THEN EXISTS (SELECT FROM trip_requests WHERE id = :id)
    WHEN 'CONVERSATION' THEN EXISTS (SELECT FROM conversations WHERE id = :id)
    ELSE EXISTS (SELECT FROM partners WHERE id = :id) END AS exists`,
);
