import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { containsContactData } from './contactData.ts';

describe('text with contact data', () => {
  test.each([
    'Write to me at dana.rowe@example.com',
    'dana (at) example (dot) com',
    'dana[at]example.co.uk',
    'Mail: DANA@EXAMPLE.ORG.',
    'Call +44 1632 960 123',
    'Call me: (415) 555-0100 ext. 2',
    '01632 960123 is my number',
    'WhatsApp +1-202-555-0123!',
  ])('%s', (text) => expect(containsContactData(text)).toBe(true));
});

describe('text without contact data', () => {
  test.each([
    '',
    'Nine nights from 2027-03-05 to 2027-03-14, arriving at 10:30',
    'We fly on 12/06/2027 and return on 26.06.2027',
    'Our budget is $12,000 to $18,500 for two',
    'See you @ the lodge. Room 204, flight KQ 101',
    'Meet me @noon',
    'Rooms 1 2 3 4 and 5',
  ])('%s', (text) => expect(containsContactData(text)).toBe(false));
});

test('an address is detected anywhere in a text', () => {
  const words = fc.array(fc.constantFrom('lodge', 'river', 'two rooms', 'June', '12', 'and'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (before, after) =>
      containsContactData([...before, 'ask', 'wanjiru@acacia.example', 'soon', ...after].join(' ')),
    ),
  );
});

test.each([
  ['@', (n: number) => '@'.repeat(n)],
  ['a@a', (n: number) => 'a@a'.repeat(n / 3)],
  ['digits', (n: number) => '1'.repeat(n)],
  ['dots', (n: number) => '(dot'.repeat(n / 4)],
  ['dollars', (n: number) => '$1'.repeat(n / 2)],
])('a million characters of %s are read in one pass', (_, text) => {
  const started = performance.now();
  containsContactData(text(1_000_000));
  expect(performance.now() - started).toBeLessThan(20_000); // backtracking would take minutes
});
