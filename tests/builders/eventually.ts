import { MAX_WAIT_MS, pause } from './timeouts.ts';

/** Repeats an assertion until it holds, for asynchronous effects; fails with the last error. Only for reads, because it may run several times. */
export async function eventually<T>(assert: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await assert();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause();
  }
}
