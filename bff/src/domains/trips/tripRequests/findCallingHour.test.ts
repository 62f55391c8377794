import { expect, test } from '@jest/globals';
import { findCallingHour } from './findCallingHour.ts';

test.each([
  ['GB', '2026-11-24T10:20:00Z', '2026-11-24T11:00:00.000Z'],
  ['GB', '2026-11-24T22:00:00Z', '2026-11-25T09:00:00.000Z'],
  ['JP', '2026-11-24T10:20:00Z', '2026-11-25T00:00:00.000Z'],
  ['GB', '2026-11-28T21:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['ZZ', '2026-11-24T03:00:00Z', '2026-11-24T09:00:00.000Z'],
])('in %s after %s one rings at %s', (country, now, then) => expect(findCallingHour(country, new Date(now)).toISOString()).toBe(then));

test('in a wide country it is day on both coasts', () => {
  const moment = findCallingHour('US', new Date('2026-11-24T05:00:00Z'));
  for (const timeZone of ['America/New_York', 'America/Los_Angeles']) {
    const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));
    expect(hour).toBeGreaterThanOrEqual(9);
    expect(hour).toBeLessThanOrEqual(19);
  }
});
