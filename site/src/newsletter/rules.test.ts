import { expect, test } from '@jest/globals';
import { validateNewsletter } from './rules.ts';

const empty = { fullName: '', email: '', consent: true };

test('requires both fields, with the messages of the specification', () =>
  expect(validateNewsletter(empty)).toEqual({
    fullName: 'Please enter your full name.',
    email: 'Please enter a valid email address.',
  }));

test('rejects a name of spaces', () =>
  expect(validateNewsletter({ ...empty, fullName: '  ', email: 'a@b.co' })).toHaveProperty('fullName'));

test.each(['dana@example.com', ' dana@example.com ', 'd.r+n-x@mail.example.co', 'a_b@c.io'])('accepts %j', (email) =>
  expect(validateNewsletter({ fullName: 'Dana Rowe', email, consent: true })).toEqual({}),
);

test.each(['', 'dana', 'dana@', '@example.com', 'dana@example', 'dana@example.travel', 'da na@example.com', 'dana..r@example.com'])(
  'rejects %j',
  (email) =>
    expect(validateNewsletter({ fullName: 'Dana Rowe', email, consent: true })).toEqual({ email: 'Please enter a valid email address.' }),
);
