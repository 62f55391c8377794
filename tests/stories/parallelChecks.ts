/** Checks that run ahead of the tests that report their results. */
interface ParallelChecks {
  /** Starts checking, in the order of the names. */
  start(): void;
  /** Problems found by the check of this name; an exception counts as a problem. */
  resultOf(name: string): Promise<string[]> | undefined;
}

/** Runs a check for each name on a fixed number of pages, each opened once. Jest runs the tests of a file one by one, so they only await results. */
export function parallelChecks<Page>(
  names: readonly string[],
  concurrency: number,
  openPage: () => Promise<Page>,
  check: (page: Page, name: string) => Promise<string[]>,
): ParallelChecks {
  const results = new Map(names.map((name) => [name, Promise.withResolvers<string[]>()]));
  const failAll = (error: unknown) => results.forEach(({ resolve }) => resolve([String(error)]));

  async function work(queue: Iterable<string>): Promise<void> {
    const page = await openPage();
    for (const name of queue) {
      const problems = await check(page, name).catch((error: unknown) => [String(error)]);
      results.get(name)?.resolve(problems);
    }
  }

  return {
    start() {
      const queue = names.values();
      for (let worker = 0; worker < concurrency; worker += 1) work(queue).catch(failAll);
    },
    resultOf: (name) => results.get(name)?.promise,
  };
}
