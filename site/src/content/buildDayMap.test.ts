import { expect, test } from '@jest/globals';
import { buildDayMap } from './buildDayMap.ts';

const naxos = { lat: 37.1, lng: 25.37 };
const iraklia = { lat: 36.84, lng: 25.46 };

test('shows each place of the day once, with the legs between them', () => {
  const out = { mode: 'BOAT' as const, from: 'Naxos', to: 'Iraklia', fromPoint: naxos, toPoint: iraklia, durationMinutes: 90 };
  const map = buildDayMap({ dayNumber: 2, transfers: [out, { ...out, from: 'Iraklia', to: 'Naxos', fromPoint: iraklia, toPoint: naxos }] });
  expect(map?.places).toEqual([
    { name: 'Naxos', ...naxos },
    { name: 'Iraklia', ...iraklia },
  ]);
  expect(map?.legs).toHaveLength(1);
  expect(map?.land.length).toBeGreaterThan(0);
});

test('a walk that ends where it began is one place, and a day without coordinates has no map', () => {
  const round = { mode: 'WALK' as const, from: 'Robberg gate', to: 'Robberg gate', fromPoint: naxos, toPoint: naxos };
  expect(buildDayMap({ dayNumber: 2, transfers: [round] })).toMatchObject({ places: [{ name: 'Robberg gate' }], legs: [] });
  expect(buildDayMap({ dayNumber: 2, transfers: [{ mode: 'CAR', from: 'the camp', to: 'the gate' }] })).toBeNull();
  expect(buildDayMap({ dayNumber: 2, transfers: [] })).toBeNull();
});
