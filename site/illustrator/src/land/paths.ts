import type { Box } from './clipLine.ts';
import type { Line } from './topology.ts';

/** The `d` of rings in units of `scale` a degree from the north-western corner of the box. */
export function pathOfRings(rings: readonly Line[], box: Box, scale: number): string {
  return rings.map((ring) => pathOf(ring, box, scale, 3, 'z')).join('');
}

/** The `d` of open lines in the same units. */
export function pathOfLines(lines: readonly Line[], box: Box, scale: number): string {
  return lines.map((line) => pathOf(line, box, scale, 2, '')).join('');
}

function pathOf(line: Line, [west, , , north]: Box, scale: number, fewest: number, end: string): string {
  const points = line
    .map(([lng, lat]) => [Math.round((lng - west) * scale), Math.round((north - lat) * scale)] as const)
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
  const [first, ...others] = points;
  if (!first || points.length < fewest) return '';
  const steps = others.map(([x, y], i) => `${x - (points[i]?.[0] ?? 0)} ${y - (points[i]?.[1] ?? 0)}`);
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
}
