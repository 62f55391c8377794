import { expect, test } from '@jest/globals';
import { placeFeatures, type Obstacles } from './placeFeatures.ts';
import type { MapFeatureKind } from './mapPlace.ts';

const nothing: Obstacles = { boxes: [], line: [], names: [] };
const at = (kind: MapFeatureKind, name: string, x: number, y: number, detail?: string) => ({ kind, name, x, y, lat: 0, lng: 0, detail });

test('a town is named at the upper right of its mark, a lake in its middle', () => {
  const placed = placeFeatures([at('town', 'Nyeri', 40, 40), at('lake', 'Lake Victoria', 20, 70)], nothing, 1.5);
  expect(placed).toMatchObject([
    {
      kind: 'lake',
      name: 'Lake Victoria',
      lines: ['Lake Victoria'],
      detail: undefined,
      x: 20,
      y: 70,
      across: 'centre',
      down: 'level',
      isNarrow: true,
    },
    { kind: 'town', name: 'Nyeri', lines: ['Nyeri'], detail: undefined, x: 40, y: 40, across: 'after', down: 'above', isNarrow: true },
  ]);
});

test('a name gives way to the route and to what is written already', () => {
  const towns = [at('town', 'Nyeri', 40, 40)];
  const line = [{ x: 44, y: 38 }];
  expect(placeFeatures(towns, { ...nothing, line }, 1.5)[0]).not.toMatchObject({ across: 'after', down: 'above' });
  const boxes = [{ left: 42, right: 100, top: 0, bottom: 100 }];
  expect(placeFeatures(towns, { ...nothing, boxes }, 1.5)).toMatchObject([{ across: 'before' }]);
  expect(placeFeatures(towns, { ...nothing, boxes: [{ left: 0, right: 100, top: 0, bottom: 100 }] }, 1.5)).toEqual([]);
});

test('a name stands once, and not beside a stop of the same name', () => {
  const seas = [at('sea', 'Indian Ocean', 30, 30), at('sea', 'Indian Ocean', 60, 60)];
  expect(placeFeatures(seas, nothing, 1.5)).toHaveLength(1);
  expect(placeFeatures([at('town', 'Nairobi', 50, 50)], { ...nothing, names: ['Nairobi'] }, 1.5)).toEqual([]);
});

test('an area is named at its next place where the first is taken', () => {
  const boxes = [{ left: 20, right: 40, top: 25, bottom: 35 }];
  const seas = [at('sea', 'Red Sea', 30, 30), at('sea', 'Red Sea', 60, 60)];
  expect(placeFeatures(seas, { ...nothing, boxes }, 1.5)).toMatchObject([{ x: 60, y: 60 }]);
});

test('a narrow map has fewer names, and none that only a wide one has room for', () => {
  const towns = Array.from({ length: 12 }, (_, i) => at('town', `Town ${i}`, 20 + (i % 3) * 25, 10 + Math.floor(i / 3) * 20));
  const placed = placeFeatures(towns, nothing, 1.5);
  expect(placed).toHaveLength(9);
  expect(placed.filter(({ isNarrow }) => isNarrow)).toHaveLength(6);
  const close = placeFeatures([at('town', 'Stone Town', 50, 50), at('town', 'Bagamoyo', 50.5, 43)], nothing, 1.5);
  expect(close.map(({ isNarrow }) => isNarrow)).toEqual([true, false]);
});

test('the height of a peak stands under its name, and takes room there', () => {
  const boxes = [{ left: 0, right: 100, top: 55, bottom: 60 }];
  const sides = (detail?: string) =>
    placeFeatures(
      [at('peak', 'Batian', 50, 50, detail)],
      { ...nothing, boxes: [...boxes, { left: 0, right: 100, top: 40, bottom: 46 }] },
      1.5,
    );
  expect(sides()).toMatchObject([{ down: 'level' }]);
  expect(sides('5,199 m')).toEqual([]);
});

test('the name of a peak near the edge takes two lines', () => {
  const peak = [at('peak', 'Mount Kenya', 86, 42, '5,199 m')];
  const line = Array.from({ length: 80 }, (_, y) => ({ x: 80, y }));
  expect(placeFeatures(peak, { ...nothing, line }, 5 / 6)).toMatchObject([{ lines: ['Mount', 'Kenya'], across: 'after' }]);
  expect(placeFeatures([at('peak', 'Mount Kenya', 40, 42, '5,199 m')], nothing, 5 / 6)).toMatchObject([{ lines: ['Mount Kenya'] }]);
});

test('a town where a leg ends is named beside it, one that a leg passes is not', () => {
  const line = Array.from({ length: 41 }, (_, x) => ({ x, y: 40 }));
  expect(placeFeatures([at('town', 'Alba', 40, 40)], { ...nothing, line }, 1.5)).toMatchObject([{ name: 'Alba', across: 'after' }]);
  expect(placeFeatures([at('town', 'Alba', 20, 40)], { ...nothing, line }, 1.5)).toEqual([]);
  expect(placeFeatures([at('sea', 'Ligurian Sea', 20, 40)], { ...nothing, line }, 1.5)).toEqual([]);
});

test('nothing is named at the edge of the map', () => {
  expect(placeFeatures([at('sea', 'Lakshadweep Sea', 97, 50), at('town', 'Kochi', 50, 97)], nothing, 1.5)).toEqual([]);
});

test('a name stands where a narrow map has room for it too, if need be in two lines', () => {
  const [summit] = placeFeatures([at('peak', 'Mount Kenya', 84.6, 42.8, '5,199 m')], nothing, 5 / 6);
  expect(summit).toMatchObject({ isNarrow: true, across: 'before' });
  const boxes = [{ left: 0, right: 82, top: 0, bottom: 100 }];
  const [beside] = placeFeatures([at('peak', 'Mount Kenya', 84.6, 42.8, '5,199 m')], { ...nothing, boxes }, 5 / 6);
  expect(beside).toMatchObject({ isNarrow: true, lines: ['Mount', 'Kenya'], across: 'after' });
  const [lake] = placeFeatures([at('lake', 'Lake Victoria', 12, 52)], nothing, 5 / 6);
  expect(lake).toMatchObject({ isNarrow: true, lines: ['Lake', 'Victoria'] });
});
