import * as contract from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { withArticle } from './withArticle.ts';

test.each([
  'an APPROVED',
  'an ENABLED',
  'an INTRODUCED',
  'an ON_HOLD',
  'an UNPUBLISHED',
  'a PENDING',
  'a USED',
  'a user',
  'a traveler',
  'an image',
])('%s', (phrase) => expect(withArticle(phrase.split(' ')[1] ?? '')).toBe(phrase));

test('every status of every record has the article it is spoken with', () => {
  const lists = Object.entries(contract).flatMap(([name, value]) => (/[sS]tatuses$/.test(name) && Array.isArray(value) ? [value] : []));
  const statuses = [...new Set(lists.flat().map(String))];
  expect(statuses.length).toBeGreaterThan(30);
  for (const status of statuses) expect(withArticle(status)).toBe(`${/^[AEIOU]/.test(status) ? 'an' : 'a'} ${status}`);
});
