import type { Cells } from './cells.ts';

/** How a small picture differs from the one that was kept. */
export interface Difference {
  /** What differs and where, in words. */
  words: string;
  /** Of each cell of the new picture, whether it differs; absent where the size is another. */
  marks?: boolean[];
}

/** So far, of 255, a colour of a cell may be from what was kept: other processors round otherwise. See docs/decisions/022. */
const TOLERANCE = 2;

/** Compares two small pictures; nothing if they are the same as far as a machine can tell. */
export function compare(before: Cells, after: Cells): Difference | undefined {
  if (before.width !== after.width || before.height !== after.height) return { words: `${sizeOf(after)} instead of ${sizeOf(before)}` };
  const by = Array.from({ length: after.width * after.height }, (_, cell) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((before.rgb[cell * 3 + channel] ?? 0) - (after.rgb[cell * 3 + channel] ?? 0)))),
  );
  const marks = by.map((much) => much > TOLERANCE);
  const cells = marks.flatMap((differs, cell) => (differs ? [cell] : []));
  if (cells.length === 0) return undefined;
  const columns = cells.map((cell) => cell % after.width);
  const rows = cells.map((cell) => Math.floor(cell / after.width));
  const across = between(columns, after.side);
  const down = between(rows, after.side);
  const most = by.reduce((one, other) => Math.max(one, other), 0);
  return { words: `${cells.length} of ${by.length} cells differ, by up to ${most} of 255, at x ${across}, y ${down} px`, marks };
}

function between(cells: readonly number[], side: number): string {
  const [first, last] = cells.reduce(([least, most], cell) => [Math.min(least, cell), Math.max(most, cell)], [Infinity, 0]);
  return `${first * side}–${(last + 1) * side}`;
}

function sizeOf({ width, height, side }: Cells): string {
  return `about ${width * side} × ${height * side} px`;
}
