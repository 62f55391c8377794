import { LONGEST_WAIT_MS, pause } from './patience.ts';

/** Asserts again until it holds, for what comes a moment after its cause; fails as the last try did. Only for what reads: an act would be done twice. */
export async function eventually<T>(assert: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await assert();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause();
  }
}
