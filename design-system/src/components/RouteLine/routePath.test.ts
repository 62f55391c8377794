import { expect, test } from '@jest/globals';
import { routeHeight, routePath, routePoints } from './routePath.ts';

test.each([2, 5, 7, 8])('a route of %d stops is one curve from edge to edge within its height', (stops) => {
  const points = routePoints(stops);
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 1000]);
  for (const { y } of points) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(routeHeight);
  }
  const path = routePath(points);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.match(/C/g)).toHaveLength(stops - 1);
});

test('segments join smoothly at the waypoints', () => {
  const numbers =
    routePath(routePoints(5))
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const at = (i: number) => [numbers[i] ?? 0, numbers[i + 1] ?? 0] as const;
  for (let i = 6; i + 3 < numbers.length; i += 6) {
    const [[ax, ay], [x, y], [bx, by]] = [at(i - 2), at(i), at(i + 2)];
    expect((x - ax) * (by - y) - (y - ay) * (bx - x)).toBeCloseTo(0, -2);
  }
});
