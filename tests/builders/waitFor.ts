import { MAX_WAIT_MS, pause } from './timeouts.ts';

/** Asks again until there is an answer; `what` is named when none came within the limit in milliseconds. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>, limit = MAX_WAIT_MS): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${limit} ms for ${what} in vain.`);
    await pause();
  }
}
