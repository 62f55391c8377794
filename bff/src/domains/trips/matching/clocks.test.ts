import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addBusinessHours, type BusinessCalendar, businessMsBetween } from './businessTime.ts';
import { afterPause, firstLookBy, introductionClocks, respondBy, shareAt, usedShare } from './clocks.ts';

const day = [{ from: '09:00', to: '18:00' }];
const nairobi: BusinessCalendar = {
  timeZone: 'Africa/Nairobi',
  businessHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ from: '09:00', to: '13:00' }], sun: [] },
  holidays: ['2026-12-25'],
};
const unknown: BusinessCalendar = { timeZone: 'Nowhere/Land', businessHours: null, holidays: [] };

test.each([
  ['within a day', '2026-11-23T07:00:00Z', 4, '2026-11-23T11:00:00.000Z'],
  ['over a night', '2026-11-23T13:00:00Z', 4, '2026-11-24T08:00:00.000Z'],
  ['over a weekend with a short Saturday', '2026-11-27T14:00:00Z', 6, '2026-11-30T07:00:00.000Z'],
  ['from before the doors open', '2026-11-23T01:00:00Z', 1, '2026-11-23T07:00:00.000Z'],
  ['over a holiday', '2026-12-24T14:00:00Z', 2, '2026-12-26T07:00:00.000Z'],
])('%s', (_, from, hours, expected) => {
  expect(addBusinessHours(new Date(from), hours, nairobi).toISOString()).toBe(expected);
});

test('the clock on the wall goes on when summer time begins', () => {
  const rome: BusinessCalendar = { timeZone: 'Europe/Rome', businessHours: { sun: [{ from: '00:00', to: '24:00' }] }, holidays: [] };
  expect(addBusinessHours(new Date('2027-03-27T23:00:00Z'), 23, rome).toISOString()).toBe('2027-03-28T22:00:00.000Z');
});

test('a company without hours or with an unknown zone works nine to six on weekdays', () => {
  expect(addBusinessHours(new Date('2026-11-21T12:00:00Z'), 1, unknown).toISOString()).toBe('2026-11-23T10:00:00.000Z');
});

test('a partner answers within 12 business hours and 48 hours, for a VIP 4 and 24', () => {
  const friday = new Date('2026-11-27T14:00:00Z'); // one hour before the end of the week's long days
  expect(respondBy(friday, 20_000, nairobi).toISOString()).toBe('2026-11-29T14:00:00.000Z');
  expect(respondBy(friday, 50_000, nairobi).toISOString()).toBe('2026-11-28T09:00:00.000Z');
  expect(respondBy(new Date('2026-11-23T06:00:00Z'), 20_000, nairobi).toISOString()).toBe('2026-11-24T09:00:00.000Z');
  expect(firstLookBy(new Date('2026-11-23T09:00:00Z'), 20_000, unknown).toISOString()).toBe('2026-11-23T13:00:00.000Z');
});

test('an introduction starts two clocks', () => {
  const at = new Date('2026-11-23T06:00:00Z');
  expect(introductionClocks(at, 60_000).firstMessageDueAt.toISOString()).toBe('2026-11-23T14:00:00.000Z');
  expect(introductionClocks(at, 10_000).proposalDueAt.toISOString()).toBe('2026-11-26T06:00:00.000Z');
});

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('hours that were added are the hours between', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (from, hours) => {
      const until = addBusinessHours(from, hours, nairobi);
      expect(until.getTime()).toBeGreaterThan(from.getTime());
      expect(businessMsBetween(from, until, nairobi)).toBe(hours * 3_600_000);
    }),
  );
});

test('the used share grows from 0 to 1, and the moment of a share has it', () => {
  fc.assert(
    fc.property(moments, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (from, share) => {
      const deadline = respondBy(from, 0, nairobi);
      const at = shareAt(from, deadline, share, nairobi);
      expect(at.getTime()).toBeLessThanOrEqual(deadline.getTime());
      expect(usedShare(from, deadline, at, nairobi)).toBeCloseTo(share, 3);
      expect(usedShare(from, deadline, from, nairobi)).toBe(0);
      expect(usedShare(from, deadline, deadline, nairobi)).toBe(1);
    }),
  );
});

test('a pause takes nothing from the time that was left', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 500 }), (from, heldAfter, held) => {
      const deadline = respondBy(from, 0, nairobi);
      const stopped = new Date(from.getTime() + heldAfter * 3_600_000);
      const now = new Date(stopped.getTime() + held * 3_600_000);
      const next = afterPause(deadline, stopped, now, nairobi);
      if (deadline <= stopped) expect(next).toEqual(deadline);
      else expect(businessMsBetween(now, next, nairobi)).toBeGreaterThanOrEqual(businessMsBetween(stopped, deadline, nairobi));
    }),
  );
});
