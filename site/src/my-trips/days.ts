/** Only names are taken from Intl: how it joins them differs between the server's and the browser's releases. */
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Day in words, 14 August 2027; of a day (yyyy-mm-dd) or a moment, by the clock of Greenwich, so that server and browser agree. */
export function longDay(day: string | Date): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthName.format(date)} ${date.getUTCFullYear()}`;
}

/** Day and time in words with the clock they are by: 22 November, 15:12 UTC. */
export function longMoment(at: string): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${monthName.format(date)}, ${date.toISOString().slice(11, 16)} UTC`;
}

/** From one day to the other: 14–26 August 2027. */
export function dayRange(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.getUTCDate()}–${longDay(last)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${first.getUTCDate()} ${monthName.format(first)} – ${longDay(last)}`;
  return `${longDay(first)} – ${longDay(last)}`;
}

/** So many days after the moment. */
export function dayAfter(at: string, days: number): Date {
  return new Date(Date.parse(at) + days * 86_400_000);
}
