import { DateTime } from 'luxon';

/** The languages people of a country mostly speak; English elsewhere, as they read our site. */
const languagesOf: Readonly<Record<string, readonly string[]>> = {
  AT: ['de', 'en'],
  BE: ['nl', 'fr', 'en'],
  BR: ['pt', 'en'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it', 'en'],
  DE: ['de', 'en'],
  DK: ['da', 'en'],
  ES: ['es', 'en'],
  FR: ['fr', 'en'],
  IT: ['it', 'en'],
  JP: ['ja', 'en'],
  MX: ['es', 'en'],
  NL: ['nl', 'en'],
  NO: ['no', 'en'],
  PT: ['pt', 'en'],
  SE: ['sv', 'en'],
};

/** Whether a partner speaks a language of the country a traveller lives in. Languages as `en` or `en-GB`. */
export function sharesLanguage(residence: string | null, languages: readonly string[]): boolean {
  const spoken = new Set(languages.map((one) => one.slice(0, 2).toLowerCase()));
  return (languagesOf[residence ?? ''] ?? ['en']).some((one) => spoken.has(one));
}

/** Hours between two time zones, 0 to 12; 6 when one is not known. */
export function timeZoneDistance(one: string, other: string): number {
  const [a, b] = [offsetHours(one), offsetHours(other)];
  if (a === null || b === null) return 6;
  const apart = Math.abs(a - b);
  return Math.min(apart, 24 - apart);
}

const known = new Map<string, number | null>();

/** Offset at the first of January: a comparison of places needs no summer time. */
function offsetHours(zone: string): number | null {
  const kept = known.get(zone);
  if (kept !== undefined) return kept;
  const there = DateTime.fromISO('2026-01-01T12:00:00', { zone });
  const offset = there.isValid ? there.offset / 60 : null;
  if (known.size < 1000) known.set(zone, offset);
  return offset;
}
