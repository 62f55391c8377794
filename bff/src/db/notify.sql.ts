import { z } from 'zod';
import { statement } from './statement.ts';

/** PostgreSQL delivers the notification at the commit. */
export const notifyChannel = statement(
  'db.notify',
  { channel: z.string(), payload: z.string() },
  null,
  'SELECT pg_notify(:channel, :payload)',
);
