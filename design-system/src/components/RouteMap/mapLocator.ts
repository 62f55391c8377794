import type { SheetArea } from './mapSheet.ts';
import { contains, overlap, type At, type Box } from './placeNames.ts';

/** Where in the world a map lies. */
export interface MapLocator {
  /** The part of the map that it covers, in percent. */
  box: Box;
  /** What it shows of the world, in tenths of a degree from 180°W 84°N. */
  viewBox: string;
  /** The area of the map in the same units. */
  area: { x: number; y: number; width: number; height: number };
}

/** Width of a locator in percent of the map. */
const SIZE = 23;
/** Distance from the edge of the map, in percent of the width. */
const GAP = 2.5;
/** How many times as wide as the map the shown part of the world is, and at least how many degrees. */
const [WIDER, LEAST] = [6, 56];
/** Degrees across a map that needs no locator. */
const WIDEST = 40;

/** Finds a corner of the map for its locator; null where the route leaves none, or where the map shows enough of the world. */
export function placeLocator(
  { west, north, width, height }: SheetArea,
  boxes: readonly Box[],
  line: readonly At[],
  ratio: number,
): MapLocator | null {
  if (width > WIDEST) return null;
  const box = corners(ratio).find((corner) => !boxes.some((other) => overlap(corner, other)) && !line.some((at) => contains(corner, at)));
  if (!box) return null;
  const [x, y] = [(west + 180) * 10, (84 - north) * 10];
  const shown = Math.max(width * WIDER, LEAST) * 10;
  const corner = [x + width * 5 - shown / 2, y + height * 5 - shown / 2].map(Math.round);
  return {
    box,
    viewBox: [...corner, Math.round(shown), Math.round(shown)].join(' '),
    area: { x: Math.round(x), y: Math.round(y), width: Math.round(width * 10), height: Math.round(height * 10) },
  };
}

function corners(ratio: number): Box[] {
  const [top, tall] = [GAP * ratio, SIZE * ratio];
  const left = { left: GAP, right: GAP + SIZE };
  const right = { left: 100 - GAP - SIZE, right: 100 - GAP };
  const upper = { top, bottom: top + tall };
  const lower = { top: 93 - top - tall, bottom: 93 - top };
  return [
    { ...right, ...upper },
    { ...left, ...upper },
    { ...left, ...lower },
  ];
}
