import { hasOneTypo, isOneTypoOf } from '#src/entities/places/oneTypo.ts';

const MOST_WORDS = 8;
const MOST_PHRASES = 300;

/** Parts of what was typed that words are to be similar to: each word, and each two as one. */
export function spansOf(typed: string): string[] {
  return partsOf(typed).flatMap(({ span }) => [span, ...(span.includes(' ') ? [span.replace(' ', '')] : [])]);
}

/** What may have been meant by what was typed, one slip away, given the words that are similar to its spans. In plain text. */
export function meantPhrases(typed: string, similar: readonly { span: string; word: string }[]): string[] {
  const words = Map.groupBy(similar, ({ span }) => span);
  const corrected = partsOf(typed).flatMap(({ before, span, behind }) =>
    [...(words.get(span) ?? []), ...(words.get(span.replace(' ', '')) ?? [])]
      .filter(({ word }) => (behind === '' ? hasOneTypo(span, word) : isOneTypoOf(span, word)))
      .map(({ word }) => before + word + behind),
  );
  const lastLetterWrong = typed.includes(' ') ? [typed.slice(0, -1).trim()] : [];
  return [...new Set([...corrected, ...lastLetterWrong, ...otherBlanks(typed)])].slice(0, MOST_PHRASES);
}

/** One or two words of a text, each with what stands around. */
function partsOf(typed: string): { before: string; span: string; behind: string }[] {
  const words = typed.split(' ');
  return words.slice(0, MOST_WORDS).flatMap((_, at) =>
    [1, 2]
      .filter((length) => at + length <= words.length)
      .map((length) => ({
        before: words
          .slice(0, at)
          .map((word) => `${word} `)
          .join(''),
        span: words.slice(at, at + length).join(' '),
        behind: words
          .slice(at + length)
          .map((word) => ` ${word}`)
          .join(''),
      })),
  );
}

/** The text with a blank more, a blank for a letter, or a blank that changed its place with a letter. */
function otherBlanks(typed: string): string[] {
  const places = Array.from({ length: typed.length - 1 }, (_, index) => index + 1);
  return [
    ...places.map((at) => `${typed.slice(0, at)} ${typed.slice(at)}`),
    ...places.map((at) => `${typed.slice(0, at)} ${typed.slice(at + 1)}`),
    ...[...typed.matchAll(/(\S) (?=(\S))/g)].flatMap(({ index, 1: before, 2: behind }) => [
      `${typed.slice(0, index)} ${before}${typed.slice(index + 2)}`,
      `${typed.slice(0, index + 1)}${behind} ${typed.slice(index + 3)}`,
    ]),
  ]
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.includes(' ') && !phrase.includes('  '));
}
