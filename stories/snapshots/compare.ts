import type { Cells } from './cells.ts';

/** Difference between a snapshot and its baseline. */
export interface Difference {
  /** What differs, and where. */
  summary: string;
  /** For each cell of the new snapshot, whether it differs; omitted if the sizes differ. */
  marks?: boolean[];
}

/** Tolerated difference of a colour channel, of 255: processors round differently. See docs/decisions/022. */
const TOLERANCE = 2;

/** Size of the squares of whole pages. */
const PAGE_SIDE = 16;

/** By how much the squares along an edge of a whole page may differ that is rounded to the next pixel. */
const EDGE_TOLERANCE = 8;

/** Compares a snapshot with its baseline; `undefined` if they match within tolerance. */
export function compare(before: Cells, after: Cells): Difference | undefined {
  if (before.width !== after.width || before.height !== after.height) return { summary: `${sizeOf(after)} instead of ${sizeOf(before)}` };
  const differences = Array.from({ length: after.width * after.height }, (_, cell) =>
    [0, 1, 2].map((channel) => Math.abs((before.rgb[cell * 3 + channel] ?? 0) - (after.rgb[cell * 3 + channel] ?? 0))),
  );
  const isMarked = (cell: number) => Math.max(...(differences[cell] ?? [0])) > TOLERANCE;
  const changed = differences.flatMap((_, cell) => (isMarked(cell) ? [cell] : []));
  const largest = changed.reduce((most, cell) => Math.max(most, ...(differences[cell] ?? [])), 0);
  if (changed.length === 0) return undefined;
  if (after.side === PAGE_SIDE && largest <= EDGE_TOLERANCE && changed.every((cell) => isOnEdge(cell, after.width, isMarked)))
    return undefined;
  const columns = changed.map((cell) => cell % after.width);
  const rows = changed.map((cell) => Math.floor(cell / after.width));
  const xRange = pixelRange(columns, after.side);
  const yRange = pixelRange(rows, after.side);
  return {
    summary: `${changed.length} of ${differences.length} cells differ, by up to ${largest} of 255, at x ${xRange}, y ${yRange} px`,
    marks: differences.map((_, cell) => isMarked(cell)),
  };
}

/** Whether a square differs but not those above and below it, or not those beside it. */
function isOnEdge(cell: number, width: number, isMarked: (cell: number) => boolean): boolean {
  return (!isMarked(cell - width) && !isMarked(cell + width)) || (!isMarked(cell - 1) && !isMarked(cell + 1));
}

function pixelRange(cells: readonly number[], side: number): string {
  const [first, last] = cells.reduce(([min, max], cell) => [Math.min(min, cell), Math.max(max, cell)], [Infinity, 0]);
  return `${first * side}–${(last + 1) * side}`;
}

function sizeOf({ width, height, side }: Cells): string {
  return `about ${width * side} × ${height * side} px`;
}
