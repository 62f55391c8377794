/** Builds the URL of a list with its parameters; empty ones and page 1 are omitted. */
export function buildListHref(path: string, params: Readonly<Record<string, string | number | null | undefined>>): string {
  const entries = Object.entries(params).filter(
    ([name, value]) => value != null && value !== '' && !(name === 'page' && Number(value) <= 1),
  );
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** Parses the page number in the URL of a list; 1 if there is none, null if it is invalid. */
export function parsePageNumber(query: URLSearchParams): number | null {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null;
}
