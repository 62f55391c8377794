import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deferToDaytime } from './quietHours.ts';

test.each([
  ['2027-03-05T15:00:00Z', 'UTC', '2027-03-05T15:00:00Z'],
  ['2027-03-05T21:00:00Z', 'UTC', '2027-03-06T08:00:00Z'],
  ['2027-03-05T03:30:00Z', 'UTC', '2027-03-05T08:00:00Z'],
  ['2027-03-05T03:30:00Z', 'America/Los_Angeles', '2027-03-05T03:30:00Z'],
  ['2027-03-05T09:00:00Z', 'America/Los_Angeles', '2027-03-05T16:00:00Z'],
  ['2027-03-14T06:00:00Z', 'America/New_York', '2027-03-14T12:00:00Z'],
  ['2027-03-05T03:00:00Z', 'Mars/Olympus', '2027-03-05T03:00:00Z'],
])('%s in %s is sent at %s', (at, zone, expected) => {
  expect(deferToDaytime(new Date(at), zone).toISOString()).toBe(new Date(expected).toISOString());
});

test('the result is never earlier, at most half a day later, and stable when deferred again', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Kolkata'), (at, zone) => {
      const moved = deferToDaytime(at, zone);
      expect(moved.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(moved.getTime() - at.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
      expect(deferToDaytime(moved, zone)).toEqual(moved);
    }),
  );
});
