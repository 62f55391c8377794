import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const columns = `type AS kind, id, title AS label, slug, NULL AS detail`;

const kinds = `'article', 'guide', 'itinerary', 'company', 'landingPage'`;

export const Suggestion = z.object({
  kind: z.string(),
  id: z.uuid().nullable(),
  label: z.string(),
  slug: z.string().nullable(),
  detail: z.string().nullable(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A byte-order range instead of LIKE: it uses the index for every prefix and stops after the first rows. */
export const selectTitlesWithPrefix = statement(
  'keywords.begin',
  { prefix: z.string(), end: z.string(), limit: z.int() },
  Suggestion,
  `
  SELECT ${columns} FROM published_content WHERE plain_text(title) ~>=~ :prefix AND plain_text(title) ~<~ :end AND type IN (${kinds})
  ORDER BY plain_text(title) USING ~<~ LIMIT :limit`,
  { replica: true },
);

/** Reads the first titles of each word, because the words are few however many titles contain them. A title may come twice. */
export const selectTitlesContaining = statement(
  'keywords.hold',
  { pattern: z.string(), following: z.string(), limit: z.int() },
  Suggestion,
  `
  SELECT ${columns} FROM (
    SELECT t.content_id FROM (SELECT word FROM title_words WHERE word LIKE (SELECT :pattern::text)) w,
      unnest(ARRAY[${kinds}]) kind, (VALUES (false), (true)) k (is_later), LATERAL (
        SELECT content_id FROM content_title_words
        WHERE is_published AND type = kind AND word = w.word AND is_later = k.is_later AND tail LIKE (SELECT :following::text)
        ORDER BY title, content_id LIMIT :limit
      ) t
    LIMIT :limit
  ) matches JOIN published_content c ON c.id = matches.content_id`,
  { replica: true },
);
