import type { Meaning } from './lexicon.ts';

/** An amount that was read, and the position after its words. */
interface ReadAmount {
  meaning: Meaning;
  end: number;
}

const limits: readonly (readonly string[])[] = [
  ['under'],
  ['below'],
  ['max'],
  ['maximum'],
  ['up', 'to'],
  ['at', 'most'],
  ['less', 'than'],
  ['cheaper', 'than'],
  ['no', 'more', 'than'],
];
const currencies: ReadonlySet<string> = new Set(['usd', 'dollar', 'dollars', 'bucks']);
/** Less than this is no price of a journey. */
const MIN_PRICE = 100;

/** Reads a highest price: “under 5000”, “$8k”, “6,500 dollars”. */
export function readPrice(words: readonly string[], start: number): ReadAmount | null {
  const limit = limits.find((phrase) => phrase.every((word, index) => words[start + index] === word));
  const at = start + (limit?.length ?? 0);
  const word = words[at] ?? '';
  const match = /^(\$?)(\d+(?:[.,]\d+)*)(k?)$/.exec(word);
  if (!match) return null;
  const [, sign, digits = '', thousand] = match;
  const isCurrency = currencies.has(words[at + 1] ?? '');
  if (!limit && sign === '' && thousand === '' && !isCurrency) return null;
  const max = thousand === 'k' ? Math.round(Number(digits.replace(',', '.')) * 1_000) : Number(digits.replaceAll(/[.,]/g, ''));
  if (max < MIN_PRICE || !Number.isSafeInteger(max)) return null;
  const end = at + (isCurrency ? 2 : 1);
  return { meaning: { kind: 'price', label: `At most $${max.toLocaleString('en-US')}`, max }, end };
}

const numberWords = [
  'a',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];
/** A length in weeks may be so many nights shorter or longer. */
const WEEK_TOLERANCE = 2;

/** Reads a number of nights: “10 nights”, “two weeks”, “a fortnight”, “7 to 10 nights”. */
export function readNights(words: readonly string[], start: number): ReadAmount | null {
  const first = readNumber(words[start]);
  if (words[start] === 'fortnight') return nightsAround(14, 'A fortnight', start + 1);
  if (first === null) return null;
  if (words[start + 1] === 'fortnight') return nightsAround(14, 'A fortnight', start + 2);
  const isRange = words[start + 1] === 'to' || words[start + 1] === 'or';
  const second = readNumber(words[start + (isRange ? 2 : 1)]);
  const at = second === null ? start + 1 : start + (isRange ? 3 : 2);
  const last = second ?? first;
  switch (words[at]) {
    case 'night':
    case 'nights':
      return { meaning: { kind: 'nights', label: nameNights(first, last), min: first, max: last }, end: at + 1 };
    case 'day':
    case 'days':
      return { meaning: { kind: 'nights', label: `${nameRange(first, last)} days`, min: Math.max(1, first - 1), max: last }, end: at + 1 };
    case 'week':
    case 'weeks':
      return {
        meaning: {
          kind: 'nights',
          label: last === 1 ? 'A week' : `${nameRange(first, last)} weeks`,
          min: Math.max(1, first * 7 - WEEK_TOLERANCE),
          max: last * 7 + WEEK_TOLERANCE,
        },
        end: at + 1,
      };
    default:
      return null;
  }
}

function nightsAround(nights: number, label: string, end: number): ReadAmount {
  return { meaning: { kind: 'nights', label, min: nights - WEEK_TOLERANCE, max: nights + WEEK_TOLERANCE }, end };
}

function readNumber(word = ''): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word) || null;
  const index = numberWords.indexOf(word);
  return index < 0 ? null : Math.max(1, index);
}

function nameRange(first: number, last: number): string {
  return first === last ? String(first) : `${first} to ${last}`;
}

function nameNights(first: number, last: number): string {
  return last === 1 ? '1 night' : `${nameRange(first, last)} nights`;
}
