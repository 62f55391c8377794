import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentName } from './content.model.ts';

/** A page, and where it is on the site, as paths with their closing slash; `was` is null when it is shown for the first time. */
interface Moved {
  id: string;
  type: ContentName;
  was: string | null;
  is: string;
}

/**
 * Keeps redirects true when a page is shown: nothing leads away from an address that shows a page, and what led to an earlier address
 * leads to the piece itself. Content pages, whose address is no slug, leave a redirect behind.
 */
export async function keepPaths({ id, type, was, is }: Moved, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(sequelize, 'redirects.shown', 'DELETE FROM redirects WHERE from_path = $1', [withoutSlash(is)], transaction);
  if (was === null || was === is) return;
  await preparedQuery(
    sequelize,
    'redirects.follow',
    `UPDATE redirects SET to_path = NULL, to_entity_type = $2, to_entity_id = $3, version = version + 1, updated_at = now() WHERE to_path = $1`,
    [withoutSlash(was), type, id],
    transaction,
  );
  if (type !== 'contentPage') return;
  await preparedQuery(
    sequelize,
    'redirects.leave',
    `INSERT INTO redirects (id, from_path, to_entity_type, to_entity_id, code, reason) VALUES ($1, $2, $3, $4, 301, 'ALIAS')
     ON CONFLICT (from_path) DO UPDATE SET to_entity_type = $3, to_entity_id = $4, to_path = NULL, code = 301, reason = 'ALIAS'`,
    [newId(), withoutSlash(was), type, id],
    transaction,
  );
}

/** Tells that pages are gone for good: their addresses, and whatever led to them, answer 410. */
export async function leaveGone(
  pages: readonly { id: string; paths: readonly string[] }[],
  { sequelize, transaction }: CallContext,
): Promise<void> {
  const paths = [...new Set(pages.flatMap((page) => page.paths.map(withoutSlash)))];
  await preparedQuery(
    sequelize,
    'redirects.targetsGone',
    `UPDATE redirects SET to_path = NULL, to_entity_type = NULL, to_entity_id = NULL, code = 410, reason = 'DELETED', version = version + 1, updated_at = now()
     WHERE to_entity_id = ANY ($1) OR to_path = ANY ($2)`,
    [pages.map(({ id }) => id), paths],
    transaction,
  );
  await preparedQuery(
    sequelize,
    'redirects.gone',
    `INSERT INTO redirects (id, from_path, code, reason) SELECT id, path, 410, 'DELETED' FROM unnest($1::uuid[], $2::text[]) AS gone (id, path)
     ON CONFLICT (from_path) DO NOTHING`,
    [paths.map(() => newId()), paths],
    transaction,
  );
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
