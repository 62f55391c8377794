import { expect, test } from '@jest/globals';
import { convertToStars, cutStars } from './stars.ts';

test.each([
  [4.957, 4.9],
  [4.9, 4.9],
  [4.999, 4.9],
  [5, 5],
  [0, 0],
])('%d stars are shown as %d', (stars, shown) => expect(cutStars(stars)).toBe(shown));

test('an average of 99.14 is 4.9 stars', () => expect(convertToStars(99.14)).toBe(4.9));
