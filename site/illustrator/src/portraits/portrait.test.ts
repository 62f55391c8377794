import { expect, test } from '@jest/globals';
import { people } from './people.data.ts';
import { drawPortrait } from './portrait.ts';

test('a person always gets the same portrait, different from all others, and every drawing is complete', () => {
  const drawings = people.map(drawPortrait);
  expect(people.map(drawPortrait)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(people.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});
