import { expect, test } from '@jest/globals';
import { findFuzzyMatches, listSpans } from './findFuzzyMatches.ts';

/** Treats every word as similar to every span. */
const similarTo = (term: string, words: string[]) => listSpans(term).flatMap((span) => words.map((word) => ({ span, word })));

test.each([
  ['masia mar', ['masai', 'mara'], 'masai mar'],
  ['masai mraa', ['masai', 'mara'], 'masai mara'],
  ['the r', [], 'the'],
  ['ky oto', ['kyoto'], 'kyoto'],
  ['ten quiet', ['ten-quiet'], 'ten-quiet'],
  ['nine islands one', ['islands,'], 'nine islands, one'],
  ['capetown', [], 'cape town'],
  ['capextown', [], 'cape town'],
  ['capet own', [], 'cape town'],
  ['cap etown', [], 'cape town'],
])('"%s" with the words %j matches "%s"', (term, words, match) => {
  expect(findFuzzyMatches(term, similarTo(term, words))).toContain(match);
});

test('all words but the last must be complete, and only one typo is tolerated', () => {
  const matches = (term: string, ...words: string[]) => findFuzzyMatches(term, similarTo(term, words));
  expect(matches('mas mara', 'masai')).not.toContain('masai mara');
  expect(matches('masia mraa', 'masai', 'mara')).not.toContain('masai mara');
});

test('the number of spans and phrases is limited', () => {
  expect(listSpans('word '.repeat(60).trim())).toHaveLength(24);
  expect(findFuzzyMatches('a'.repeat(400), []).length).toBeLessThanOrEqual(300);
});
