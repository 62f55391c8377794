/** Where today stands to some days, both included; all yyyy-mm-dd in UTC. */
export function periodStatus(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string = new Date().toISOString().slice(0, 10),
): 'UPCOMING' | 'CURRENT' | 'PAST' {
  if (today < startsOn) return 'UPCOMING';
  return today > endsOn ? 'PAST' : 'CURRENT';
}

/** The day so many months later; the last of the month where that day is missing. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}
