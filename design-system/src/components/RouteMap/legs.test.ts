import { expect, test } from '@jest/globals';
import { distanceKm, followGreatCircle } from './geography.ts';
import { placeLegLabels } from './legLabels.ts';
import { drawLeg, tracePositions } from './legLines.ts';
import type { MapLeg } from './mapPlace.ts';
import { mapSheet } from './mapSheet.ts';
import { alone, waypoints } from './waypoints.ts';

const nairobi = { lat: -1.286, lng: 36.817 };
const mara = { lat: -1.49, lng: 35.14 };
const oslo = { lat: 59.91, lng: 10.75 };
const tokyo = { lat: 35.68, lng: 139.69 };
const ratio = 5 / 6;

function draw(legs: readonly MapLeg[], marks: readonly { lat: number; lng: number }[]) {
  const traces = legs.map(tracePositions);
  const { points } = mapSheet([...marks, ...traces.flat()], ratio);
  let next = marks.length;
  const lines = legs.map((leg, index) => drawLeg(leg, points.slice(next, (next += traces[index]?.length ?? 0)), ratio));
  return { lines, points: points.slice(0, marks.length) };
}

test('follows the great circle, which leaves the parallel towards the pole', () => {
  const line = followGreatCircle(oslo, tokyo);
  expect(line.at(-1)).toEqual(tokyo);
  expect(Math.max(...line.map(({ lat }) => lat))).toBeGreaterThan(70);
  const length = [oslo, ...line].reduce((sum, at, i, all) => sum + (i === 0 ? 0 : distanceKm(all[i - 1] ?? at, at)), 0);
  expect(length).toBeCloseTo(distanceKm(oslo, tokyo), 0);
  expect(followGreatCircle(oslo, oslo)).toEqual([oslo]);
});

test('a road stays within the box of its points; a flight rises by 12 % to the right of its direction', () => {
  const legs: MapLeg[] = [
    { mode: 'car', points: [nairobi, mara] },
    { mode: 'air', points: [nairobi, mara] },
    { mode: 'air', points: [mara, nairobi] },
  ];
  const { lines } = draw(legs, []);
  const [road, out, back] = lines.map(({ points }) => points);
  const [from, to] = [road?.[0], road?.at(-1)];
  if (!road || !out || !back || !from || !to) throw new Error('no lines');
  for (const { x, y } of road) {
    expect(x).toBeGreaterThanOrEqual(Math.min(from.x, to.x) - 0.1);
    expect(x).toBeLessThanOrEqual(Math.max(from.x, to.x) + 0.1);
    expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 0.1);
    expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 0.1);
  }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, (to.y - from.y) / ratio);
  const rise = (points: readonly { x: number; y: number }[]) => {
    const top = points[12] ?? middle;
    return Math.hypot(top.x - middle.x, (top.y - middle.y) / ratio) / length;
  };
  expect(rise(out)).toBeCloseTo(0.12, 2);
  expect(rise(back)).toBeCloseTo(0.12, 2);
  // westwards the right is north, eastwards it is south
  expect(out[12]?.y).toBeLessThan(middle.y);
  expect(back[12]?.y).toBeGreaterThan(middle.y);
});

test('labels stand beside their legs, clear of lines; short legs have none', () => {
  const near = { lat: -1.3, lng: 36.8 };
  const legs: MapLeg[] = [
    { mode: 'air', points: [nairobi, mara], label: '210 km, 45 min' },
    { mode: 'car', points: [nairobi, near], label: '3 km' },
  ];
  const { lines, points } = draw(legs, [nairobi, mara]);
  const marks = waypoints(
    points,
    [{ name: 'Nairobi' }, { name: 'Maasai Mara' }],
    alone,
    true,
    lines.map((line) => line.points),
  );
  const labels = placeLegLabels(lines, marks, alone);
  expect(labels.map(({ text }) => text)).toEqual(['210 km, 45 min']);
  for (const { x, y } of lines[0]?.points ?? []) {
    const [label] = labels;
    expect(label && Math.abs(label.x - x) < 10 && Math.abs(label.y - y) < 2).toBe(false);
  }
});
