import { DateTime } from 'luxon';

/** The main languages of a country; English for all others. */
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

/** Whether a partner speaks a main language of the traveler's country. Languages as `en` or `en-GB`. */
export function sharesLanguage(residence: string | null, languages: readonly string[]): boolean {
  const spoken = new Set(languages.map((language) => language.slice(0, 2).toLowerCase()));
  return (languagesOf[residence ?? ''] ?? ['en']).some((language) => spoken.has(language));
}

/** Hours between two time zones, 0 to 12; 6 if one is unknown. */
export function timeZoneDistance(a: string, b: string): number {
  const [offsetA, offsetB] = [offsetHours(a), offsetHours(b)];
  if (offsetA === null || offsetB === null) return 6;
  const distance = Math.abs(offsetA - offsetB);
  return Math.min(distance, 24 - distance);
}

const offsetCache = new Map<string, number | null>();

/** The offset on 1 January: precise enough without daylight saving time. */
function offsetHours(zone: string): number | null {
  const cached = offsetCache.get(zone);
  if (cached !== undefined) return cached;
  const time = DateTime.fromISO('2026-01-01T12:00:00', { zone });
  const offset = time.isValid ? time.offset / 60 : null;
  if (offsetCache.size < 1000) offsetCache.set(zone, offset);
  return offset;
}
