import { expect, test } from '@jest/globals';
import { isPhoneText, normalizePhoneNumber, withoutExtension } from './phone.ts';

test.each([
  ['212 555 0134', '212 555 0134'],
  [' (212) 555-0134 ', '(212) 555-0134'],
  ['212 555 0134 ext. 5', '212 555 0134 ext. 5'],
  ['212 555 0134 ext 5', '212 555 0134 ext. 5'],
  ['212 555 0134, Extension 12', '212 555 0134 ext. 12'],
  ['212 555 0134 extn: 12', '212 555 0134 ext. 12'],
  ['212 555 0134x5', '212 555 0134 ext. 5'],
  ['212 555 0134 X 5', '212 555 0134 ext. 5'],
  ['212 555 0134 #5', '212 555 0134 ext. 5'],
  ['+1-212-555-0134;ext=5', '+1-212-555-0134 ext. 5'],
  ['٠٢١٢ ٥٥٥ ٠١٣٤', '0212 555 0134'],
  ['۰۲۱۲۵۵۵۰۱۳۴', '02125550134'],
  ['（０３）１２３４－５６７８', '(03)1234-5678'],
  ['212–555−0134', '212-555-0134'],
  ['\u202d+1 212 555 0134\u202c', '+1 212 555 0134'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(normalizePhoneNumber(typed)).toBe(stored);
  expect(normalizePhoneNumber(stored)).toBe(stored);
  expect(isPhoneText(stored)).toBe(true);
});

test.each(['call me', 'x5', 'ext. 5', '212 555 0134 ext. 12345678', '212 555 0134 ext. 5 ext. 6', '5x5x5', '212 555 @'])(
  '%j is no phone number',
  (typed) => expect(isPhoneText(normalizePhoneNumber(typed))).toBe(false),
);

test('a number without its extension', () => {
  expect(['212 555 0134 ext. 5', '212 555 0134'].map(withoutExtension)).toEqual(['212 555 0134', '212 555 0134']);
});
