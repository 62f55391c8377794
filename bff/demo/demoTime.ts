const DAY = 24 * 3600 * 1000;

/** Times of the demo data, relative to the time of seeding. */
export interface DemoTime {
  now: Date;
  /** The time `days` (and `hours`) ago. */
  ago(days: number, hours?: number): Date;
  /** The first such calendar day at least `ahead` days from today, yyyy-mm-dd; `ahead` may be negative. */
  day(month: number, day: number, ahead: number): string;
  /** The last such calendar day at least `past` days ago, yyyy-mm-dd. */
  pastDay(month: number, day: number, past: number): string;
}

export function createDemoTime(now: Date): DemoTime {
  const ago = (days: number, hours = 0) => new Date(now.getTime() - days * DAY - hours * 3_600_000);
  const of = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
  const years = [-3, -2, -1, 0, 1, 2, 3].map((step) => now.getUTCFullYear() + step);
  const text = (year: number | undefined, month: number, day: number) =>
    of(year ?? now.getUTCFullYear(), month, day)
      .toISOString()
      .slice(0, 10);
  return {
    now,
    ago,
    day: (month, day, ahead) =>
      text(
        years.find((year) => of(year, month, day) >= ago(-ahead)),
        month,
        day,
      ),
    pastDay: (month, day, past) =>
      text(
        years.findLast((year) => of(year, month, day) <= ago(past)),
        month,
        day,
      ),
  };
}
