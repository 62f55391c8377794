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

/** Compares a snapshot with its baseline; `undefined` if they match within tolerance. */
export function compare(before: Cells, after: Cells): Difference | undefined {
  if (before.width !== after.width || before.height !== after.height) return { summary: `${sizeOf(after)} instead of ${sizeOf(before)}` };
  const differences = Array.from({ length: after.width * after.height }, (_, cell) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((before.rgb[cell * 3 + channel] ?? 0) - (after.rgb[cell * 3 + channel] ?? 0)))),
  );
  const marks = differences.map((difference) => difference > TOLERANCE);
  const cells = marks.flatMap((differs, cell) => (differs ? [cell] : []));
  if (cells.length === 0) return undefined;
  const columns = cells.map((cell) => cell % after.width);
  const rows = cells.map((cell) => Math.floor(cell / after.width));
  const xRange = pixelRange(columns, after.side);
  const yRange = pixelRange(rows, after.side);
  const largest = differences.reduce((one, other) => Math.max(one, other), 0);
  return {
    summary: `${cells.length} of ${differences.length} cells differ, by up to ${largest} of 255, at x ${xRange}, y ${yRange} px`,
    marks,
  };
}

function pixelRange(cells: readonly number[], side: number): string {
  const [first, last] = cells.reduce(([min, max], cell) => [Math.min(min, cell), Math.max(max, cell)], [Infinity, 0]);
  return `${first * side}–${(last + 1) * side}`;
}

function sizeOf({ width, height, side }: Cells): string {
  return `about ${width * side} × ${height * side} px`;
}
