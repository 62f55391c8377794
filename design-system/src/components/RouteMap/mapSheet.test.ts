import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { distanceKm, formatPosition } from './geography.ts';
import { mapSheet } from './mapSheet.ts';
import { alone, formatNumbers, routeThrough, waypoints, withList } from './waypoints.ts';

const nairobi = { lat: -1.286, lng: 36.817 };
const mara = { lat: -1.49, lng: 35.14 };
const suva = { lat: -18.14, lng: 178.44 };
const apia = { lat: -13.83, lng: -171.77 };

test('computes great-circle distances', () => {
  expect(distanceKm(nairobi, mara)).toBeCloseTo(187.9, 0);
  expect(distanceKm(suva, apia)).toBeCloseTo(1150.7, 0);
  expect(distanceKm(mara, mara)).toBe(0);
});

test('formats positions to the minute, without a hemisphere at zero', () => {
  expect(formatPosition(mara)).toBe('1°29′S 35°8′E');
  expect(formatPosition({ lat: 0, lng: -180 })).toBe('0° 180°W');
  expect(formatPosition({ lat: 59.999, lng: 10 })).toBe('60°N 10°E');
});

test('every place is on the map, north up and east to the right', () => {
  for (const places of [[nairobi, mara], [suva, apia], [mara], [{ lat: 78.2, lng: 15.6 }, { lat: 69.6, lng: 18.9 }, nairobi]]) {
    const { points } = mapSheet(places, 1.5);
    for (const { x, y } of points) expect([x, y].every((part) => part >= 14.9 && part <= 85.1)).toBe(true);
  }
  const [first, second] = mapSheet([nairobi, mara], 1.5).points;
  expect(first && second && first.x > second.x && first.y < second.y).toBe(true);
});

test('landmarks around the places are on the map, nearer to its edges, and the places keep their margin', () => {
  const around = [
    { lat: -0.789, lng: 33.254 },
    { lat: -3.076, lng: 37.353 },
  ];
  const { points, project, area } = mapSheet([nairobi, mara], 5 / 6, [], around);
  for (const { x, y } of points) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(17.9);
  for (const { x, y } of around.map(project)) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(14.4);
  expect(area.width).toBeLessThan(2.5 * mapSheet([nairobi, mara], 5 / 6).area.width);
});

test('a route across the Pacific stays on one map', () => {
  const { points, meridians } = mapSheet([suva, apia], 1.5);
  expect(points[0] && points[1] && points[0].x < points[1].x).toBe(true);
  expect(meridians.map(({ label }) => label)).toContain('180°W');
});

test('the scale is a round number and accurate at the centre', () => {
  const { scale, points } = mapSheet([nairobi, mara], 1.5);
  const [a, b] = points;
  if (!a || !b) throw new Error('no points');
  const wide = Math.hypot(a.x - b.x, (a.y - b.y) / 1.5);
  expect((scale.km / scale.width) * wide).toBeCloseTo(187.9, -1);
  expect([20, 50]).toContain(scale.km);
});

test('has a few graticule lines at every extent', () => {
  for (const places of [[mara], [nairobi, mara], [suva, nairobi], [nairobi, { lat: 64, lng: -21 }]]) {
    const { parallels, meridians } = mapSheet(places, 1.5);
    expect(parallels.length).toBeGreaterThan(0);
    expect(meridians.length).toBeGreaterThan(1);
    expect(parallels.length + meridians.length).toBeLessThan(14);
  }
});

test('overlapping places share a mark; labels never overlap marks or labels', () => {
  const marks = waypoints(
    [
      { x: 20, y: 50 },
      { x: 60, y: 50 },
      { x: 62, y: 51 },
      { x: 20.5, y: 50 },
      { x: 84, y: 20 },
    ],
    ['Nairobi', 'Sand River Camp', 'Keekorok', 'Nairobi', 'Lamu'].map((name) => ({ name })),
    withList,
    false,
  );
  expect(marks.map(({ numbers, name, label }) => [numbers.join(), name, label?.side])).toEqual([
    ['1,4', 'Nairobi', 'end'],
    ['2,3', 'Sand River Camp', 'end'],
    ['5', 'Lamu', 'end'],
  ]);
});

test('marks whose numbers would touch on a phone share one, with runs as ranges', () => {
  const marks = waypoints(
    [10, 50, 54, 58, 90].map((x) => ({ x, y: 50 })),
    ['Tromsø', 'Hanoi', 'Ninh Binh', 'Sa Pa', 'Con Dao'].map((name) => ({ name })),
    withList,
    false,
  );
  expect(marks.map(({ numbers }) => formatNumbers(numbers))).toEqual(['1', '2–4', '5']);
  expect(formatNumbers([1, 2, 5, 7, 8, 9])).toBe('1 · 2 · 5 · 7–9');
});

test('crowded labels are left to the list; without a list every label is drawn once', () => {
  const crowd = Array.from({ length: 16 }, (_, i) => ({ x: 40 + (i % 4) * 8, y: 40 + Math.floor(i / 4) * 10 }));
  const names = crowd.map((_, i) => ({ name: `A place with a long name ${i}` }));
  expect(waypoints(crowd, names, withList, false).some(({ label }) => label === undefined)).toBe(true);
  expect(waypoints(crowd, names, alone, false).every(({ label }) => label !== undefined)).toBe(true);
  expect(waypoints([...crowd, { x: 90, y: 90 }], [...names, ...names.slice(0, 1)], alone, true)).toHaveLength(16);
});

test('all places are on the map, wherever they are', () => {
  const place = fc.record({ lat: fc.double({ min: -70, max: 75, noNaN: true }), lng: fc.double({ min: -179, max: 179, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 9 }), fc.constantFrom(withList.ratio, alone.ratio), (places, ratio) => {
      for (const { x, y } of mapSheet(places, ratio).points) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
    }),
  );
});

test('land tiles match their places, also beyond the 180th meridian, and tiles outside are omitted', () => {
  const squares = [160, 180 - 360, 20].map((west) => ({ west, south: -20, size: 20, src: `${west}` }));
  const { land, points } = mapSheet([suva, apia], 1.5, squares);
  expect(land.map(({ src }) => src)).toEqual(['160', '-180']);
  const [west, east] = land;
  expect(west && east && Math.abs(west.x + west.width - east.x) < 0.01).toBe(true);
  expect(points[0] && east && points[0].x < east.x).toBe(true);
  expect(points[1] && east && points[1].x > east.x).toBe(true);
});

test('a route passes through all points, including coincident ones', () => {
  expect(
    routeThrough([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ]),
  ).toBe('M1 2');
  expect(routeThrough([])).toBe('');
  expect(routeThrough([{ x: 1, y: 2 }])).toBe('M1 2');
  expect(
    routeThrough([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]),
  ).toBe('M0 0L10 0L10 10');
});
