const names = new Intl.DisplayNames('en', { type: 'region' });

/** Formats an ISO 3166 alpha-2 code as the name of the country; null if there is no code or no name. */
export function formatCountry(code: string | null): string | null {
  return code === null ? null : (names.of(code) ?? null);
}
