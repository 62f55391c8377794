import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addMonths } from './addMonths.ts';

describe('adding months', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 24, '2029-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));

  test('is never before the day and never skips a month', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.nat(60), (day, months) => {
        const later = addMonths(day, months);
        const span = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(later >= day).toBe(true);
        expect(span(later) - span(day)).toBe(months);
      }),
    );
  });
});
