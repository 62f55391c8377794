import { expect, test } from '@jest/globals';
import { findFieldByPointer, mapServerErrors } from './mapServerErrors.ts';

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
])('%s refers to %s', (pointer, field) => expect(findFieldByPointer(pointer)).toBe(field));

test('returns one problem per field in the order of the form, unknown ones on contact', () => {
  const error = (pointer: string, message: string) => ({ pointer, code: 'format', message });
  const problems = mapServerErrors([
    error('/formVersion', 'Odd'),
    error('/travelers/0/email', 'A'),
    error('/traveler/email', 'A'),
    error('/totalNights', 'B'),
  ]);
  expect(problems.map(({ step, field, message }) => [step, field, message])).toEqual([
    ['details', 'totalNights', 'B'],
    ['contact', 'email', 'A'],
    ['contact', null, 'Odd'],
  ]);
});
