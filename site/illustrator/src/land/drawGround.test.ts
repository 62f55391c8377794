import { expect, test } from '@jest/globals';
import { clipLine } from './clipLine.ts';
import { drawGround, type Ground } from './drawGround.ts';
import { drawContours, type Relief } from './relief.ts';
import type { Line } from './topology.ts';

const island: [number, number][] = [
  [1, 1],
  [4, 1],
  [4, 4],
  [1, 4],
  [1, 1],
];
/** Land all over the square that is drawn. */
const square: Line = [
  [-9, -9],
  [9, -9],
  [9, 9],
  [-9, 9],
  [-9, -9],
];
const ground: Ground = {
  land: [island],
  borders: [
    [
      [2, -1],
      [2, 6],
    ],
  ],
  lakes: [],
  rivers: [],
  ice: [],
};
const relief: Relief = (lng, lat) => (Math.hypot(lng - 2.5, lat - 2.5) < 1 ? 1500 : 0);

test('draws land, relief, borders and coast in colours of the page', () => {
  const drawing = drawGround(ground, relief, 0, 0, 5, 12) ?? '';
  for (const part of ['land', 'band1', 'band6', 'contour', 'border', 'sea', 'coast']) expect(drawing).toContain(`var(--fw-map-${part})`);
  for (const part of ['band7', 'ice', 'lake', 'river']) expect(drawing).not.toContain(`var(--fw-map-${part})`);
  expect(drawing).not.toMatch(/#[\da-f]{3}|NaN|undefined/);
});

test('lakes have a shore, but none where a square cuts them', () => {
  const lakeAt = (west: number): Line => [
    [west, 2],
    [west + 1, 2],
    [west + 1, 3],
    [west, 3],
    [west, 2],
  ];
  const shores = (lake: Line) => {
    const drawing = drawGround({ ...ground, land: [square], lakes: [lake] }, relief, 0, 0, 5, 12) ?? '';
    return /map-lake.*?stroke="var\(--fw-map-coast\)".*? d="([^"]*)"/.exec(drawing)?.[1] ?? '';
  };
  const countSides = (d: string) => (d.match(/-?\d+/g)?.length ?? 0) / 2 - (d.match(/M/g)?.length ?? 0);
  expect(countSides(shores(lakeAt(2)))).toBe(4);
  expect(countSides(shores(lakeAt(4.5)))).toBe(3);
});

test('draws no square of open sea', () => {
  expect(drawGround(ground, relief, 100, 20, 5, 12)).toBeNull();
});

test('contours lie around the ground they enclose, in degrees', () => {
  const [rings = []] = drawContours(relief, [0, 0, 5, 5], [700], 12);
  const lngs = rings.flat().map(([lng]) => lng);
  const lats = rings.flat().map(([, lat]) => lat);
  expect((Math.min(...lngs) + Math.max(...lngs)) / 2).toBeCloseTo(2.5, 1);
  expect((Math.min(...lats) + Math.max(...lats)) / 2).toBeCloseTo(2.5, 1);
  expect(Math.max(...lngs) - Math.min(...lngs)).toBeCloseTo(2, 0);
});

test('cuts a line at a box, into as many parts as it enters it', () => {
  const line: [number, number][] = [
    [-1, 1],
    [6, 1],
    [6, 3],
    [-1, 3],
  ];
  expect(clipLine(line, [0, 0, 5, 5])).toEqual([
    [
      [0, 1],
      [5, 1],
    ],
    [
      [5, 3],
      [0, 3],
    ],
  ]);
});
