import { expect, test } from '@jest/globals';
import { fieldsOf } from './kinds.ts';
import { contactOptions, errorsOf, problemOf, readForm, type FieldName } from './messageForm.ts';

function formOf(values: Partial<Record<FieldName, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
const good = { option: 'PRESS', name: ' Dana Rowe ', email: 'dana@example.com', message: 'Ten days in September.' };

test('every field has a value and whether it will do; the proof is one of them', () =>
  expect(readForm(formOf(good), fieldsOf.contact, 'solved')).toEqual({
    option: { value: 'PRESS', valid: true },
    name: { value: 'Dana Rowe', valid: true },
    email: { value: 'dana@example.com', valid: true },
    message: { value: 'Ten days in September.', valid: true },
    reCaptchaId: { value: 'solved', valid: true },
  }));

test('an empty form asks for everything, in the order of its fields', () => {
  const form = readForm(formOf({}), fieldsOf.contact);
  expect(Object.entries(errorsOf(form))).toEqual([
    ['option', 'Please choose what it is about.'],
    ['name', 'Please enter your full name.'],
    ['email', 'Please enter a valid email address.'],
    ['message', 'Please write at least 10 characters.'],
  ]);
  expect(form.reCaptchaId).toEqual({ value: '', valid: false });
});

test('a company is asked for its name, and for a whole address when it gives one', () =>
  expect(errorsOf(readForm(formOf({ ...good, website: 'acacia' }), fieldsOf.partner))).toEqual({
    companyName: 'Please enter the name of your company.',
    website: 'Please enter the whole address, like https://www.example.com.',
  }));

test('several countries are one field', () => {
  const data = formOf(good);
  data.append('countries', 'KE');
  data.append('countries', 'TZ');
  expect(readForm(data, fieldsOf.partner).countries).toEqual({ value: 'KE,TZ', valid: true });
});

test.each([
  ['a message of 4,001 characters', 'message', 'x'.repeat(4001), 'Please keep your message to 4,000 characters.'],
  ['a message of spaces', 'message', '          ', 'Please write at least 10 characters.'],
  ['a name of 121 characters', 'name', 'x'.repeat(121), 'Please use 120 characters or fewer.'],
  ['half an address', 'email', 'dana@example', 'Please enter a valid email address.'],
  ['an option nobody has', 'option', 'press', 'Please choose what it is about.'],
  ['an address that is a script', 'website', 'javascript:alert(1)', 'Please enter the whole address, like https://www.example.com.'],
] as const)('%s is refused', (_, name, value, words) => expect(problemOf(name, value.trim())).toBe(words));

test('every thing it can be about is one', () => {
  for (const { value } of contactOptions) expect(problemOf('option', value)).toBeNull();
});
