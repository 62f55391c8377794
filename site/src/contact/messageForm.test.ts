import { expect, test } from '@jest/globals';
import { messageFields } from './messageKinds.ts';
import { contactOptions, collectErrors, validateField, readForm, type FieldName } from './messageForm.ts';

function buildForm(values: Partial<Record<FieldName, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
const good = { option: 'PRESS', name: ' Dana Rowe ', email: 'dana@example.com', message: 'Ten days in September.' };

test('reads value and validity of each field, including the captcha', () =>
  expect(readForm(buildForm(good), messageFields.contact, 'solved')).toEqual({
    option: { value: 'PRESS', valid: true },
    name: { value: 'Dana Rowe', valid: true },
    email: { value: 'dana@example.com', valid: true },
    message: { value: 'Ten days in September.', valid: true },
    reCaptchaId: { value: 'solved', valid: true },
  }));

test('an empty form has an error for each required field, in order', () => {
  const form = readForm(buildForm({}), messageFields.contact);
  expect(Object.entries(collectErrors(form))).toEqual([
    ['option', 'Please choose what it is about.'],
    ['name', 'Please enter your full name.'],
    ['email', 'Please enter a valid email address.'],
    ['message', 'Please write at least 10 characters.'],
  ]);
  expect(form.reCaptchaId).toEqual({ value: '', valid: false });
});

test('a company needs a name, and a complete URL if it gives one', () =>
  expect(collectErrors(readForm(buildForm({ ...good, website: 'acacia' }), messageFields.partner))).toEqual({
    companyName: 'Please enter the name of your company.',
    website: 'Please enter the whole address, like https://www.example.com.',
  }));

test('joins several countries into one field', () => {
  const data = buildForm(good);
  data.append('countries', 'KE');
  data.append('countries', 'TZ');
  expect(readForm(data, messageFields.partner).countries).toEqual({ value: 'KE,TZ', valid: true });
});

test.each([
  ['a message of 4,001 characters', 'message', 'x'.repeat(4001), 'Please keep your message to 4,000 characters.'],
  ['a message of spaces', 'message', '          ', 'Please write at least 10 characters.'],
  ['a name of 121 characters', 'name', 'x'.repeat(121), 'Please use 120 characters or fewer.'],
  ['an incomplete email address', 'email', 'dana@example', 'Please enter a valid email address.'],
  ['an unknown option', 'option', 'press', 'Please choose what it is about.'],
  ['a javascript: URL', 'website', 'javascript:alert(1)', 'Please enter the whole address, like https://www.example.com.'],
] as const)('rejects %s', (_, name, value, message) => expect(validateField(name, value.trim())).toBe(message));

test('accepts every offered option', () => {
  for (const { value } of contactOptions) expect(validateField('option', value)).toBeNull();
});
