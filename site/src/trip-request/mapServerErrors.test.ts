import { expect, test } from '@jest/globals';
import { fieldAt, fromServer } from './serverErrors.ts';

test.each([
  ['/travelers/0/email', 'email'],
  ['/travelers/0/givenName', 'firstName'],
  ['/travelers/0/phone/number', 'phone'],
  ['/traveler/countryOfResidence', 'countryOfResidence'],
  ['/destinationNames/3', 'destinationNames'],
  ['/totalNights', 'totalNights'],
  ['/formId', null],
  ['/__proto__', null],
  ['', null],
])('%s is %s', (pointer, field) => expect(fieldAt(pointer)).toBe(field));

test('errors come in the order of the form, each answer once, unknown ones on contact', () => {
  const error = (pointer: string, message: string) => ({ pointer, code: 'format', message });
  const found = fromServer([
    error('/formVersion', 'Odd'),
    error('/travelers/0/email', 'A'),
    error('/traveler/email', 'A'),
    error('/totalNights', 'B'),
  ]);
  expect(found.map(({ step, field, message }) => [step, field, message])).toEqual([
    ['details', 'totalNights', 'B'],
    ['contact', 'email', 'A'],
    ['contact', null, 'Odd'],
  ]);
});
