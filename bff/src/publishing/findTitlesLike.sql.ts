import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { TitleRow } from './lookupCalls.sql.ts';
import { forEachSource } from './lookupSource.sql.ts';

/** The maximum number of titles that a lookup returns. */
export const MAX_TITLES = 20;

export const selectSimilarWords = statement(
  'content.titleWordsSimilar',
  { spans: z.array(z.string()).readonly() },
  z.object({
    span: z.string(),
    word: z.string(),
  }),
  `
  SELECT span, word FROM unnest((SELECT :spans::text[])) span, LATERAL (
    SELECT word FROM title_words WHERE word %> span ORDER BY word_similarity(span, word) DESC, word LIMIT 100
  ) matches`,
);

/** The first titles with each of the words, followed by the rest of the term. The index returns the titles of a word in order. */
const titlesOfWords = (words: string, isLater: string) => `(${words}) w, LATERAL (
      SELECT DISTINCT title, content_id FROM content_title_words
      WHERE is_published = (SELECT :isPublished::boolean) AND type = (SELECT :type::text) AND word = w.word AND is_later = ${isLater} AND tail LIKE w.following
      ORDER BY title, content_id LIMIT ${MAX_TITLES}
    ) t`;

/** The first titles that start with the words, then, if those are too few, titles that contain them later. */
const rankStartsFirst = (from: string, words: string) => `
  WITH starting AS MATERIALIZED (
    SELECT t.content_id, t.title FROM ${titlesOfWords(words, 'false')} ORDER BY t.title, t.content_id LIMIT ${MAX_TITLES}
  ), later AS (
    SELECT DISTINCT t.content_id, t.title FROM ${titlesOfWords(words, 'true')}
    WHERE (SELECT count(*) FROM starting) < ${MAX_TITLES} AND t.content_id NOT IN (SELECT content_id FROM starting)
    ORDER BY t.title, t.content_id LIMIT ${MAX_TITLES}
  )
  SELECT c.id, c.title, c.slug, c.status
  FROM (SELECT content_id, 0 AS rank FROM starting UNION ALL SELECT content_id, 1 FROM later) matches
  JOIN ${from} c ON c.id = matches.content_id ORDER BY matches.rank, c.title, c.id LIMIT ${MAX_TITLES}`;

/** The first titles with the words in any position, by rank. */
const rankTitles = (from: string, words: string, rank: string) => `
  SELECT c.id, c.title, c.slug, c.status
  FROM (
    SELECT t.content_id, t.title, min(${rank}) AS rank
    FROM (VALUES (false), (true)) k (is_later), ${titlesOfWords(words, 'k.is_later')}
    GROUP BY t.content_id, t.title ORDER BY rank, t.title, t.content_id LIMIT ${MAX_TITLES}
  ) matches
  JOIN ${from} c ON c.id = matches.content_id ORDER BY matches.rank, c.title, c.id`;

// Some parameters are wrapped in a subselect so that PostgreSQL keeps a generic plan: planning for each value would take longer than running
// the statement, and the indexes are the same for all values.
const listParams = { isPublished: z.boolean(), type: z.string() };

/** Titles with a word that has this prefix; titles that start with it come first. */
export const selectTitlesByPrefix = forEachSource((source, from) =>
  statement(
    `content.titles.beginning.${source}`,
    { ...listParams, word: z.string(), following: z.string() },
    TitleRow,
    rankStartsFirst(
      from,
      'SELECT word, :following::text AS following FROM title_words WHERE word >= (SELECT :word::text) AND word < (SELECT :word || chr(1114111))',
    ),
  ),
);

/** Titles with exactly this word; titles that start with it come first. */
export const selectTitlesByWord = forEachSource((source, from) =>
  statement(
    `content.titles.equal.${source}`,
    { ...listParams, word: z.string(), following: z.string() },
    TitleRow,
    rankStartsFirst(from, 'SELECT :word::text AS word, :following::text AS following'),
  ),
);

/** Titles with a word that matches the LIKE pattern. */
export const selectTitlesContaining = forEachSource((source, from) =>
  statement(
    `content.titles.inside.${source}`,
    { ...listParams, pattern: z.string(), following: z.string() },
    TitleRow,
    rankTitles(from, 'SELECT word, :following::text AS following FROM title_words WHERE word LIKE (SELECT :pattern::text)', '0'),
  ),
);

/** Titles with one of the words and the text after it; titles most similar to the term come first. */
export const selectFuzzyTitles = forEachSource((source, from) =>
  statement(
    `content.titles.meant.${source}`,
    { ...listParams, words: z.array(z.string()), tails: z.array(z.string()), term: z.string() },
    TitleRow,
    rankTitles(
      from,
      'SELECT DISTINCT word, following FROM unnest(:words::text[], :tails::text[]) match (word, following)',
      '-word_similarity(:term, plain_text(t.title))',
    ),
  ),
);
