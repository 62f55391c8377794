import { expect, test } from '@jest/globals';
import { newsletterErrors } from './rules.ts';

const empty = { fullName: '', email: '', consent: true };

test('asks for both fields in the words of the specification', () =>
  expect(newsletterErrors(empty)).toEqual({
    fullName: 'Please enter your full name.',
    email: 'Please enter a valid email address.',
  }));

test('spaces are no name', () => expect(newsletterErrors({ ...empty, fullName: '  ', email: 'a@b.co' })).toHaveProperty('fullName'));

test.each(['dana@example.com', ' dana@example.com ', 'd.r+n-x@mail.example.co', 'a_b@c.io'])('%j is accepted', (email) =>
  expect(newsletterErrors({ fullName: 'Dana Rowe', email, consent: true })).toEqual({}),
);

test.each(['', 'dana', 'dana@', '@example.com', 'dana@example', 'dana@example.travel', 'da na@example.com', 'dana..r@example.com'])(
  '%j is refused',
  (email) =>
    expect(newsletterErrors({ fullName: 'Dana Rowe', email, consent: true })).toEqual({ email: 'Please enter a valid email address.' }),
);
