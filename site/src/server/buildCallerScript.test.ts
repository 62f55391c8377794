import { afterEach, expect, jest, test } from '@jest/globals';
import { buildPhone } from '#src/shared/phones.ts';
import { buildCallerScript, markCaller } from './buildCallerScript.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['en-US', 'America/Chicago', 'call'],
  ['fr-CA', 'America/Toronto', 'call'],
  ['en-US', 'Pacific/Honolulu', 'call'],
  ['es-MX', 'America/Mexico_City', 'contact'],
  ['en-US', 'Europe/Lisbon', 'contact'],
  ['en-GB', 'Europe/London', 'contact'],
  ['en', 'UTC', 'contact'],
])('%s in %s calls the number of %s', (language, timeZone, caller) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { locale, calendar, numberingSystem } = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ locale, calendar, numberingSystem, timeZone });
  markCaller();
  expect(document.documentElement.dataset['caller']).toBe(caller);
});

test('with a single number there is nothing to choose', () => {
  const call = buildPhone('+1 800 555 0142');
  expect([buildCallerScript({ call, contact: null }), buildCallerScript({ call: null, contact: null })]).toEqual(['', '']);
  expect(buildCallerScript({ call, contact: call })).not.toBe('');
});
