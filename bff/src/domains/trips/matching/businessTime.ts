import { DateTime } from 'luxon';

/** Working hours of a company: time zone, hours by weekday (`mon` to `sun`, "09:00") and holidays as yyyy-mm-dd. */
export interface BusinessCalendar {
  timeZone: string;
  businessHours: Readonly<Record<string, readonly { from: string; to: string }[]>> | null;
  holidays: readonly string[];
}

/** When our team works. */
export const officeCalendar: BusinessCalendar = { timeZone: 'UTC', businessHours: null, holidays: [] };

/** The same for people to read. */
export const officeHours = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '18:00' } satisfies {
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri')[];
  from: string;
  to: string;
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const defaultHours = [{ from: officeHours.from, to: officeHours.to }];
const LOOK_AHEAD_DAYS = 60;
const DAY_MS = 86_400_000;

/** The time at which `hours` business hours after `from` have passed. */
export function addBusinessHours(from: Date, hours: number, calendar: BusinessCalendar): Date {
  let left = hours * 3_600_000;
  for (const [start, end] of openingIntervals(from, calendar)) {
    const begins = Math.max(start, from.getTime());
    if (end - begins >= left) return new Date(begins + left);
    left -= Math.max(0, end - begins);
  }
  return new Date(from.getTime() + LOOK_AHEAD_DAYS * DAY_MS); // closed for two months
}

/** The business time between two times, in milliseconds; 0 if `to` is not after `from`. */
export function businessMsBetween(from: Date, to: Date, calendar: BusinessCalendar): number {
  let sum = 0;
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY_MS) + 1;
  for (const [start, end] of openingIntervals(from, calendar, days)) {
    if (start >= to.getTime()) break;
    sum += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()));
  }
  return sum;
}

/** The opening hours from the day of `from` for so many days after it, as milliseconds since the epoch. */
function* openingIntervals(
  from: Date,
  { timeZone, businessHours, holidays }: BusinessCalendar,
  days = LOOK_AHEAD_DAYS,
): Generator<readonly [number, number]> {
  const local = DateTime.fromJSDate(from, { zone: timeZone });
  const first = (local.isValid ? local : DateTime.fromJSDate(from, { zone: 'UTC' })).startOf('day');
  const free = new Set(holidays);
  const hours = businessHours && weekdays.some((day) => (businessHours[day]?.length ?? 0) > 0) ? businessHours : null;
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = first.plus({ days: ahead });
    if (free.has(day.toISODate() ?? '')) continue;
    const spans = hours ? (hours[weekdays[day.weekday - 1] ?? 'mon'] ?? []) : day.weekday <= 5 ? defaultHours : [];
    for (const { from: opens, to: closes } of [...spans].sort((a, b) => a.from.localeCompare(b.from)))
      yield [timeOnDay(day, opens), timeOnDay(day, closes)];
  }
}

/** A local time of day on a day, also when daylight saving time changes. */
function timeOnDay(day: DateTime, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour >= 24 ? day.plus({ days: 1 }) : day.set({ hour, minute })).toMillis();
}
