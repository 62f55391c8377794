import damerauLevenshtein from 'damerau-levenshtein';
import type { SearchIndex } from './searchIndex.ts';
import { buildPhraseKey, splitQuery, stemWord } from './splitWords.ts';
import { stopWords } from './stopWords.data.ts';

/** From so many letters on, a word may have one slip, or two. */
const LETTERS_FOR_ONE_SLIP = 4;
const LETTERS_FOR_TWO_SLIPS = 8;
/** A part of a word that was written as one has at least so many letters. */
const MIN_PART_LENGTH = 3;

type Known = Pick<SearchIndex, 'text' | 'lexicon' | 'vocabulary'>;

/** The query with its unknown words corrected, or null if there is nothing to correct. */
export function correctWords(query: string, index: Known): string | null {
  const words = joinParts(splitQuery(query), index);
  const corrected = words.map((word, at) => (isKnown(word, index) ? word : (correctWord(word, at, words, index) ?? word)));
  const text = corrected.join(' ');
  return text === splitQuery(query).join(' ') ? null : text;
}

/** Numbers, words with a meaning and words that a page has are never corrected. */
function isKnown(word: string, { text, lexicon, vocabulary }: Known): boolean {
  if (word.length < LETTERS_FOR_ONE_SLIP || /\d/.test(word) || stopWords.has(word)) return true;
  return lexicon.meanings.has(stemWord(word)) || (vocabulary.has(word) && text.search(word).length > 0) || vocabulary.get(word) === true;
}

/** Joins neighbours that are unknown alone and known together: “safa ri”. */
function joinParts(words: readonly string[], index: Known): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]];
    const together = `${word}${next ?? ''}`;
    const isJoined = next !== undefined && !(isInVocabulary(word, index) && isInVocabulary(next, index)) && isNamed(together, index);
    joined.push(isJoined ? together : word);
    if (isJoined) at += 1;
  }
  return joined;
}

function correctWord(word: string, at: number, words: readonly string[], index: Known): string | null {
  const candidates = findCandidates(word, index);
  const neighbours = [words[at - 1], words[at + 1]];
  const isPhrase = ({ word: candidate }: Candidate) => {
    const [before, after] = neighbours;
    return isKnownPhrase(`${before} ${candidate}`, index) || isKnownPhrase(`${candidate} ${after}`, index);
  };
  candidates.sort(
    (one, other) =>
      Number(isPhrase(other)) - Number(isPhrase(one)) ||
      one.slips - other.slips ||
      Number(other.isName) - Number(one.isName) ||
      Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
      (one.word < other.word ? -1 : 1),
  );
  return splitAtSpace(word, index) ?? candidates[0]?.word ?? null;
}

interface Candidate {
  word: string;
  slips: number;
  isName: boolean;
}

function findCandidates(word: string, { vocabulary }: Known): Candidate[] {
  const most = word.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  const letters = collectLetters(word);
  const candidates: Candidate[] = [];
  for (const [known, isName] of vocabulary) {
    if (Math.abs(known.length - word.length) > most || countBits(letters ^ collectLetters(known)) > 2 * most) continue; // too far away, seen at less cost
    const { steps } = damerauLevenshtein(word, known);
    if (steps <= most) candidates.push({ word: known, slips: steps, isName });
  }
  return candidates;
}

/** Parts a word that was written as one: “newzealand”. */
function splitAtSpace(word: string, index: Known): string | null {
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (isKnownPhrase(parts.join(' '), index)) return parts.join(' ');
    if (parts.every((part) => index.lexicon.meanings.has(stemWord(part)))) return parts.join(' ');
  }
  return null;
}

function isKnownPhrase(phrase: string, { lexicon }: Known): boolean {
  const key = buildPhraseKey(phrase);
  return lexicon.meanings.has(key) || lexicon.termPhrases.has(key);
}

function isInVocabulary(word: string, { vocabulary, lexicon }: Known): boolean {
  return stopWords.has(word) || vocabulary.has(word) || lexicon.meanings.has(stemWord(word));
}

function isNamed(word: string, { vocabulary, lexicon }: Known): boolean {
  return word.length >= LETTERS_FOR_ONE_SLIP && (vocabulary.get(word) === true || lexicon.meanings.has(stemWord(word)));
}

/** The letters of a word as bits: words within two slips of each other differ in at most four. */
function collectLetters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
