import { formatCountry } from './formatCountry.ts';

/** Countries that are named; the others are counted. */
const MAX_NAMES = 3;

/** Formats countries of ISO 3166 alpha-2 codes: `Italy, Austria, Germany +7`. */
export function formatCountries(codes: readonly string[]): string {
  const names = codes.map((code) => formatCountry(code) ?? code);
  const others = names.length - MAX_NAMES;
  return others > 0 ? `${names.slice(0, MAX_NAMES).join(', ')} +${others}` : names.join(', ');
}
