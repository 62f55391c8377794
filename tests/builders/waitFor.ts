import { MAX_WAIT_MS, pause } from './timeouts.ts';

/** Asks again until there is an answer; `what` is named when none came in time. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${MAX_WAIT_MS} ms for ${what} in vain.`);
    await pause();
  }
}
