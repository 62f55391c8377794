import { expect, test } from '@jest/globals';
import { journeys } from './data/itineraries.data.ts';
import { transferPlaces } from './data/transferPlaces.data.ts';
import { waypoints } from './data/waypoints.data.ts';
import { findTransferPoint, findWaypoints } from './findTransferPoint.ts';

const transfers = journeys.flatMap(({ key, days }) =>
  days.flatMap(([, , , , ...steps]) => steps.flatMap((step) => (step[0] === 'DO' ? [] : [{ key, step }]))),
);

test('every transfer has coordinates at both ends', () => {
  expect(transfers).not.toHaveLength(0);
  for (const { step } of transfers) for (const name of [step[1], step[2]]) expect(findTransferPoint(name).lat).toBeGreaterThan(-90);
  expect(findTransferPoint('Nairobi')).toMatchObject({ lat: -1.29, lng: 36.82, locationId: expect.any(String) });
  expect(findTransferPoint('Kogatende')).toEqual({ lat: -1.567, lng: 34.889 });
  expect(() => findTransferPoint('Nowhere')).toThrow('transferPlaces.data.ts');
});

test('waypoints lead there and back', () => {
  const there = findWaypoints('BOAT', 'Hellesylt', 'Geiranger');
  expect(there).toHaveLength(3);
  expect(findWaypoints('BOAT', 'Geiranger', 'Hellesylt')).toEqual(there.toReversed());
  expect(findWaypoints('CAR', 'Hellesylt', 'Geiranger')).toEqual([]);
});

test('no coordinates are left over', () => {
  const ends = new Set(transfers.flatMap(({ step }) => [step[1], step[2]]));
  expect(Object.keys(transferPlaces).filter((name) => !ends.has(name))).toEqual([]);
  const moves = new Set(transfers.flatMap(({ step: [mode, from, to] }) => [`${mode} ${from}–${to}`, `${mode} ${to}–${from}`]));
  expect(Object.keys(waypoints).filter((move) => !moves.has(move))).toEqual([]);
});
