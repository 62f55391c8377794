import { expect, test } from '@jest/globals';
import { meantPhrases, spansOf } from './meantPhrases.ts';

/** Every word that titles have, as if all were similar to every span. */
const similarTo = (typed: string, words: string[]) => spansOf(typed).flatMap((span) => words.map((word) => ({ span, word })));

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
])('"%s" with the words %j may mean "%s"', (typed, words, meant) => {
  expect(meantPhrases(typed, similarTo(typed, words))).toContain(meant);
});

test('a word in the middle must be whole, and only one slip is forgiven', () => {
  const of = (typed: string, ...words: string[]) => meantPhrases(typed, similarTo(typed, words));
  expect(of('mas mara', 'masai')).not.toContain('masai mara');
  expect(of('masia mraa', 'masai', 'mara')).not.toContain('masai mara');
});

test('a long text costs no more than a short one', () => {
  expect(spansOf('word '.repeat(60).trim())).toHaveLength(24);
  expect(meantPhrases('a'.repeat(400), []).length).toBeLessThanOrEqual(300);
});
