/** Every fifth of these, or with `npm test -- --all` all of them: what breaks one page, map or token tends to break many. */
export function everyFifth<Item>(items: readonly Item[]): Item[] {
  const step = process.env['EVERY_PAGE'] === 'true' ? 1 : 5;
  return items.filter((_, index) => index % step === 0);
}
