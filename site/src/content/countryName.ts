const names = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country from its ISO 3166 alpha-2 code; null stays null. */
export function countryName(code: string | null): string | null {
  return code === null ? null : (names.of(code) ?? null);
}
