import { expect, test } from '@jest/globals';
import { applyChange } from './applyChange.ts';
import { buildPayload } from './buildPayload.ts';
import { fillAccountDetails } from './fillAccountDetails.ts';
import { filledForm } from './filledForm.ts';
import { findPhoneCountry } from './findPhoneCountry.ts';
import type { Phone } from './form.ts';

const formWith = (phone: Phone, phoneCountry = '') => {
  const form = filledForm();
  return { ...form, phoneCountry, traveler: { ...form.traveler, phone, countryOfResidence: 'US' } };
};
const sentPhone = (form: ReturnType<typeof filledForm>) =>
  buildPayload(form, { formId: 'form-0001', formVersion: 'trf6d', places: [] }).traveler?.phone;

test.each([
  ['a number keeps its own prefix', { prefix: '+254', number: '712 345 678' }, '', 'KE', '+254'],
  ['the chosen country wins', { prefix: '+44', number: '20 7946 0958' }, 'GG', 'GG', '+44'],
  ['residents share their prefix', { prefix: '+1', number: '212 555 0123' }, '', 'US', '+1'],
  ['without a prefix the residence counts', { prefix: '', number: '212 555 0123' }, '', 'US', '+1'],
])('%s, shown and sent', (_, phone, chosen, country, prefix) => {
  const form = formWith(phone, chosen);
  expect(findPhoneCountry(form)).toBe(country);
  expect(sentPhone(form)).toEqual({ prefix, number: phone.number });
});

test('until a number is typed the prefix follows the residence', () => {
  const form = applyChange(formWith({ prefix: '+44', number: '' }), { name: 'countryOfResidence', value: 'KE' });
  expect(findPhoneCountry(form)).toBe('KE');
});

test('the number of an account brings its own prefix, whatever was chosen for the empty field', () => {
  const person = { firstName: '', lastName: '', email: '', phone: { prefix: '+254', number: '712 345 678' }, countryOfResidence: '' };
  const filled = fillAccountDetails({ form: formWith({ prefix: '+44', number: '' }, 'GB'), lastCompletedStep: -1 }, person);
  expect(findPhoneCountry(filled)).toBe('KE');
  expect(sentPhone(filled)).toEqual(person.phone);
});
