import { expect, test } from '@jest/globals';
import type { Traveler } from '#src/desk/shared/travelerAccounts.ts';
import { buildProfileChange, formatPhone, readProfileValues } from './profileValues.ts';

const dana: Traveler = {
  id: '018f0000-0000-7000-8000-000000000000',
  userId: null,
  givenName: 'Dana',
  familyName: 'Rowe',
  email: 'dana.rowe@example.com',
  phone: { prefix: '+1', number: '555 0100' },
  countryOfResidence: 'CA',
  timeZone: null,
  preferredContact: 'ANY',
  preferredContactTime: 'ANY',
  marketing: { newsletter: false, consentAt: null, consentSource: null, consentText: null },
  status: null,
  doNotContact: false,
  tags: ['vip', 'family'],
  source: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
};
const values = readProfileValues(dana);

test('what was not changed is not sent', () => {
  expect(buildProfileChange(values, values)).toEqual({});
  expect(buildProfileChange(values, { ...values, email: ' dana@example.com ', doNotContact: true })).toEqual({
    email: 'dana@example.com',
    doNotContact: true,
  });
});

test('a phone is sent whole, and taken back when its number is emptied', () => {
  expect(values.phone).toBe('+1 555 0100');
  expect(buildProfileChange(values, { ...values, phone: formatPhone({ prefix: '+44', number: ' 1632 960001 ' }) })).toEqual({
    phone: { prefix: '+44', number: '1632 960001' },
  });
  expect(buildProfileChange(values, { ...values, phone: formatPhone({ prefix: '+44', number: ' ' }) })).toEqual({ phone: null });
});

test('tags stand between commas, each once', () => {
  expect(buildProfileChange(values, { ...values, tags: 'vip, , honeymoon,vip' })).toEqual({ tags: ['vip', 'honeymoon'] });
  expect(buildProfileChange(values, { ...values, tags: '' })).toEqual({ tags: [] });
});

test('choices, and texts that may be empty', () => {
  expect(buildProfileChange(values, { ...values, preferredContact: 'PHONE', timeZone: 'America/Toronto', source: '' })).toEqual({
    preferredContact: 'PHONE',
    timeZone: 'America/Toronto',
  });
  const zoned = readProfileValues({ ...dana, timeZone: 'America/Toronto' });
  expect(buildProfileChange(zoned, { ...zoned, timeZone: '' })).toEqual({ timeZone: null });
});
