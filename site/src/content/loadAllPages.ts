/** Largest page size of the API. */
const PAGE_SIZE = 100;
/** Most items that are held in memory for filtering. */
const MAX_ITEMS = 2000;

/** The query of the page of a list that begins after this many items. */
export function buildPageQuery(offset: number): { limit: string; offset: string } {
  return { limit: String(PAGE_SIZE), offset: String(offset) };
}

/** Loads every page of a list, the others at once after the first has told how many there are. */
export async function loadAllPages<Item>(loadPage: (offset: number) => Promise<{ items: Item[]; total: number }>): Promise<Item[]> {
  const { items, total } = await loadPage(0);
  const otherPages = Array.from({ length: Math.ceil(Math.min(total, MAX_ITEMS) / PAGE_SIZE) - 1 }, (_, i) => loadPage((i + 1) * PAGE_SIZE));
  return [...items, ...(await Promise.all(otherPages)).flatMap((page) => page.items)];
}
