/** An address of a list with some answers in it; empty ones are left out, and so is page one. */
export function listAddress(path: string, answers: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(answers).filter(
    ([name, value]) => value != null && value !== '' && !(name === 'page' && Number(value) <= 1),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** The page a list's address asks for, from 1; null when it asks for none that can be. */
export function pageAsked(query: URLSearchParams): number | null {
  const asked = query.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null;
}
