/** Share of each count in whole percent by the largest remainder method; the shares add up to 100, or to 0 if all counts are 0. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const rest = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const byRemainder = exact.map((_, index) => index).toSorted((a, b) => rest(b) - rest(a) || a - b);
  const raised = new Set(byRemainder.slice(0, missing));
  return whole.map((share, index) => share + Number(raised.has(index)));
}
