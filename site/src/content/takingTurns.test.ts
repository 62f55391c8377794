import { expect, test } from '@jest/globals';
import { takingTurns } from './takingTurns.ts';

test('kinds take turns, each in its own order; nothing is lost', () => {
  expect(takingTurns(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], ([kind = '']) => kind)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(takingTurns([], String)).toEqual([]);
});
