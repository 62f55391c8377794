/** Finds the country (ISO 3166 alpha-2) of the content in what the page's loader returned; null if it has none. */
export function findContentCountry(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('contentCountry' in data)) return null;
  return typeof data.contentCountry === 'string' ? data.contentCountry : null;
}
