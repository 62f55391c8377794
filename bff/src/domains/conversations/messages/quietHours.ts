import { DateTime } from 'luxon';

const DAY_START_HOUR = 8;
const DAY_END_HOUR = 21;

/** Returns the time itself between 8:00 and 21:00 in the time zone, else the next 8:00. An unknown zone has no quiet hours. */
export function deferToDaytime(at: Date, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (!local.isValid || (local.hour >= DAY_START_HOUR && local.hour < DAY_END_HOUR)) return at;
  const morning = local.hour >= DAY_END_HOUR ? local.plus({ days: 1 }) : local;
  return morning.set({ hour: DAY_START_HOUR, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
