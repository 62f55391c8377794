/** `npm test -- --all`, which `.ci/nightly` runs: nothing is sampled. */
export const isWholeRun = process.env['EVERY_PAGE'] === 'true';

/** Every fifth of these, or in a whole run all of them: what breaks one page, map or token tends to break many. */
export function everyFifth<Item>(items: readonly Item[]): Item[] {
  const step = isWholeRun ? 1 : 5;
  return items.filter((_, index) => index % step === 0);
}
