import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for the work or until the time, in milliseconds, is over, and then resolves to undefined; the work goes on unwatched. Its error is
 * thrown if it comes in time.
 */
export async function waitAtMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, wait(ms, undefined, { ref: false })]);
}
