import type { SheetPoint } from './mapSheet.ts';
import { rounded, withNames, withNamesWhereFree, type At, type NameAt, type NameRoom } from './placeNames.ts';

/** A mark on the map: one place, or several too close to be distinguished. */
export interface Waypoint extends SheetPoint {
  /** Numbers of its places, starting at 1. */
  numbers: readonly number[];
  /** Label: the name of its first place. */
  name: string;
  /** Position of the label; omitted where it does not fit and only the list names the place. */
  label?: NameAt | undefined;
}

/** Layout parameters of marks and labels. */
export interface Marking {
  /** Aspect ratio of the map. */
  ratio: number;
  /** Minimum distance between two marks, in percent of the width. */
  mark: number;
  /** Text metrics of the labels. */
  room: NameRoom;
  /** Labels are drawn even where they do not fit, because there is no list. */
  always: boolean;
}

/** Map with a list: numbered marks of 26 px on a map 640 px wide, characters of 7.5 px. */
export const withList: Marking = { ratio: 3 / 2, mark: 4.6, room: { letter: 1.18, gap: 6.4, line: 5 }, always: false };
/** Map without a list: dots, and labels of two lines that scale with the map. */
export const alone: Marking = { ratio: 5 / 6, mark: 1, room: { letter: 2.7, gap: 6, line: 7, widest: 50 }, always: true };

/** Merges places that are too close or share a name, and places the labels clear of the route. */
export function waypoints(
  points: readonly SheetPoint[],
  names: readonly string[],
  { ratio, mark, room, always }: Marking,
  isRoute: boolean,
): Waypoint[] {
  const marks: { x: number; y: number; numbers: number[]; name: string }[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const name = names[index] ?? '';
    const near = marks.find((other) => (always && other.name === name) || Math.hypot(other.x - x, (other.y - y) / ratio) < mark);
    if (near) near.numbers.push(index + 1);
    else marks.push({ x: rounded(x), y: rounded(y), numbers: [index + 1], name });
  }
  const route = isRoute ? alongRoute(stopsAt(marks, points)) : [];
  const named = always ? withNames(marks, room, route) : withNamesWhereFree(marks, room, 5, route);
  return named.toSorted((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0));
}

/** Marks in the order in which the points are visited. */
export function stopsAt(marks: readonly (SheetPoint & { numbers: readonly number[] })[], points: readonly SheetPoint[]): SheetPoint[] {
  return points.map((point, index) => marks.find(({ numbers }) => numbers.includes(index + 1)) ?? point);
}

/** Smooth line through all points, as the `d` of a path in a 100 by 100 view box. */
export function routeThrough(stops: readonly SheetPoint[]): string {
  const [first] = stops;
  if (!first) return '';
  const write = ({ x, y }: SheetPoint) => `${rounded(x)} ${rounded(y)}`;
  return `M${write(first)}${bends(stops)
    .map(([, ...others]) => `C${others.map(write).join(' ')}`)
    .join('')}`;
}

/** Samples of that line, dense enough that no label fits between two. */
function alongRoute(stops: readonly SheetPoint[]): At[] {
  const steps = Array.from({ length: 32 }, (_, index) => (index + 0.5) / 32);
  return bends(stops).flatMap((curve) => steps.map((t) => ({ x: between(curve, t, 'x'), y: between(curve, t, 'y') })));
}

type Curve = readonly [from: SheetPoint, leave: SheetPoint, arrive: SheetPoint, to: SheetPoint];

function between([from, leave, arrive, to]: Curve, t: number, axis: 'x' | 'y'): number {
  const rest = 1 - t;
  return rest ** 3 * from[axis] + 3 * rest ** 2 * t * leave[axis] + 3 * rest * t ** 2 * arrive[axis] + t ** 3 * to[axis];
}

/** Bézier segments of the line. */
function bends(stops: readonly SheetPoint[]): Curve[] {
  const points = stops.filter(({ x, y }, index) => index === 0 || x !== stops[index - 1]?.x || y !== stops[index - 1]?.y);
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return [from, along(points[index - 1] ?? from, from, to, 1), along(from, to, points[index + 2] ?? to, -1), to];
  });
}

/** Control point of a segment: parallel to the line between the neighbouring points, at most a third of the shorter leg away. */
function along(before: SheetPoint, at: SheetPoint, after: SheetPoint, side: 1 | -1): SheetPoint {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const legs = [Math.hypot(at.x - before.x, at.y - before.y), Math.hypot(after.x - at.x, after.y - at.y)].filter((leg) => leg > 0);
  const reach = (side * Math.min(...legs, 100)) / 3 / (Math.hypot(dx, dy) || 1);
  return { x: at.x + dx * reach, y: at.y + dy * reach };
}
