const MAX_UTC_OFFSET_MS = 14 * 3_600_000;

/** Today as yyyy-mm-dd, in UTC. */
export function today(): string {
  return formatDay(Date.now());
}

/** Today as yyyy-mm-dd in the time zone that is furthest ahead: a later day has come nowhere yet. */
export function latestToday(): string {
  return formatDay(Date.now() + MAX_UTC_OFFSET_MS);
}

/** The day as yyyy-mm-dd so many months ago, in UTC. */
export function monthsAgo(months: number): string {
  const date = new Date();
  return formatDay(date.setUTCMonth(date.getUTCMonth() - months));
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
