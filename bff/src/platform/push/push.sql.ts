import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** PostgreSQL delivers the notification at the commit. */
export const notifyChannel = statement(
  'push.notify',
  { channel: z.string(), payload: z.string() },
  null,
  'SELECT pg_notify(:channel, :payload)',
);
