import type { SheetPoint } from './mapSheet.ts';
import { rounded, withNames, withNamesWhereFree, type At, type Box, type NameAt, type NamedPoint, type NameRoom } from './placeNames.ts';

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
  /** Minimum distance between two marks beside a list, in percent of the width. */
  mark: number;
  /** Text metrics of the labels. */
  room: NameRoom;
  /** The part of the map that a mark keeps free: on a map with numbers that of a mark 270 px wide. */
  pill: Pill;
  /** Labels are drawn even where they do not fit, because there is no list. */
  always: boolean;
}

/** The size of a mark in percent of the width of the map, and how much wider each further character makes it. */
interface Pill {
  width: number;
  height: number;
  more: number;
}

/** What is written on a mark: `3`, `1 · 4`, `2–5`. */
export function formatNumbers(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' · '))).join(' · ');
}

/** Map with a list: numbered marks of 26 px on a map 640 px wide, characters of 7.5 px. On one of 270 px they are 20 px wide. */
export const withList: Marking = {
  ratio: 3 / 2,
  mark: 4.6,
  pill: { width: 7.6, height: 7.6, more: 2.4 },
  room: { letter: 1.18, gap: 6.4, line: 5 },
  always: false,
};
/** The same in portrait, for places above one another. */
export const withListInPortrait: Marking = { ...withList, ratio: 5 / 6, room: { ...withList.room, line: 2.8 } };

/** Map without a list: dots, and labels of two lines that scale with the map. */
export const alone: Marking = {
  ratio: 5 / 6,
  mark: 1,
  pill: { width: 6, height: 10, more: 0 },
  room: { letter: 2.4, gap: 6, line: 8.4, widest: 58 },
  always: true,
};

/** The same in landscape, whose lines are a larger part of its height. */
export const aloneInLandscape: Marking = {
  ...alone,
  ratio: 4 / 3,
  pill: { width: 9.6, height: 8.4, more: 0 },
  room: { ...alone.room, gap: 9.6, line: 11.2 },
};

/** Map without any text. */
export const inPlaceOfPicture: Marking = { ...aloneInLandscape, ratio: 3 / 2 };

/** The part of the map that a mark takes. */
export function boxOfMark({ x, y, numbers }: Pick<Waypoint, 'x' | 'y' | 'numbers'>, { pill, ratio }: Marking): Box {
  const [width, height] = [pill.width + (formatNumbers(numbers).length - 1) * pill.more, pill.height * ratio];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/**
 * Merges places that a list tells apart and the map cannot, or that share a name where there is no list, and places the labels clear of
 * the route.
 */
export function waypoints(
  points: readonly SheetPoint[],
  names: readonly Pick<NamedPoint, 'name' | 'letters'>[],
  marking: Marking,
  isRoute: boolean,
  legs: readonly (readonly SheetPoint[])[] = [],
): Waypoint[] {
  const { ratio, mark, room, always } = marking;
  const marks: NumberedMark[] = [];
  for (const [index, { x, y }] of points.entries()) {
    const { name, letters } = names[index] ?? { name: '' };
    const near = marks.find((other) => (always ? other.name === name : Math.hypot(other.x - x, (other.y - y) / ratio) < mark));
    if (near) near.numbers.push(index + 1);
    else marks.push({ x: rounded(x), y: rounded(y), numbers: [index + 1], name, letters });
  }
  if (!always) mergeTouching(marks, ratio);
  const route = legs.length > 0 ? legs.flatMap(sampleLine) : isRoute ? sampleLine(stopsAt(marks, points)) : [];
  const named = always ? withNames(marks, room, route) : withNamesWhereFree(marks, room, 5, route).map(moveNameFromNumbers);
  return named.toSorted((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0));
}

/** How much farther from the middle of a mark its name begins for each character after the first, in percent of a map 544 px wide. */
const FARTHER = 0.7;

/** Moves a name away from a mark that is wider than one number. */
function moveNameFromNumbers<Point extends NumberedMark & { label?: NameAt | undefined }>(point: Point): Point {
  const { label, numbers } = point;
  if (!label || numbers.length === 1) return point;
  const shift = (formatNumbers(numbers).length - 1) * FARTHER;
  return { ...point, label: { ...label, x: rounded(label.side === 'end' ? label.x + shift : label.x - shift) } };
}

interface NumberedMark extends SheetPoint {
  numbers: number[];
  name: string;
  letters: number | undefined;
}

/** Size of a digit on a map 270 px wide, in percent of its width, and how much wider each further character is. */
const DIGIT = { width: 4, height: 6.2, more: 2.9 };

/** Joins marks whose numbers would touch on a narrow map. */
function mergeTouching(marks: NumberedMark[], ratio: number): void {
  const halfWidth = ({ numbers }: NumberedMark) => (DIGIT.width + (formatNumbers(numbers).length - 1) * DIGIT.more) / 2;
  const touches = (one: NumberedMark, other: NumberedMark) =>
    Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other) && Math.abs(one.y - other.y) / ratio < DIGIT.height;
  for (let index = 0; index < marks.length; index += 1) {
    const one = marks[index];
    const other = one && marks.findIndex((mark, later) => later > index && touches(one, mark));
    if (!one || other === undefined || other < 0) continue;
    one.numbers = [...one.numbers, ...marks.splice(other, 1).flatMap(({ numbers }) => numbers)].toSorted((a, b) => a - b);
    index = -1;
  }
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
