import type { SheetPoint } from './mapSheet.ts';
import { rounded, withNames, withNamesWhereFree, type At, type NameAt, type NamedPoint, type NameRoom } from './placeNames.ts';

/** A mark on the map: one place, or several too close to be distinguished. */
export interface Waypoint extends SheetPoint {
  /** Numbers of its places, starting at 1. */
  numbers: readonly number[];
  /** Label: the name of its first place. */
  name: string;
  /** Width of the label in characters, if there is more than the name. */
  letters?: number | undefined;
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
export const alone: Marking = { ratio: 5 / 6, mark: 1, room: { letter: 2.4, gap: 6, line: 8.4, widest: 58 }, always: true };

/** The same in landscape, whose lines are a larger part of its height. */
export const aloneInLandscape: Marking = { ...alone, ratio: 4 / 3, room: { ...alone.room, gap: 9.6, line: 11.2 } };

/** Merges places that are too close or share a name, and places the labels clear of the route. */
export function waypoints(
  points: readonly SheetPoint[],
  names: readonly Pick<NamedPoint, 'name' | 'letters'>[],
  { ratio, mark, room, always }: Marking,
  isRoute: boolean,
  legs: readonly (readonly SheetPoint[])[] = [],
): Waypoint[] {
  const marks: { x: number; y: number; numbers: number[]; name: string; letters: number | undefined }[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const { name, letters } = names[index] ?? { name: '' };
    const near = marks.find((other) => (always && other.name === name) || Math.hypot(other.x - x, (other.y - y) / ratio) < mark);
    if (near) near.numbers.push(index + 1);
    else marks.push({ x: rounded(x), y: rounded(y), numbers: [index + 1], name, letters });
  }
  const route = legs.length > 0 ? legs.flatMap(sampleLine) : isRoute ? sampleLine(stopsAt(marks, points)) : [];
  const named = always ? withNames(marks, room, route) : withNamesWhereFree(marks, room, 5, route);
  return named.toSorted((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0));
}

/** Marks in the order in which the points are visited. */
export function stopsAt(marks: readonly (SheetPoint & { numbers: readonly number[] })[], points: readonly SheetPoint[]): SheetPoint[] {
  return points.map((point, index) => marks.find(({ numbers }) => numbers.includes(index + 1)) ?? point);
}

/** Straight line through all points, as the `d` of a path in a 100 by 100 view box. */
export function routeThrough(stops: readonly SheetPoint[]): string {
  return pathThrough(stops.filter(({ x, y }, index) => index === 0 || x !== stops[index - 1]?.x || y !== stops[index - 1]?.y));
}

/** The `d` of a line in a 100 by 100 view box. */
export function pathThrough(points: readonly At[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

/** Samples of a line, dense enough that no label fits between two. */
export function sampleLine(points: readonly SheetPoint[]): At[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)), 1);
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    });
  });
}
