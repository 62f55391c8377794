import { douglasPeucker } from '#src/math/douglasPeucker.ts';

/** A closed line: longitudes and latitudes in degrees. */
export type Ring = [lng: number, lat: number][];

/** The part of a ring inside a box of degrees (Sutherland-Hodgman). */
export function clipRing(ring: Ring, [west, south, east, north]: readonly [number, number, number, number]): Ring {
  const sides: { inside: (p: Ring[number]) => boolean; axis: 0 | 1; at: number }[] = [
    { inside: ([x]) => x >= west, axis: 0, at: west },
    { inside: ([x]) => x <= east, axis: 0, at: east },
    { inside: ([, y]) => y >= south, axis: 1, at: south },
    { inside: ([, y]) => y <= north, axis: 1, at: north },
  ];
  return sides.reduce<Ring>((points, { inside, axis, at }) => {
    return points.flatMap((point, i) => {
      const before = points.at(i - 1) ?? point;
      const crossing = inside(point) === inside(before) ? [] : [intersect(before, point, axis, at)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function intersect(one: Ring[number], other: Ring[number], axis: 0 | 1, at: number): Ring[number] {
  const t = (at - one[axis]) / (other[axis] - one[axis]);
  const across = axis === 0 ? one[1] + t * (other[1] - one[1]) : one[0] + t * (other[0] - one[0]);
  return axis === 0 ? [at, across] : [across, at];
}

/** Drops points that lie nearer than `tolerance` degrees of latitude to the line between those that stay, where one of longitude is so much narrower. */
export function simplifyRing(ring: Ring, tolerance: number, narrowing = 1): Ring {
  return douglasPeucker(ring, [[0, ring.length - 1]], tolerance, (point, from, to) => distanceToLine(point, from, to, narrowing));
}

function distanceToLine(point: Ring[number], from: Ring[number], to: Ring[number], narrowing: number): number {
  const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]];
  const [x, y] = [(point[0] - from[0]) * narrowing, point[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x, y) : Math.abs(dy * x - dx * y) / length;
}

/** The area of a ring in square degrees. */
export function ringArea(ring: Ring): number {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + (ring.at(i - 1)?.[0] ?? 0) * y - x * (ring.at(i - 1)?.[1] ?? 0), 0)) / 2;
}
