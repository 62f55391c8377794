import { parseOutline, type Point, shiftX } from '#src/svg/outline.ts';
import { closedCurve, stroke } from './brush.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

/** The beard, drawn over the face. */
export function drawBeard({ beard: kind, turn, jaw }: Person, { hair, shine }: PortraitInks): string {
  const t = turn * 13;
  const w = jaw * 9;
  const moustache = closedCurve(shiftX('206,296 222,284 241,288 260,284 276,296 262,300 241,296 220,300', t), hair, 'fill-opacity=".95"');
  if (kind === 'moustache') return moustache;
  const full = (length: number): Point[] => [
    ...parseOutline('160,238 172,280 196,292'),
    ...shiftX('212,290 210,308 226,316 256,316 272,308 270,290', t),
    ...parseOutline('288,292 308,280 320,238'),
    ...parseOutline(`${314 + w},300 ${284 + w},${344 + length * 0.6} 240,${362 + length}`),
    ...parseOutline(`${196 - w},${344 + length * 0.6} ${166 - w},300`),
  ];
  const clipped = (opacity: number): string => `<g clip-path="url(#head)">${closedCurve(full(0), hair, `fill-opacity=".${opacity}"`)}</g>`;
  if (kind === 'stubble') return clipped(28);
  if (kind === 'short') return clipped(8) + moustache;
  const strands = Array.from({ length: 9 }, (_, i) =>
    stroke(`${184 + i * 14},${318 + 8 * Math.sin(i)} ${186 + i * 13.5},346`, 3, shine, 0.5),
  ).join('');
  return closedCurve(full(20), hair) + strands + moustache;
}
