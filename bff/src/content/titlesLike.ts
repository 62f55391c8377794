import type { ContentStatus } from '@farwend/api-contract';
import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { ContentName } from './content.model.ts';
import type { LookupSource } from './lookupSource.ts';
import { meantPhrases, spansOf } from './meantPhrases.ts';

/** A piece of content in a list of titles. */
export interface TitleRow {
  id: string;
  title: string;
  slug: string;
  status: ContentStatus;
}

const MOST = 20;

/**
 * Titles that begin so, then those with a word that begins so, then those that hold it; when there are none, those one slip away. Letters
 * are looked for among the words that titles are made of, of which there are few however many titles there are, and of each word only the
 * first titles are read. Two letters are looked for only where words begin: inside of words they stand nearly everywhere.
 */
export async function titlesLike(
  { name, from, isPublished }: LookupSource,
  type: ContentName,
  wanted: string,
  sequelize: Sequelize,
): Promise<TitleRow[]> {
  const [first, following] = firstWordOf(wanted);
  const isOneWord = first === wanted;
  const beginning = await titles(isOneWord ? 'beginning' : 'equal', first, following);
  if (beginning.length >= MOST || wanted.length < 3) return beginning;
  const known = new Set(beginning.map(({ id }) => id));
  const inside = await titles('inside', `%${escaped(first)}${isOneWord ? '%' : ''}`, following);
  const holding = [...beginning, ...inside.filter(({ id }) => !known.has(id))].slice(0, MOST);
  return holding.length > 0 || wanted.length < 4 ? holding : oneSlipAway();

  function titles(way: keyof typeof ways, ...values: unknown[]): Promise<TitleRow[]> {
    return preparedQuery<TitleRow>(sequelize, `content.titles.${way}.${name}`, ways[way](from), [isPublished, type, ...values]);
  }

  async function oneSlipAway(): Promise<TitleRow[]> {
    const similar = await preparedQuery<{ span: string; word: string }>(sequelize, 'content.titleWordsSimilar', wordsSimilar, [
      spansOf(wanted),
    ]);
    const phrases = meantPhrases(wanted, similar).map(firstWordOf);
    const words = phrases.map(([word]) => word);
    const tails = phrases.map(([, tail]) => tail);
    return titles('meant', words, tails, wanted);
  }
}

/** The first word, and what LIKE is to find behind it. */
function firstWordOf(phrase: string): [word: string, following: string] {
  const at = phrase.indexOf(' ');
  return at === -1 ? [phrase, '%'] : [phrase.slice(0, at), `${escaped(phrase.slice(at + 1))}%`];
}

/**
 * How words are found, and which of their titles come first. A value stands in a SELECT of its own where PostgreSQL would else plan the
 * statement anew for each value, which takes longer than to run it: the indexes are the same for all of them.
 */
const ways = {
  beginning: (from: string) =>
    startingFirst(
      from,
      'SELECT word, $4::text AS following FROM title_words WHERE word >= (SELECT $3::text) AND word < (SELECT $3 || chr(1114111))',
    ),
  equal: (from: string) => startingFirst(from, 'SELECT $3::text AS word, $4::text AS following'),
  inside: (from: string) => titlesOf(from, 'SELECT word, $4::text AS following FROM title_words WHERE word LIKE (SELECT $3::text)', '0'),
  meant: (from: string) =>
    titlesOf(
      from,
      'SELECT DISTINCT word, following FROM unnest($3::text[], $4::text[]) meant (word, following)',
      '-word_similarity($5, plain_text(t.title))',
    ),
};

/** The first titles of each of some words, of those where the wanted text follows. The index has the titles of a word in their order. */
const titlesOfEach = (words: string, isLater: string) => `(${words}) w, LATERAL (
      SELECT DISTINCT title, content_id FROM content_title_words
      WHERE is_published = (SELECT $1::boolean) AND type = (SELECT $2::text) AND word = w.word AND is_later = ${isLater} AND tail LIKE w.following
      ORDER BY title, content_id LIMIT ${MOST}
    ) t`;

/** The first titles that start with the words, then those that have them later; these are looked for only when the former are too few. */
const startingFirst = (from: string, words: string) => `
  WITH starting AS MATERIALIZED (
    SELECT t.content_id, t.title FROM ${titlesOfEach(words, 'false')} ORDER BY t.title, t.content_id LIMIT ${MOST}
  ), later AS (
    SELECT DISTINCT t.content_id, t.title FROM ${titlesOfEach(words, 'true')}
    WHERE (SELECT count(*) FROM starting) < ${MOST} AND t.content_id NOT IN (SELECT content_id FROM starting)
    ORDER BY t.title, t.content_id LIMIT ${MOST}
  )
  SELECT c.id, c.title, c.slug, c.status
  FROM (SELECT content_id, 0 AS rank FROM starting UNION ALL SELECT content_id, 1 FROM later) found
  JOIN ${from} c ON c.id = found.content_id ORDER BY found.rank, c.title, c.id LIMIT ${MOST}`;

/** The first titles with the words, wherever they stand, by their rank. */
const titlesOf = (from: string, words: string, rank: string) => `
  SELECT c.id, c.title, c.slug, c.status
  FROM (
    SELECT t.content_id, t.title, min(${rank}) AS rank
    FROM (VALUES (false), (true)) k (is_later), ${titlesOfEach(words, 'k.is_later')}
    GROUP BY t.content_id, t.title ORDER BY rank, t.title, t.content_id LIMIT ${MOST}
  ) found
  JOIN ${from} c ON c.id = found.content_id ORDER BY found.rank, c.title, c.id`;

const wordsSimilar = `
  SELECT span, word FROM unnest((SELECT $1::text[])) span, LATERAL (
    SELECT word FROM title_words WHERE word %> span ORDER BY word_similarity(span, word) DESC, word LIMIT 100
  ) found`;

/** Letters as LIKE takes them. */
function escaped(letters: string): string {
  return letters.replace(/[\\%_]/g, '\\$&');
}
