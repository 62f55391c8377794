import type { SheetPoint } from './mapSheet.ts';
import { rounded, withNames, withNamesWhereFree, type At, type NameAt, type NameRoom } from './placeNames.ts';

/** A mark on the sheet: one place, or a few that lie too close to be told apart. */
export interface Waypoint extends SheetPoint {
  /** The numbers of its places, from 1. */
  numbers: readonly number[];
  /** The name beside it: that of its first place. */
  name: string;
  /** Where the name stands; absent where there is no room, and only the list names it. */
  label?: NameAt | undefined;
}

/** How a sheet is marked. */
export interface Marking {
  /** Width to height of the sheet. */
  ratio: number;
  /** The least distance between two marks, in percent of the width. */
  mark: number;
  /** What names take. */
  room: NameRoom;
  /** Names stand even where they have no room, since no list says them. */
  always: boolean;
}

/** With a list beside it: marks of 26 px with their numbers on a sheet of 640 px, letters of 7.5 px. */
export const withList: Marking = { ratio: 3 / 2, mark: 4.6, room: { letter: 1.18, gap: 6.4, line: 5 }, always: false };
/** The sheet alone: dots, and names that grow with the sheet, each with a second line. */
export const alone: Marking = { ratio: 5 / 6, mark: 1, room: { letter: 2.7, gap: 6, line: 7, widest: 50 }, always: true };

/** Joins what is too close or has the same name, and finds room for the names, off the route where there is one. */
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

/** The marks in the order in which the points are visited. */
export function stopsAt(marks: readonly (SheetPoint & { numbers: readonly number[] })[], points: readonly SheetPoint[]): SheetPoint[] {
  return points.map((point, index) => marks.find(({ numbers }) => numbers.includes(index + 1)) ?? point);
}

/** A line through all points that bends as a road does, as the `d` of a path in a box of 100 by 100. */
export function routeThrough(stops: readonly SheetPoint[]): string {
  const [first] = stops;
  if (!first) return '';
  const write = ({ x, y }: SheetPoint) => `${rounded(x)} ${rounded(y)}`;
  return `M${write(first)}${bends(stops)
    .map(([, ...others]) => `C${others.map(write).join(' ')}`)
    .join('')}`;
}

/** Points along that line, so many on each leg that no name fits between two. */
function alongRoute(stops: readonly SheetPoint[]): At[] {
  const steps = Array.from({ length: 32 }, (_, index) => (index + 0.5) / 32);
  return bends(stops).flatMap((curve) => steps.map((t) => ({ x: between(curve, t, 'x'), y: between(curve, t, 'y') })));
}

type Curve = readonly [from: SheetPoint, leave: SheetPoint, arrive: SheetPoint, to: SheetPoint];

function between([from, leave, arrive, to]: Curve, t: number, axis: 'x' | 'y'): number {
  const rest = 1 - t;
  return rest ** 3 * from[axis] + 3 * rest ** 2 * t * leave[axis] + 3 * rest * t ** 2 * arrive[axis] + t ** 3 * to[axis];
}

/** The legs of the line. */
function bends(stops: readonly SheetPoint[]): Curve[] {
  const points = stops.filter(({ x, y }, index) => index === 0 || x !== stops[index - 1]?.x || y !== stops[index - 1]?.y);
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return [from, along(points[index - 1] ?? from, from, to, 1), along(from, to, points[index + 2] ?? to, -1), to];
  });
}

/** Where the line leaves or enters a point: along the way from the one before to the one after, no further than the shorter leg bears. */
function along(before: SheetPoint, at: SheetPoint, after: SheetPoint, side: 1 | -1): SheetPoint {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const legs = [Math.hypot(at.x - before.x, at.y - before.y), Math.hypot(after.x - at.x, after.y - at.y)].filter((leg) => leg > 0);
  const reach = (side * Math.min(...legs, 100)) / 3 / (Math.hypot(dx, dy) || 1);
  return { x: at.x + dx * reach, y: at.y + dy * reach };
}
