import type { Db } from '#src/kernel/db.ts';
import type { ContentName } from './contentName.ts';
import type { LookupSource } from './lookupSource.ts';
import { findFuzzyMatches, listSpans } from './findFuzzyMatches.ts';
import type { TitleRow } from './lookupCalls.sql.ts';
import {
  MAX_TITLES,
  selectTitlesByPrefix,
  selectTitlesByWord,
  selectTitlesContaining,
  selectFuzzyTitles,
  selectSimilarWords,
} from './findTitlesLike.sql.ts';

/**
 * Titles that start with the term, then titles with a word that starts with it, then titles that contain it; if there are none, titles one
 * typo away. The search goes through the table of title words, which stays small however many titles there are, and reads only the first
 * titles of each word. Terms of one or two letters are only matched at the start of words, because nearly every title contains them.
 */
export async function findTitlesLike(source: LookupSource, type: ContentName, term: string, db: Db): Promise<TitleRow[]> {
  const listParams = { isPublished: source === 'published', type };
  const [firstWord, following] = splitFirstWord(term);
  const isOneWord = firstWord === term;
  const starting = await db.run((isOneWord ? selectTitlesByPrefix : selectTitlesByWord)[source], {
    ...listParams,
    word: firstWord,
    following,
  });
  if (starting.length >= MAX_TITLES || term.length < 3) return starting;
  const startingIds = new Set(starting.map(({ id }) => id));
  const containing = await db.run(selectTitlesContaining[source], { ...listParams, ...patternsContaining(term) });
  const titles = [...starting, ...containing.filter(({ id }) => !startingIds.has(id))].slice(0, MAX_TITLES);
  return titles.length > 0 || term.length < 4 ? titles : findFuzzyTitles();

  async function findFuzzyTitles(): Promise<TitleRow[]> {
    const similar = await db.run(selectSimilarWords, { spans: listSpans(term) });
    const phrases = findFuzzyMatches(term, similar).map(splitFirstWord);
    const words = phrases.map(([word]) => word);
    const tails = phrases.map(([, tail]) => tail);
    return db.run(selectFuzzyTitles[source], { ...listParams, words, tails, term });
  }
}

/** A LIKE pattern for the words that contain the term's first word, and one for the text after such a word. */
export function patternsContaining(term: string): { pattern: string; following: string } {
  const [firstWord, following] = splitFirstWord(term);
  return { pattern: `%${escapeLike(firstWord)}${firstWord === term ? '%' : ''}`, following };
}

/** The first word, and a LIKE pattern for the text after it. */
function splitFirstWord(phrase: string): [word: string, following: string] {
  const at = phrase.indexOf(' ');
  return at === -1 ? [phrase, '%'] : [phrase.slice(0, at), `${escapeLike(phrase.slice(at + 1))}%`];
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
