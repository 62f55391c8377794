import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const columns = `type AS kind, id, title AS label, slug, NULL AS detail`;

const kinds = `type IN ('article', 'guide', 'itinerary', 'company', 'landingPage')`;

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
  SELECT ${columns} FROM published_content WHERE plain_text(title) ~>=~ :prefix AND plain_text(title) ~<~ :end AND ${kinds}
  ORDER BY plain_text(title) USING ~<~ LIMIT :limit`,
  { replica: true },
);

export const selectTitlesContaining = statement(
  'keywords.hold',
  { like: z.string(), limit: z.int() },
  Suggestion,
  `SELECT ${columns} FROM published_content WHERE plain_text(title) LIKE :like AND ${kinds} LIMIT :limit`,
  { replica: true },
);
