import type { MapFeature, MapFeatureKind } from './mapPlace.ts';
import { contains, overlap, rounded, type At, type Box } from './placeNames.ts';

/** The side of its point on which a name stands. */
export interface FeatureSide {
  across: 'before' | 'centre' | 'after';
  down: 'above' | 'level' | 'below';
}

/** A name of the surroundings with its place on the map, in percent. */
export interface PlacedFeature extends At, FeatureSide {
  kind: MapFeatureKind;
  name: string;
  /** The name as it is written: in two lines where there is no room for one. */
  lines: readonly string[];
  detail: string | undefined;
  /** Whether there is room for it on a narrow map as well. */
  isNarrow: boolean;
  /** The part of the map that it takes. */
  box: Box;
}

/** What names keep clear of. */
export interface Obstacles {
  /** Marks, names and labels of the route, and what else is written on the map. */
  boxes: readonly Box[];
  /** Points along the route. */
  line: readonly At[];
  /** Names of the route, which are not written twice. */
  names: readonly string[];
}

/** Text metrics in percent: width of a character, height of a line, distance from a mark. */
interface Metrics {
  letter: number;
  line: number;
  gap: number;
}

/** Letters of 13 px on a map 448 px wide. */
const roomy = { letter: 1.6, line: 3.4, gap: 1.2 };
/** Letters of 11 px on a map 288 px wide. */
const narrow = { letter: 2.15, line: 4.6, gap: 1.7 };

/** Width of a character of each kind against one in roman. */
const widths: Record<MapFeatureKind, number> = {
  country: 1.45,
  region: 1.4,
  island: 1,
  sea: 1.05,
  lake: 0.95,
  river: 0.95,
  peak: 1,
  town: 1,
};
/** Width of a character of a detail against one of the name. */
const SMALLER = 0.87;
/** How many names of each kind a map has, in the order in which they are placed; in brackets on a narrow one. */
const limits: readonly [kind: MapFeatureKind, roomy: number, narrow: number][] = [
  ['sea', 3, 2],
  ['country', 4, 3],
  ['lake', 4, 2],
  ['peak', 4, 3],
  ['town', 9, 6],
  ['island', 5, 3],
  ['region', 4, 2],
  ['river', 3, 2],
];

/** How far around its mark a name does not mind a line, in gaps between mark and name. */
const NEAR_MARK = 1.5;

/** Sides of a point, best first. */
const besidePoint: readonly FeatureSide[] = [
  { across: 'after', down: 'above' },
  { across: 'after', down: 'level' },
  { across: 'after', down: 'below' },
  { across: 'before', down: 'above' },
  { across: 'before', down: 'level' },
  { across: 'before', down: 'below' },
  { across: 'centre', down: 'above' },
  { across: 'centre', down: 'below' },
];
const overPoint: readonly FeatureSide[] = [{ across: 'centre', down: 'level' }];

/** A way to write a name: in how many lines, and where. */
interface FeatureForm {
  lines: readonly string[];
  side: FeatureSide;
}

/** The ways to write a name, best first: that of a peak or a lake also in two lines. */
function formsOf(kind: MapFeatureKind, name: string): FeatureForm[] {
  const sides = kind === 'town' || kind === 'peak' || kind === 'river' ? besidePoint : overPoint;
  const [first = name, ...others] = name.split(' ');
  const texts = (kind === 'peak' || kind === 'lake') && others.length > 0 ? [[name], [first, others.join(' ')]] : [[name]];
  return texts.flatMap((lines) => sides.map((side) => ({ lines, side })));
}

/** Places the names of the surroundings where the route leaves room; the others are left out. Each name stands once. */
export function placeFeatures(features: readonly (MapFeature & At)[], obstacles: Obstacles, ratio: number): PlacedFeature[] {
  const known = new Set(obstacles.names.map((name) => name.toLowerCase()));
  const placed: PlacedFeature[] = [];
  const [taken, takenNarrow] = [[...obstacles.boxes], [...obstacles.boxes]];
  for (const [kind, most, mostNarrow] of limits) {
    const room = { roomy: most, narrow: mostNarrow };
    for (const { name, detail, x, y } of features.filter((feature) => feature.kind === kind)) {
      if (room.roomy === 0) break;
      if (known.has(name.toLowerCase())) continue;
      const boxAt = ({ lines, side }: FeatureForm, metrics: Metrics) => boxOf({ x, y }, { kind, lines, detail }, side, metrics, ratio);
      const offMark = ({ gap }: Metrics) => obstacles.line.filter((at) => Math.hypot(at.x - x, (at.y - y) / ratio) > gap * NEAR_MARK);
      const free = formsOf(kind, name).filter((candidate) => isFree(boxAt(candidate, roomy), taken, offMark(roomy)));
      const onBoth = room.narrow > 0 ? free.find((candidate) => isFree(boxAt(candidate, narrow), takenNarrow, offMark(narrow))) : undefined;
      const form = onBoth ?? free[0];
      if (!form) continue;
      const isNarrow = onBoth !== undefined;
      const box = boxAt(form, isNarrow ? narrow : roomy);
      placed.push({ kind, name, lines: form.lines, detail, x: rounded(x), y: rounded(y), ...form.side, isNarrow, box });
      taken.push(boxAt(form, roomy));
      known.add(name.toLowerCase());
      room.roomy -= 1;
      if (!isNarrow) continue;
      takenNarrow.push(boxAt(form, narrow));
      room.narrow -= 1;
    }
  }
  return placed;
}

/** The length of a text in characters of medium width. */
function countLetters(text: string): number {
  return text.length + 0.6 * (text.match(/[mw]/gi)?.length ?? 0);
}

/** The length of a figure with its unit in the same characters. */
function countFigures(text: string): number {
  return text.length - 0.5 * (text.match(/[\s,.]/g)?.length ?? 0);
}

/** The box of a name and of its mark. */
function boxOf(
  { x, y }: At,
  { kind, lines, detail }: { kind: MapFeatureKind; lines: readonly string[]; detail: string | undefined },
  { across, down }: FeatureSide,
  { letter, line, gap }: Metrics,
  ratio: number,
): Box {
  const letters = Math.max(...lines.map(countLetters), countFigures(detail ?? '') * SMALLER) * widths[kind];
  const count = detail === undefined ? lines.length : lines.length + 1;
  const [width, height, rise] = [letters * letter, count * line * ratio, gap * ratio];
  const left = { before: x - gap - width, centre: x - width / 2, after: x - gap }[across];
  const right = { before: x + gap, centre: x + width / 2, after: x + gap + width }[across];
  const top = { above: y - height, level: y - height / 2, below: y - rise }[down];
  const bottom = { above: y + rise, level: y + height / 2, below: y + height }[down];
  return across === 'centre' && down !== 'level'
    ? { left, right, top: down === 'above' ? y - rise - height : y - rise, bottom: down === 'above' ? y + rise : y + rise + height }
    : { left, right, top, bottom };
}

/** Percent from the top where the labels of the meridians begin. */
const MERIDIANS = 93;

function isFree(box: Box, boxes: readonly Box[], line: readonly At[]): boolean {
  return (
    box.left > 1.5 &&
    box.right < 98.5 &&
    box.top > 1.5 &&
    box.bottom < MERIDIANS &&
    !boxes.some((other) => overlap(box, other)) &&
    !line.some((at) => contains(box, at))
  );
}
