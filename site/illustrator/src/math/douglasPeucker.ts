/**
 * Simplifies a line (Douglas-Peucker): keeps the ends of the spans and every point that lies farther than `tolerance` from the line
 * between its kept neighbours.
 */
export function douglasPeucker<P>(
  points: readonly P[],
  spans: readonly (readonly [first: number, last: number])[],
  tolerance: number,
  distance: (point: P, from: P, to: P) => number,
): P[] {
  const kept = new Set(spans.flat());
  const open = [...spans];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, most] = [-1, tolerance];
    for (let i = first + 1; i < last; i += 1) {
      const off = distance(points[i], points[first], points[last]);
      if (off > most) [farthest, most] = [i, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, i) => kept.has(i));
}
