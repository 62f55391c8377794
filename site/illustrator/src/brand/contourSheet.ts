import { traceContours, simplifyLine, type Polyline } from '#src/math/contours.ts';
import { biomes } from '#src/biomes/biomes.ts';
import { compactPathData } from './compactPath.ts';

const width = 1600;
const height = 1000;
const cell = 4;
const interval = 0.085;

/** A contour map of the terrain in the alps picture as SVG, in one colour. */
export function drawContourSheet(seed: number): string {
  const columns = width / cell + 1;
  const rows = height / cell + 1;
  const terrain = biomes['alps'].buildTerrain(seed);
  const field = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) field[y * columns + x] = terrain.height(-2.6 + (x / columns) * 6.4, 12 - (y / rows) * 4, 2.7);
  }
  const lines: Polyline[] = [];
  const bold: Polyline[] = [];
  const top = field.reduce((most, h) => Math.max(most, h), 0);
  for (let i = 1; i * interval < top; i += 1) {
    const contours = traceContours(field, columns, rows, i * interval)
      .filter((line) => line.length > 22)
      .map((line) =>
        simplifyLine(
          line.map(([x, y]) => [x * cell, y * cell] as const),
          0.4,
        ),
      );
    (i % 5 === 0 ? bold : lines).push(...contours);
  }
  const draw = (group: Polyline[], opacity: string): string => `<path${opacity} d="${compactPathData(group, 2)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#0f1c2b" stroke-width="1" stroke-linejoin="round">${draw(lines, ' opacity=".62"')}${draw(bold, '')}</svg>\n`;
}
