/** A point of the drawing: `x` in thousandths of the width, `y` in pixels from the top. */
export interface RoutePoint {
  x: number;
  y: number;
}

/** Height of the drawing in pixels. */
export const routeHeight = 40;

/** Waypoints of a route: evenly spaced, at varying but deterministic heights. */
export function routePoints(stops: number): RoutePoint[] {
  const heights = [27, 13, 22, 10, 25, 15, 29, 12];
  const last = Math.max(1, stops - 1);
  return Array.from({ length: stops }, (_, i) => ({ x: (1000 * i) / last, y: heights[i % heights.length] ?? 20 }));
}

/** A smooth curve through all points: a Catmull-Rom spline as cubic Béziers. */
export function routePath(points: RoutePoint[]): string {
  const [first] = points;
  if (!first) return '';
  const segments = points.slice(1).map((to, i) => {
    const [before, start, after] = [points[i - 1] ?? points[i] ?? to, points[i] ?? to, points[i + 2] ?? to];
    const one = { x: start.x + (to.x - before.x) / 5, y: start.y + (to.y - before.y) / 5 };
    const two = { x: to.x - (after.x - start.x) / 5, y: to.y - (after.y - start.y) / 5 };
    return `C${[one, two, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  return `M${round(first.x)} ${round(first.y)}${segments.join('')}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
