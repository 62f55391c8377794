import { expect, test } from '@jest/globals';
import { buildDay } from './buildDay.ts';

const day = {
  dayNumber: 2,
  title: 'North by small plane',
  locationIds: ['laikipia'],
  overnightLocationId: 'laikipia',
  description: { blocks: [] },
  meals: ['B' as const, 'L' as const],
  activities: [
    { title: 'A walk with the trackers', durationHours: 2.5 },
    { title: 'The hide at night', optional: true },
  ],
  transfers: [
    { mode: 'FLIGHT' as const, from: 'Nairobi', to: 'Laikipia', durationMinutes: 50 },
    { mode: 'CAR' as const, from: 'Nanyuki', to: 'the camp', distanceKm: 42, durationMinutes: 90 },
  ],
  stay: { category: 'LODGE' as const },
  images: [],
};
const places = new Map([['laikipia', 'Laikipia']]);

test('formats stay, meals, transfers and activities', () => {
  expect(buildDay(day, {}, places)).toEqual({
    day: 2,
    title: 'North by small plane',
    blocks: [],
    stay: { house: 'Lodge, Laikipia' },
    meals: 'Breakfast, lunch',
    transfers: ['By plane, Nairobi to Laikipia, 50\u00a0min', 'By car, Nanyuki to the camp, 42\u00a0km, 1\u00a0h 30\u00a0min'],
    activities: ['A walk with the trackers, 2\u00a0h 30\u00a0min', 'The hide at night, if you like'],
  });
});

test('describes a house on the first of the nights there', () => {
  const named = { ...day, stay: { category: 'LODGE' as const, name: 'Ewaso Bend', beds: 16, note: 'It lies on the bend.' } };
  const house = { house: 'Ewaso Bend, Laikipia', details: 'Lodge, 16\u00a0beds' };
  expect(buildDay(named, {}, places, day).stay).toEqual({ ...house, reason: 'It lies on the bend.' });
  expect(buildDay(named, {}, places, named).stay).toEqual(house);
});

test('omits what is unknown', () => {
  const { dayNumber, title, description, locationIds, images } = day;
  const bare = { dayNumber, title, description, locationIds, images, meals: [], activities: [], transfers: [] };
  expect(buildDay(bare, {}, places)).toEqual({ day: 2, title, blocks: [], transfers: [], activities: [] });
});
