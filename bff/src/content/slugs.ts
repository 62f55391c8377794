import { slugOf } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentName } from './content.model.ts';
import { pageOf, reservedSlugs } from './contentTypes.ts';

const TRIES = 50;

/** A free address for a title: the slug of it, with -2, -3 … when others have it. */
export async function freeSlug(type: ContentName, title: string, id: string, context: CallContext): Promise<string> {
  const wanted = slugOf(title) || 'untitled';
  for (let number = 1; number <= TRIES; number += 1) {
    const slug = number === 1 ? wanted : `${wanted.slice(0, 116)}-${number}`;
    if (!(await takenBy(type, slug, id, context))) return slug;
  }
  return `${wanted.slice(0, 80)}-${id.slice(-12)}`;
}

/** Refuses an address that another record has or had in the last 24 months, or that the site needs itself. */
export async function claimSlug(type: ContentName, slug: string, id: string, context: CallContext): Promise<void> {
  const other = await takenBy(type, slug, id, context);
  if (other) throw new Failure('slug.taken', { message: `The address ${slug} ${other}. Choose another slug.` });
}

async function takenBy(type: ContentName, slug: string, id: string, { sequelize, transaction }: CallContext): Promise<string | null> {
  if (type !== 'contentPage' && reservedSlugs.has(slug)) return 'is one the site needs itself';
  const isRoot = type === 'landingPage' || type === 'landingPageCategory';
  const types = isRoot ? ['landingPage', 'landingPageCategory'] : [type];
  const [other] = await preparedQuery<{ title: string }>(sequelize, 'content.slugTaken', selectTaken, [types, slug, id], transaction);
  return other ? `belongs to “${other.title}”` : null;
}

// Landing pages and their categories stand side by side at the root of the site, so they share their addresses.
const selectTaken = `
  SELECT title FROM content WHERE type = ANY ($1) AND slug = $2 AND id <> $3
  UNION ALL SELECT title FROM published_content WHERE type = ANY ($1) AND slug = $2 AND id <> $3
  UNION ALL SELECT c.title FROM content_aliases a JOIN content c ON c.id = a.content_id
    WHERE a.type = ANY ($1) AND a.alias = $2 AND a.content_id <> $3 AND a.created_at > now() - interval '24 months'
  LIMIT 1`;

/** Keeps a published address that is about to change as an alias; one that comes back is no alias any more. Chains stay flat. */
export async function keepAddress(
  type: ContentName,
  id: string,
  from: string,
  to: string,
  { sequelize, transaction }: CallContext,
): Promise<void> {
  if (from !== to)
    await preparedQuery(sequelize, 'content.addAlias', insertAlias, [newId(), type, from, id, pathOfAlias(type, from)], transaction);
  await preparedQuery(
    sequelize,
    'content.dropAlias',
    'DELETE FROM content_aliases WHERE type = $1 AND alias = $2',
    [type, to],
    transaction,
  );
}

const insertAlias = `
  INSERT INTO content_aliases (id, type, alias, content_id, path) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (type, alias) DO UPDATE SET content_id = $4, created_at = now()`;

/** Where a piece had its page under an earlier slug, without a slash at the end; null for pages whose address is no slug. */
export function pathOfAlias(type: ContentName, alias: string): string | null {
  return type === 'contentPage' ? null : pageOf(type, { slug: alias, path: null }).replace(/\/$/, '');
}

/** Earlier addresses of a record, newest first. */
export async function aliasesOf(id: string, { sequelize, transaction }: CallContext): Promise<string[]> {
  const rows = await preparedQuery<{ alias: string }>(
    sequelize,
    'content.aliasesOf',
    'SELECT alias FROM content_aliases WHERE content_id = $1 ORDER BY created_at DESC, alias',
    [id],
    transaction,
  );
  return rows.map(({ alias }) => alias);
}
