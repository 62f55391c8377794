import { DateTime } from 'luxon';

const DAY_BEGINS = 8;
const DAY_ENDS = 21;

/** The same moment while it is day in this time zone (8 to 21 o'clock), else the next morning at eight. An unknown zone has no night. */
export function byDay(at: Date, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (!local.isValid || (local.hour >= DAY_BEGINS && local.hour < DAY_ENDS)) return at;
  const morning = local.hour >= DAY_ENDS ? local.plus({ days: 1 }) : local;
  return morning.set({ hour: DAY_BEGINS, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
