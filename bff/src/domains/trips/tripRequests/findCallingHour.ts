declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to add to Intl what TypeScript does not know yet
  namespace Intl {
    interface Locale {
      /** Time zones of the locale's region. */
      getTimeZones(): string[] | undefined;
    }
  }
}

const HOUR_MS = 3_600_000;
/** Calls are made from 9:00 to 19:59. */
const [FIRST_HOUR, LAST_HOUR] = [9, 19];

/** The next full hour within calling hours in most time zones of a country (ISO 3166 alpha-2). Sundays do not count. */
export function findCallingHour(country: string, from: Date): Date {
  const zones = findTimeZones(country);
  const start = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  const hours = Array.from({ length: 72 }, (_, index) => new Date(start + index * HOUR_MS));
  const counts = hours.map((hour) => zones.filter((zone) => isDaytime(hour, zone)).length);
  const best = Math.max(...counts);
  return hours[counts.indexOf(best)] ?? new Date(start);
}

function findTimeZones(country: string): string[] {
  try {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones();
    if (zones && zones.length > 0) return zones;
  } catch {
    // unknown country code
  }
  return ['UTC'];
}

function isDaytime(moment: Date, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23', weekday: 'short' }).formatToParts(moment);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(valueOf('hour'));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR && valueOf('weekday') !== 'Sun';
}
