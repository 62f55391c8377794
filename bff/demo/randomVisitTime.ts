import type { Random } from './random.ts';

const DAY = 86_400_000;
/** Relative traffic by weekday, from Sunday. */
const weekdays = [1.35, 1.2, 1.05, 1, 0.9, 0.72, 0.78];
/** Relative traffic by hour in UTC: Europe's evening, then America's. */
const hours = [5, 5, 4, 3, 2, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 8, 7, 6, 6];

/** A random time within the last `days` days, distributed like real traffic over weekdays and hours. */
export function randomVisitTime(days: number, random: Random, now: Date): Date {
  const at = new Date(now.getTime() - random.integer(0, days - 1) * DAY - random.integer(0, DAY - 1));
  const day = weekdays[at.getUTCDay()] ?? 1;
  if (!random.chance((day / 1.35) * 100)) return randomVisitTime(days, random, now);
  return random.chance(((hours[at.getUTCHours()] ?? 4) / 8) * 100) ? at : randomVisitTime(days, random, now);
}
