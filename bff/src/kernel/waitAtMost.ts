import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the work or until the time, in milliseconds, is over; the work then goes on unwatched. Its error is thrown if it comes in time. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(ms, undefined, { ref: false })]);
}
