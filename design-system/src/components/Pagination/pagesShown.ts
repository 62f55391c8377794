/** A page that is shown, or pages left out. */
export type PageStep = number | 'gap';

/** The pages a list of pages shows: the first, the last, this one with its neighbours; at most seven places, and no gap hides a single page. */
export function pagesShown(page: number, pages: number): PageStep[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return run(1, pages);
  if (page <= 4) return [...run(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...run(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
