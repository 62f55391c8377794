import { expect, test } from '@jest/globals';
import { hasOneTypo } from './hasOneTypo.ts';

test.each([
  ['keyna', 'kenya'],
  ['kenyaa', 'kenya'],
  ['knya', 'kenya'],
  ['kanya', 'kenya'],
  ['zealnd', 'new zealand'],
  ['serengetti', 'serengeti national park'],
  ['new zeeland', 'new zealand'],
])('%s is one typo away from %s', (typed, name) => {
  expect(hasOneTypo(typed, name)).toBe(true);
});

test.each([
  ['kneay', 'kenya'],
  ['italy', 'japan'],
  ['botsvanna', 'botswana'],
])('%s is more than one typo away from %s', (typed, name) => {
  expect(hasOneTypo(typed, name)).toBe(false);
});
