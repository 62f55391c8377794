import { type Lexicon, MAX_PHRASE_WORDS, type Meaning } from './lexicon.ts';
import { readNights, readPrice } from './readAmounts.ts';
import { buildPhraseKey, splitQuery, stemWord } from './splitWords.ts';
import { stopWords } from './stopWords.data.ts';

/** A phrase of the query with its meaning: the words from `start` up to, not including, `end`. */
export interface UnderstoodPhrase {
  meaning: Meaning;
  key: string;
  start: number;
  end: number;
}

/** What is looked for in the texts of pages: a word, or several that are a search term together. */
export interface TextUnit {
  stems: readonly string[];
  words: string;
}

/** A query as it was understood. */
export interface UnderstoodQuery {
  words: readonly string[];
  phrases: readonly UnderstoodPhrase[];
  units: readonly TextUnit[];
  /** The whole query is one phrase with a meaning, so pages of that name are looked for. */
  isName: boolean;
}

/** Reads meanings from the query, the longest phrase first; the words that are left are looked for in texts. */
export function understandQuery(query: string, lexicon: Lexicon): UnderstoodQuery {
  const words = splitQuery(query);
  const phrases: UnderstoodPhrase[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = readPhrase(words, start, lexicon);
    const termEnd = findTermPhrase(words, start, lexicon.termPhrases) ?? start;
    if (phrase && (phrase.end >= termEnd || isWay(phrase))) phrases.push(phrase);
    start = Math.max(phrase?.end ?? start, termEnd, start + 1);
  }
  const [first] = phrases;
  const isName = first !== undefined && first.key !== '' && first.start === 0 && first.end === words.length;
  const units = collectUnits(words, phrases, isName, lexicon);
  return { words, phrases, units, isName };
}

function readPhrase(words: readonly string[], start: number, { meanings }: Lexicon): UnderstoodPhrase | null {
  const amount = readPrice(words, start) ?? readNights(words, start);
  if (amount) return { meaning: amount.meaning, key: '', start, end: amount.end };
  for (let end = Math.min(start + MAX_PHRASE_WORDS, words.length); end > start; end -= 1) {
    const key = buildPhraseKey(words.slice(start, end).join(' '));
    const meaning = meanings.get(key);
    if (meaning) return { meaning, key, start, end };
  }
  return null;
}

/** A trip type holds within a search term too: a sleeper train is a train, but hot springs are no season. */
function isWay({ meaning }: UnderstoodPhrase): boolean {
  return meaning.kind === 'tripType';
}

/** Search terms of several words count as one; of the other words, each that has no meaning. */
function collectUnits(
  words: readonly string[],
  phrases: readonly UnderstoodPhrase[],
  isName: boolean,
  { termPhrases }: Lexicon,
): TextUnit[] {
  const units: TextUnit[] = [];
  const hasMeaning = (at: number) => !isName && phrases.some(({ start, end }) => at >= start && at < end);
  for (let start = 0; start < words.length;) {
    const end = findTermPhrase(words, start, termPhrases) ?? start + 1;
    const phrase = words.slice(start, end);
    const isTerm = end > start + 1 && !phrases.some((one) => one.start === start && one.end === end);
    if (isTerm || (!hasMeaning(start) && !stopWords.has(phrase[0] ?? '')))
      units.push({ stems: phrase.filter((word) => !stopWords.has(word)).map(stemWord), words: phrase.join(' ') });
    start = end;
  }
  return units;
}

function findTermPhrase(words: readonly string[], start: number, termPhrases: ReadonlySet<string>): number | null {
  for (let end = Math.min(start + MAX_PHRASE_WORDS, words.length); end > start + 1; end -= 1)
    if (termPhrases.has(buildPhraseKey(words.slice(start, end).join(' ')))) return end;
  return null;
}
