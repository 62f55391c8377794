import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from '#src/publishing/contentName.ts';

export const DueItem = z.object({
  id: z.uuid(),
  type: ContentName,
  title: z.string(),
});
export type DueItem = z.output<typeof DueItem>;

export const selectDueItems = statement(
  'content.due',
  {},
  DueItem,
  `
  SELECT id, type, title FROM content WHERE publish_at <= now() OR unpublish_at <= now() ORDER BY least(publish_at, unpublish_at), id LIMIT 100`,
);
