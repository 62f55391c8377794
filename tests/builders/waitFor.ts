/** Asks again until there is an answer; `what` is named when none came in time. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>, withinMs = 10_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms for ${what} in vain.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
