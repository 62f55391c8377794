import { expect, test } from '@jest/globals';
import { interleave } from './interleave.ts';

test('alternates between groups and keeps the order within each', () => {
  expect(interleave(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], ([kind = '']) => kind)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(interleave([], String)).toEqual([]);
});
