import { round, stroke, type At } from './brush.ts';
import type { Inks } from './face.ts';
import type { Person } from './person.ts';

/** Beards lie over the lower face. */
export function beard({ beard: kind, turn, jaw }: Person, { hair, shine }: Inks): string {
  const t = turn * 13;
  const w = jaw * 9;
  const lip = round(
    [
      [206 + t, 296],
      [222 + t, 284],
      [241 + t, 288],
      [260 + t, 284],
      [276 + t, 296],
      [262 + t, 300],
      [241 + t, 296],
      [220 + t, 300],
    ],
    hair,
    'fill-opacity=".95"',
  );
  if (kind === 'moustache') return lip;
  const full = (low: number): At[] => [
    [160, 238],
    [172, 280],
    [196, 292],
    [212 + t, 290],
    [210 + t, 308],
    [226 + t, 316],
    [256 + t, 316],
    [272 + t, 308],
    [270 + t, 290],
    [288, 292],
    [308, 280],
    [320, 238],
    [314 + w, 300],
    [284 + w, 344 + low * 0.6],
    [240, 362 + low],
    [196 - w, 344 + low * 0.6],
    [166 - w, 300],
  ];
  if (kind === 'stubble') return `<g clip-path="url(#head)">${round(full(0), hair, 'fill-opacity=".28"')}</g>`;
  const strands = Array.from({ length: 9 }, (_, i) =>
    stroke(
      [
        [184 + i * 14, 318 + 8 * Math.sin(i)],
        [186 + i * 13.5, 346],
      ],
      3,
      shine,
      0.5,
    ),
  ).join('');
  if (kind === 'short') return `<g clip-path="url(#head)">${round(full(0), hair, 'fill-opacity=".8"')}</g>` + lip;
  return round(full(20), hair) + strands + lip;
}
