import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLandingPageIds = statement(
  'landingPages.ofCategory',
  { id: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  `SELECT id FROM published_content WHERE type = 'landingPage' AND category_ids @> ARRAY[:id::uuid] ORDER BY published_at DESC, id LIMIT 48`,
);
