/** What is looked at before it is asked for, several at a time. */
interface Ahead {
  /** Starts to look, in the order of the names. */
  begin(): void;
  /** What was found; a second try of a test looks anew, on a page of its own. */
  found(name: string): Promise<string[] | undefined>;
}

/** Looks at things on as many pages as are said, each opened once, and tells what was found; an error is something found. */
export function lookAhead<Page extends { close(): Promise<void> }>(
  names: readonly string[],
  atATime: number,
  open: () => Promise<Page>,
  look: (page: Page, name: string) => Promise<string[]>,
): Ahead {
  const results = new Map(names.map((name) => [name, Promise.withResolvers<string[]>()]));
  const tried = new Set<string>();
  const tellAll = (error: unknown) => results.forEach(({ resolve }) => resolve([String(error)]));

  async function lookAtMany(waiting: Iterator<string> & Iterable<string>): Promise<void> {
    const page = await open();
    for (const name of waiting) {
      const problems = await look(page, name).catch((error: unknown) => [String(error)]);
      results.get(name)?.resolve(problems);
    }
  }

  return {
    begin() {
      const waiting = names.values();
      for (let looker = 0; looker < atATime; looker += 1) lookAtMany(waiting).catch(tellAll);
    },
    async found(name) {
      if (!tried.has(name)) {
        tried.add(name);
        return results.get(name)?.promise;
      }
      const page = await open();
      const problems = await look(page, name);
      await page.close();
      return problems;
    },
  };
}
