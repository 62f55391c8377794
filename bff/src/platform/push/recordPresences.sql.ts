import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** In order, so that two nodes with the same users cannot deadlock; at most every half minute, because most stay for hours. */
export const upsertPresences = statement(
  'push.presences',
  { userIds: z.array(z.uuid()).readonly() },
  null,
  `
  INSERT INTO user_presences (user_id) SELECT id FROM unnest(:userIds::uuid[]) AS u (id) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET seen_at = now() WHERE user_presences.seen_at < now() - interval '30 seconds'`,
);
