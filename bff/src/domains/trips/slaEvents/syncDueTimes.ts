import type { CallContext } from '#src/kernel/context.ts';
import { lockRequestOfDueTime, storeDueTimes } from './dueTimes.sql.ts';

/** Stores what is due next of a request and its matches, after a change of their clocks and in its transaction. */
export async function syncDueTimes(tripRequestId: string, { db }: CallContext): Promise<void> {
  await db.deferWrite(lockRequestOfDueTime, { tripRequestId });
  await db.deferWrite(storeDueTimes, { tripRequestId });
}
