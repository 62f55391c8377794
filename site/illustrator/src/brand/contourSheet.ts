import { contours, simplify, type Line } from '../contours.ts';
import { terrains } from '../terrain/terrain.ts';
import { pathData } from './path.ts';

const width = 1600;
const height = 1000;
const cell = 4;
const interval = 0.085;

/** A sheet of contour lines of the ground that the alps picture shows, seen from above: one colour, lines of one pixel. */
export function contourSheet(seed: number): string {
  const columns = width / cell + 1;
  const rows = height / cell + 1;
  const terrain = terrains['alps'](seed);
  const field = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) field[y * columns + x] = terrain.height(-2.6 + (x / columns) * 6.4, 12 - (y / rows) * 4, 2.7);
  }
  const lines: Line[] = [];
  const bold: Line[] = [];
  const top = field.reduce((most, h) => Math.max(most, h), 0);
  for (let i = 1; i * interval < top; i += 1) {
    const found = contours(field, columns, rows, i * interval)
      .filter((line) => line.length > 22)
      .map((line) =>
        simplify(
          line.map(([x, y]) => [x * cell, y * cell] as const),
          0.4,
        ),
      );
    (i % 5 === 0 ? bold : lines).push(...found);
  }
  const group = (found: Line[], opacity: string): string => `<path${opacity} d="${pathData(found, 2)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#0f1c2b" stroke-width="1" stroke-linejoin="round">${group(lines, ' opacity=".62"')}${group(bold, '')}</svg>\n`;
}
