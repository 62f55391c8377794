import { expect, test } from '@jest/globals';
import { clipLine } from './clipLine.ts';
import { drawGround, type Ground } from './drawGround.ts';
import { drawContours } from './relief.ts';

const island: [number, number][] = [
  [1, 1],
  [4, 1],
  [4, 4],
  [1, 4],
  [1, 1],
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
  relief: (column, row) => (Math.hypot(column / 12 - 2.5, row / 12 - 92.5) < 1 ? 1500 : 0),
};

test('draws land, relief, borders and coast in colours of the page', () => {
  const drawing = drawGround(ground, 0, 0, 5) ?? '';
  for (const part of ['land', 'band1', 'band4', 'border', 'sea', 'coast']) expect(drawing).toContain(`var(--fw-map-${part})`);
  for (const part of ['band5', 'lake', 'river']) expect(drawing).not.toContain(`var(--fw-map-${part})`);
  expect(drawing).not.toMatch(/#[\da-f]{3}|NaN|undefined/);
});

test('draws no square of open sea', () => {
  expect(drawGround(ground, 100, 20, 5)).toBeNull();
});

test('contours lie around the ground they enclose, in degrees', () => {
  const [rings = []] = drawContours(ground.relief, [0, 0, 5, 5], [700]);
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
