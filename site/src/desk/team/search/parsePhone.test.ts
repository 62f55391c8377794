import { expect, test } from '@jest/globals';
import { parsePhone } from './parsePhone.ts';

test.each([
  ['+44 1632 960 983', '441632960983'],
  ['0044 (1632) 960-983', '441632960983'],
  ['1.415.555.0100', '14155550100'],
  ['2027-03', null],
  ['12 nights', null],
  ['TR-8F2K7Q', null],
  ['1234567890123456', null],
  ['', null],
])('“%s” is the number %s', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
});
