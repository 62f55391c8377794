import { expect, test } from '@jest/globals';
import { parseDollars } from './parseDollars.ts';

test.each([
  ['17500', 17_500],
  ['17,500', 17_500],
  ['$17,500', 17_500],
  [' US$ 17 500 ', 17_500],
  ['17.500', 17_500],
  ["1'250'000", 1_250_000],
  ['17500 USD', 17_500],
  ['18k', 18_000],
  ['١٧٥٠٠', 17_500],
  ['0', 0],
])('%j is %d dollars', (text, amount) => expect(parseDollars(text)).toBe(amount));

test.each(['', '  ', '$'])('%j is no answer', (text) => expect(parseDollars(text)).toBeNull());

test.each(['a lot', '17,50', '17500.5', '-500', '10–12k', '1234567890'])('%j is no amount', (text) => expect(parseDollars(text)).toBeNaN());
