import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { toPlainText } from '#src/kernel/toPlainText.ts';

/** The words of a text, without accents or case; an apostrophe does not part a word. */
export function splitWords(text: string): string[] {
  return matchWords(text, /[\p{L}\p{N}]+/gu);
}

/** The words of a query; an amount of money stays one word: “$8k”, “5,000”. */
export function splitQuery(query: string): string[] {
  return matchWords(query, /\$?\d+(?:[.,]\d+)*k?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu);
}

function matchWords(text: string, word: RegExp): string[] {
  return toPlainText(text).replaceAll(/['’]/g, '').match(word) ?? [];
}

/** Limited, because visitors can type words without end. */
const stems = new LRUCache<string, string>({ max: 20_000, memoMethod: stemmer });

/** The stem under which a word is indexed and found: “safaris” and “safari” have the same. */
export function stemWord(word: string): string {
  return stems.memo(word);
}

/** The stems of a text, joined by spaces: the key under which phrases are looked up. */
export function buildPhraseKey(text: string): string {
  return splitWords(text).map(stemWord).join(' ');
}
