/** A Friday morning at which all clocks of the stories stand. */
export const storyTime = Date.parse('2026-11-27T10:00:00Z');
export const storyNow = () => storyTime;

/** Office hours in UTC: Monday to Friday, nine to six. */
export function officeTime(fromMs: number, toMs: number): number {
  const hour = 3_600_000;
  let sum = 0;
  for (let day = Math.floor(fromMs / (24 * hour)); day * 24 * hour < toMs; day += 1) {
    const start = day * 24 * hour;
    const isOpen = ![0, 6].includes(new Date(start).getUTCDay());
    if (isOpen) sum += Math.max(0, Math.min(start + 18 * hour, toMs) - Math.max(start + 9 * hour, fromMs));
  }
  return sum;
}
