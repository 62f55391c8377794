/** What the address of a view says besides its name. */
export interface InboxAddress {
  /** Search terms; empty for none. */
  q: string;
  /** From 1. */
  page: number;
}

export function readInboxAddress(query: URLSearchParams): InboxAddress {
  const page = Number(query.get('page') ?? '1');
  return { q: (query.get('q') ?? '').trim().slice(0, 200), page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1 };
}

export function buildInboxHref(view: string, { q, page }: InboxAddress): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return `/desk/inbox/${view}${query && `?${query}`}`;
}
