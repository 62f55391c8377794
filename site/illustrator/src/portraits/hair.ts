import { type Outline, parseOutline, type Point } from '#src/svg/outline.ts';
import { closedCurve, stroke } from './brush.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

type DrawHair = (inks: PortraitInks, person: Person) => string;

/** Hair and headwear behind the head. */
export const hairBehind: Partial<Record<Person['hair'], DrawHair>> = {
  bob: ({ hair }) => closedCurve('240,84 320,116 346,200 344,300 322,338 240,330 158,338 136,300 134,200 160,116', hair),
  long: ({ hair }) => closedCurve('240,84 322,116 348,210 352,330 366,430 310,440 240,400 170,440 114,430 128,330 132,210 158,116', hair),
  braids: ({ hair, shine }) =>
    [-1, 1]
      .map((side) =>
        Array.from(
          { length: 8 },
          (_, i) =>
            closedCurve(
              [
                [240 + side * 92, 250 + i * 24],
                [240 + side * 112, 262 + i * 24],
                [240 + side * 98, 282 + i * 24],
                [240 + side * 78, 266 + i * 24],
              ],
              hair,
            ) + stroke(`${240 + side * 82},${262 + i * 24} ${240 + side * 106},${270 + i * 24}`, 2.4, shine, 0.6),
        ).join(''),
      )
      .join('') + closedCurve('240,86 318,120 336,200 330,280 240,300 150,280 144,200 162,120', hair),
  bun: ({ hair, shine }) =>
    `<circle cx="240" cy="76" r="40" fill="${hair}"/>` +
    stroke('214,66 240,50 266,66', 4, shine, 0.6) +
    stroke('218,82 240,70 262,82', 3, shine, 0.4),
  knot: ({ hair }) => closedCurve('300,250 336,262 344,296 312,312 288,290', hair),
  curls: ({ hair }) =>
    dots(62, hair, 1, (i) => {
      const a = Math.PI * (0.86 + 1.28 * fraction(i, 0.618));
      const r = 84 + 44 * Math.sqrt(fraction(i, 0.7548));
      return [240 + Math.cos(a) * r, 212 + Math.sin(a) * r * 1.08, 20 + 8 * fraction(i, 0.37)];
    }),
  locs: ({ hair, shine }) =>
    Array.from({ length: 15 }, (_, i) => {
      const x = 128 + i * 16;
      const low = 380 - 40 * Math.cos((i - 7) / 4);
      return (
        stroke(`${240 + (x - 240) * 0.7},130 ${x},240 ${x + 3 * Math.sin(i)},${low}`, 19, hair) +
        stroke(`${240 + (x - 240) * 0.8},180 ${x - 2},260 ${x + 2},${low - 30}`, 2.6, shine, 0.45)
      );
    }).join(''),
  scarf: ({ cloth, fold }) =>
    closedCurve('240,72 330,108 356,214 352,320 392,430 340,520 240,500 140,520 88,430 128,320 124,214 150,108', cloth) +
    stroke('344,260 350,340 378,430', 8, fold, 0.7) +
    stroke('136,260 130,340 104,430', 5, fold, 0.5),
};

/** Hair and headwear over the brow. */
export const hairInFront: Record<Person['hair'], DrawHair> = {
  crop: ({ hair, shine }) =>
    closedCurve('156,204 150,150 180,104 240,88 300,104 330,150 324,206 314,168 292,142 240,134 188,142 166,168', hair) +
    strands('176,150 200,116', '296,150 284,112', 8, shine, 0.35),
  side: ({ hair, shine }) =>
    closedCurve('154,212 146,150 176,98 246,80 312,104 334,160 325,214 315,168 296,150 250,150 206,128 190,152 168,172', hair) +
    strands('206,124 256,96 312,140', '212,128 262,140 300,150', 6, shine, 0.45),
  wave: ({ hair, shine }) =>
    closedCurve('152,224 142,150 180,92 250,74 318,100 340,160 328,226 318,180 286,160 262,128 222,152 184,156 164,184', hair) +
    strands('186,140 224,104 270,98', '250,130 290,140 324,180', 6, shine, 0.45),
  bob: ({ hair, shine }) =>
    closedCurve('150,300 140,190 166,108 240,82 314,108 340,190 330,300 322,240 312,180 270,146 226,128 186,164 164,206 160,250', hair) +
    strands('226,112 168,160 150,280', '222,124 180,166 157,260', 3, shine, 0.4) +
    strands('262,112 322,170 334,280', '262,132 304,172 324,260', 3, shine, 0.4),
  long: ({ hair, shine }) =>
    closedCurve('148,330 138,200 164,110 240,82 316,110 342,200 332,330 324,250 310,180 264,140 240,120 214,140 172,180 158,250', hair) +
    strands('236,100 164,150 144,300', '236,116 176,166 154,280', 4, shine, 0.4) +
    strands('244,100 318,150 336,300', '244,116 306,166 328,280', 4, shine, 0.4),
  braids: ({ hair, shine }) =>
    closedCurve('156,214 150,150 180,102 240,86 300,102 330,150 324,214 308,166 262,136 240,118 218,136 172,166', hair) +
    stroke('240,92 240,118', 3, shine, 0.7),
  bun: ({ hair, shine }) =>
    closedCurve('156,216 150,150 182,100 240,86 298,100 330,150 324,216 312,172 280,146 240,138 200,146 168,172', hair) +
    strands('168,170 200,120 236,88', '312,170 280,120 244,88', 7, shine, 0.4),
  knot: ({ hair, shine }) =>
    closedCurve('154,224 148,150 180,100 240,84 302,102 334,152 328,250 316,190 290,152 238,130 206,140 176,168 160,204', hair) +
    strands('200,138 262,112 318,200', '236,100 300,116 326,220', 5, shine, 0.45),
  curls: ({ hair, shine }) =>
    dots(34, hair, 1, (i) => {
      const a = Math.PI * (1.03 + 0.94 * fraction(i, 0.618));
      const r = 66 + 38 * Math.sqrt(fraction(i, 0.7548));
      return [240 + Math.cos(a) * r * 1.06, 204 + Math.sin(a) * r, 17 + 6 * fraction(i, 0.37)];
    }) +
    dots(26, shine, 0.3, (i) => {
      const a = Math.PI * (1 + fraction(i, 0.618));
      return [240 + Math.cos(a) * 96, 196 + Math.sin(a) * 104, 4 + 3 * fraction(i, 0.3)];
    }),
  locs: ({ hair, shine }) =>
    closedCurve('154,214 150,150 182,98 240,84 298,98 330,150 326,214 306,158 240,138 174,158', hair) +
    strands('176,160 202,120 236,88', '304,160 278,120 244,88', 9, shine, 0.45),
  receding: ({ hair, shine }) =>
    closedCurve('154,222 146,170 162,126 184,108 178,140 166,176', hair) +
    closedCurve('326,222 334,170 318,126 296,108 302,140 314,176', hair) +
    strands('190,116 240,100 292,112', '192,128 240,112 290,124', 3, shine, 0.6),
  bald: ({ hair }) => stroke('156,232 152,210 160,190', 10, hair, 0.5) + stroke('324,232 328,210 320,190', 10, hair, 0.5),
  scarf: ({ cloth, fold }) =>
    closedCurve(
      '148,330 134,214 160,112 240,78 320,112 346,214 332,330 290,376 240,392 190,376 176,330 200,356 240,368 280,356 316,300 324,230 306,158 240,128 174,158 156,230 164,300 176,330',
      cloth,
    ) +
    stroke('170,150 240,112 310,150', 4, fold, 0.6) +
    stroke('310,330 280,372 220,384', 5, fold, 0.7),
  turban: ({ cloth, fold }) =>
    closedCurve('146,196 132,140 166,74 240,48 314,74 348,140 334,196 300,152 240,128 180,152', cloth) +
    [0, 1, 2, 3]
      .map((i) => stroke(`${150 + i * 10},${184 - i * 26} ${236 + i * 14},${134 - i * 22} ${330 + i * 2},${150 - i * 30}`, 5, fold, 0.6))
      .join('') +
    stroke('330,184 260,120 176,92', 5, fold, 0.6),
  cap: ({ cloth, fold }) =>
    closedCurve('148,172 150,110 196,72 262,68 318,96 336,160 330,178 240,152', cloth) +
    closedCurve('140,178 190,152 250,150 332,176 300,178 240,168 190,172 138,196', fold),
};

/** Strokes of light between one line and another. */
function strands(from: Outline, to: Outline, count: number, ink: string, opacity = 0.5): string {
  const last = parseOutline(to);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const points = parseOutline(from).map(([x, y], k): Point => [x + (last[k][0] - x) * t, y + (last[k][1] - y) * t]);
    return stroke(points, 3.2, ink, opacity);
  }).join('');
}

function dots(count: number, ink: string, opacity: number, dot: (i: number) => readonly [x: number, y: number, r: number]): string {
  return Array.from({ length: count }, (_, i) => dot(i))
    .map(([x, y, r]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${ink}" fill-opacity="${opacity}"/>`)
    .join('');
}

/** A low-discrepancy sequence in [0, 1). */
function fraction(i: number, step: number): number {
  return (i * step) % 1;
}
