import { hasOneTypo, isOneTypoOf } from '#src/records/hasOneTypo.ts';

const MAX_WORDS = 8;
const MAX_PHRASES = 300;

/** Parts of a search term that may be a misspelled word: each word, each pair of words, and each pair joined. */
export function listSpans(term: string): string[] {
  return splitSpans(term).flatMap(({ span }) => [span, ...(span.includes(' ') ? [span.replace(' ', '')] : [])]);
}

/** Phrases one typo away from a term, given the title words that are similar to its spans. All in plain text. */
export function findFuzzyMatches(term: string, similar: readonly { span: string; word: string }[]): string[] {
  const wordsBySpan = Map.groupBy(similar, ({ span }) => span);
  const corrected = splitSpans(term).flatMap(({ before, span, after }) =>
    [...(wordsBySpan.get(span) ?? []), ...(wordsBySpan.get(span.replace(' ', '')) ?? [])]
      .filter(({ word }) => (after === '' ? hasOneTypo(span, word) : isOneTypoOf(span, word)))
      .map(({ word }) => before + word + after),
  );
  const withoutLastLetter = term.includes(' ') ? [term.slice(0, -1).trim()] : [];
  return [...new Set([...corrected, ...withoutLastLetter, ...varySpaces(term)])].slice(0, MAX_PHRASES);
}

/** Each one or two adjacent words of a text, with the text before and after them. */
function splitSpans(term: string): { before: string; span: string; after: string }[] {
  const words = term.split(' ');
  return words.slice(0, MAX_WORDS).flatMap((_, at) =>
    [1, 2]
      .filter((length) => at + length <= words.length)
      .map((length) => ({
        before: words
          .slice(0, at)
          .map((word) => `${word} `)
          .join(''),
        span: words.slice(at, at + length).join(' '),
        after: words
          .slice(at + length)
          .map((word) => ` ${word}`)
          .join(''),
      })),
  );
}

/** The text with a space inserted, with a letter replaced by a space, or with a space and a neighbouring letter swapped. */
function varySpaces(term: string): string[] {
  const positions = Array.from({ length: term.length - 1 }, (_, index) => index + 1);
  return [
    ...positions.map((at) => `${term.slice(0, at)} ${term.slice(at)}`),
    ...positions.map((at) => `${term.slice(0, at)} ${term.slice(at + 1)}`),
    ...[...term.matchAll(/(\S) (?=(\S))/g)].flatMap(({ index, 1: before, 2: after }) => [
      `${term.slice(0, index)} ${before}${term.slice(index + 2)}`,
      `${term.slice(0, index + 1)}${after} ${term.slice(index + 3)}`,
    ]),
  ]
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.includes(' ') && !phrase.includes('  '));
}
