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
/** Hours of the day in which one may ring somebody: from nine, before eight in the evening. */
const [FIRST, LAST] = [9, 19];

/** The next full hour at which it is day in every time zone of a country (ISO 3166 alpha-2), or in as many as can be; never a Sunday there. */
export function callingHour(country: string, from: Date): Date {
  const zones = zonesOf(country);
  const start = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  const hours = Array.from({ length: 72 }, (_, index) => new Date(start + index * HOUR_MS));
  const fits = hours.map((hour) => zones.filter((zone) => isDay(hour, zone)).length);
  const best = Math.max(...fits);
  return hours[fits.indexOf(best)] ?? new Date(start);
}

function zonesOf(country: string): string[] {
  try {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones();
    if (zones && zones.length > 0) return zones;
  } catch {
    // no country of this name
  }
  return ['UTC'];
}

function isDay(moment: Date, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23', weekday: 'short' }).formatToParts(moment);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(of('hour'));
  return hour >= FIRST && hour <= LAST && of('weekday') !== 'Sun';
}
