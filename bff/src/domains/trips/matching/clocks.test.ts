import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addBusinessHours, type BusinessCalendar, businessMsBetween } from './businessTime.ts';
import {
  extendAfterPause,
  computeFirstLookDue,
  computeIntroductionDeadlines,
  computeRespondBy,
  computeMomentOfShare,
  computeUsedShare,
} from './clocks.ts';

const day = [{ from: '09:00', to: '18:00' }];
const nairobi: BusinessCalendar = {
  timeZone: 'Africa/Nairobi',
  businessHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ from: '09:00', to: '13:00' }], sun: [] },
  holidays: ['2026-12-25'],
};
const unknown: BusinessCalendar = { timeZone: 'Nowhere/Land', businessHours: null, holidays: [] };

test.each([
  ['within a day', '2026-11-23T07:00:00Z', 4, '2026-11-23T11:00:00.000Z'],
  ['overnight', '2026-11-23T13:00:00Z', 4, '2026-11-24T08:00:00.000Z'],
  ['over a weekend with a short Saturday', '2026-11-27T14:00:00Z', 6, '2026-11-30T07:00:00.000Z'],
  ['from before opening', '2026-11-23T01:00:00Z', 1, '2026-11-23T07:00:00.000Z'],
  ['over a holiday', '2026-12-24T14:00:00Z', 2, '2026-12-26T07:00:00.000Z'],
])('%s', (_, from, hours, expected) => {
  expect(addBusinessHours(new Date(from), hours, nairobi).toISOString()).toBe(expected);
});

test('hours follow local time when daylight saving time begins', () => {
  const rome: BusinessCalendar = { timeZone: 'Europe/Rome', businessHours: { sun: [{ from: '00:00', to: '24:00' }] }, holidays: [] };
  expect(addBusinessHours(new Date('2027-03-27T23:00:00Z'), 23, rome).toISOString()).toBe('2027-03-28T22:00:00.000Z');
});

test('without hours or a known time zone, business hours are nine to six on weekdays', () => {
  expect(addBusinessHours(new Date('2026-11-21T12:00:00Z'), 1, unknown).toISOString()).toBe('2026-11-23T10:00:00.000Z');
});

test('a partner has 12 business hours, at most 48 hours, to respond; for a VIP 4 and 24', () => {
  const friday = new Date('2026-11-27T14:00:00Z'); // one hour before the end of the week's long days
  expect(computeRespondBy(friday, 20_000, nairobi).toISOString()).toBe('2026-11-29T14:00:00.000Z');
  expect(computeRespondBy(friday, 50_000, nairobi).toISOString()).toBe('2026-11-28T09:00:00.000Z');
  expect(computeRespondBy(new Date('2026-11-23T06:00:00Z'), 20_000, nairobi).toISOString()).toBe('2026-11-24T09:00:00.000Z');
  expect(computeFirstLookDue(new Date('2026-11-23T09:00:00Z'), 20_000, unknown).toISOString()).toBe('2026-11-23T13:00:00.000Z');
});

test('an introduction sets two deadlines', () => {
  const at = new Date('2026-11-23T06:00:00Z');
  expect(computeIntroductionDeadlines(at, 60_000).firstMessageDueAt.toISOString()).toBe('2026-11-23T14:00:00.000Z');
  expect(computeIntroductionDeadlines(at, 10_000).proposalDueAt.toISOString()).toBe('2026-11-26T06:00:00.000Z');
});

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('the business time up to the result equals the added hours', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (from, hours) => {
      const until = addBusinessHours(from, hours, nairobi);
      expect(until.getTime()).toBeGreaterThan(from.getTime());
      expect(businessMsBetween(from, until, nairobi)).toBe(hours * 3_600_000);
    }),
  );
});

test('the used share grows from 0 to 1, and inverts computeMomentOfShare', () => {
  fc.assert(
    fc.property(moments, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (from, share) => {
      const deadline = computeRespondBy(from, 0, nairobi);
      const at = computeMomentOfShare(from, deadline, share, nairobi);
      expect(at.getTime()).toBeLessThanOrEqual(deadline.getTime());
      expect(computeUsedShare(from, deadline, at, nairobi)).toBeCloseTo(share, 3);
      expect(computeUsedShare(from, deadline, from, nairobi)).toBe(0);
      expect(computeUsedShare(from, deadline, deadline, nairobi)).toBe(1);
    }),
  );
});

test('a pause does not shorten the remaining time', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 500 }), (from, heldAfter, held) => {
      const deadline = computeRespondBy(from, 0, nairobi);
      const stopped = new Date(from.getTime() + heldAfter * 3_600_000);
      const now = new Date(stopped.getTime() + held * 3_600_000);
      const next = extendAfterPause(deadline, stopped, now, nairobi);
      if (deadline <= stopped) expect(next).toEqual(deadline);
      else expect(businessMsBetween(now, next, nairobi)).toBeGreaterThanOrEqual(businessMsBetween(stopped, deadline, nairobi));
    }),
  );
});
