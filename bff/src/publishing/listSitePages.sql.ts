import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { openCareers } from './openCareers.sql.ts';

/** The kinds of content of which visitors see at least one item. */
export const selectPublishedKinds = statement(
  'site.publishedKinds',
  {},
  z.object({ content: z.string() }),
  `
  SELECT kind.name AS content FROM (VALUES ('article'), ('guide'), ('itinerary'), ('company')) AS kind (name)
    WHERE EXISTS (SELECT FROM published_content p WHERE p.type = kind.name)
  UNION ALL SELECT 'letter' WHERE EXISTS (SELECT FROM published_content p WHERE p.type = 'contentPage' AND p.kind = 'LETTER')
  UNION ALL SELECT 'country' WHERE EXISTS (SELECT FROM locations WHERE type = 'COUNTRY' AND served AND status = 'ACTIVE')
  UNION ALL SELECT 'review' WHERE EXISTS (SELECT FROM review_counts WHERE count > 0)
  UNION ALL SELECT 'career' WHERE EXISTS (SELECT FROM careers WHERE ${openCareers})
  UNION ALL SELECT 'newsSnippet' WHERE EXISTS (SELECT FROM news_snippets WHERE displayed)`,
);

/** Those of the paths, without a trailing slash, at which a text is published. */
export const selectPathsWithText = statement(
  'site.pathsWithText',
  { paths: z.array(z.string()).readonly() },
  z.object({ path: z.string().nullable() }),
  'SELECT path FROM published_content WHERE path = ANY (:paths::text[])',
);
