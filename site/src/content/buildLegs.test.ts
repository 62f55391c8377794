import { expect, test } from '@jest/globals';
import { buildLegs } from './buildLegs.ts';
import { buildStops } from './buildStops.ts';

const bergen = { lat: 60.39, lng: 5.32 };
const flam = { lat: 60.86, lng: 7.11 };
const cape = { lat: 61, lng: 5 };

test('draws a leg there and back once, and a flight each way', () => {
  const boat = { mode: 'BOAT' as const, from: 'Bergen', to: 'Flåm', fromPoint: bergen, toPoint: flam, via: [cape], distanceKm: 160 };
  const back = { ...boat, from: 'Flåm', to: 'Bergen', fromPoint: flam, toPoint: bergen };
  const flight = { mode: 'FLIGHT' as const, from: 'Bergen', to: 'Flåm', fromPoint: bergen, toPoint: flam, durationMinutes: 50 };
  const homewards = { ...flight, from: 'Flåm', to: 'Bergen', fromPoint: flam, toPoint: bergen };
  expect(
    buildLegs([
      { dayNumber: 1, transfers: [boat, flight] },
      { dayNumber: 4, transfers: [back, homewards] },
    ]),
  ).toEqual([
    { mode: 'boat', points: [bergen, cape, flam], label: '160\u00a0km', days: [1, 4] },
    { mode: 'air', points: [bergen, flam], label: '50\u00a0min', days: [1] },
    { mode: 'air', points: [flam, bergen], label: '50\u00a0min', days: [4] },
  ]);
});

test('leaves out a leg without coordinates and a round walk', () => {
  const walk = { mode: 'WALK' as const, from: 'Bergen', to: 'Bergen', fromPoint: bergen, toPoint: bergen };
  expect(buildLegs([{ dayNumber: 1, transfers: [{ mode: 'CAR', from: 'Bergen', to: 'Flåm' }, walk] }])).toEqual([]);
});

test('a stop has all its days and leads to the first', () => {
  const at = (name: string, day: number) => ({ name, day, ...bergen });
  expect(buildStops([at('Bergen', 1), at('Flåm', 2), at('Flåm', 3), at('Flåm', 4), at('Bergen', 5), at('Bergen', 5)])).toEqual([
    { name: 'Bergen', ...bergen, href: '#day-1', note: 'Days 1, 5', id: 'stop-1', days: [1, 5] },
    { name: 'Flåm', ...bergen, href: '#day-2', note: 'Days 2–4', id: 'stop-2', days: [2, 3, 4] },
  ]);
});
