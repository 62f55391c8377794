/** A point of the drawing: x in thousandths of the width, y in pixels from the top. */
export interface RoutePoint {
  x: number;
  y: number;
}

/** How high the drawing is, in pixels. */
export const routeHeight = 40;

/** The waypoints of a route of so many stops: evenly along the line, up and down like a path over ground; always the same. */
export function routePoints(stops: number): RoutePoint[] {
  const heights = [27, 13, 22, 10, 25, 15, 29, 12];
  const last = Math.max(1, stops - 1);
  return Array.from({ length: stops }, (_, i) => ({ x: (1000 * i) / last, y: heights[i % heights.length] ?? 20 }));
}

/** One smooth curve through all points (Catmull-Rom as cubic Béziers), so that pieces meet without a corner. */
export function routePath(points: RoutePoint[]): string {
  const [first] = points;
  if (!first) return '';
  const pieces = points.slice(1).map((to, i) => {
    const [before, start, after] = [points[i - 1] ?? points[i] ?? to, points[i] ?? to, points[i + 2] ?? to];
    const one = { x: start.x + (to.x - before.x) / 5, y: start.y + (to.y - before.y) / 5 };
    const two = { x: to.x - (after.x - start.x) / 5, y: to.y - (after.y - start.y) / 5 };
    return `C${[one, two, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  return `M${round(first.x)} ${round(first.y)}${pieces.join('')}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
