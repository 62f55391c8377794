/** A page number, or a gap in place of skipped pages. */
export type PageStep = number | 'gap';

/** Pages to show: the first, the last and the current one with its neighbours. At most seven entries, and a gap never hides a single page. */
export function visiblePages(page: number, pages: number): PageStep[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
