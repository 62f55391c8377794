import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockSender = statement(
  'tripRequests.lockSender',
  { sender: z.string() },
  null,
  `SELECT pg_advisory_xact_lock(hashtextextended('trip requests of ' || :sender, 0))`,
);
