import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from '#src/publishing/contentName.ts';

/** The target of a redirect, as stored. */
export const RedirectTarget = z.object({
  toPath: z.string().nullable(),
  toEntityType: ContentName.nullable(),
  toEntityId: z.uuid().nullable(),
  code: z.literal([301, 302, 410]),
});
export type RedirectTarget = z.output<typeof RedirectTarget>;

export const selectNextTarget = statement(
  'redirects.next',
  { toPath: z.string() },
  RedirectTarget,
  `SELECT to_path AS "toPath", to_entity_type AS "toEntityType", to_entity_id AS "toEntityId", code FROM site_redirects WHERE from_path = :toPath LIMIT 1`,
);
