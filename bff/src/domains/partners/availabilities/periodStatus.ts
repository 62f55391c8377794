/** Status of a period relative to today; days are yyyy-mm-dd in UTC, both included. */
export function periodStatus(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string = new Date().toISOString().slice(0, 10),
): 'UPCOMING' | 'CURRENT' | 'PAST' {
  if (today < startsOn) return 'UPCOMING';
  return today > endsOn ? 'PAST' : 'CURRENT';
}
