import { slugOf } from '@farwend/api-contract';
import { newId } from '#src/kernel/newId.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentName } from './contentName.ts';
import { buildPagePath, reservedSlugs } from './pagePaths.ts';
import { selectSlugConflict, insertAlias, deleteAlias, selectAliasesOfItem } from './slugs.sql.ts';

const MAX_TRIES = 50;

/** A free slug for a title, with -2, -3 … appended if it is taken. */
export async function findFreeSlug(type: ContentName, title: string, id: string, context: CallContext): Promise<string> {
  const preferred = slugOf(title) || 'untitled';
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const slug = number === 1 ? preferred : `${preferred.slice(0, 116)}-${number}`;
    if (!(await findSlugConflict(type, slug, id, context))) return slug;
  }
  return `${preferred.slice(0, 80)}-${id.slice(-12)}`;
}

/** Throws 409 if another record has the slug or had it in the last 24 months, or if the slug is reserved. */
export async function checkSlugIsFree(type: ContentName, slug: string, id: string, context: CallContext): Promise<void> {
  const other = await findSlugConflict(type, slug, id, context);
  if (other) throw new Failure('slug.taken', { message: `The address ${slug} ${other}. Choose another slug.` });
}

/** What stands against a slug, as the end of a sentence; null if it is free. */
export async function findSlugConflict(type: ContentName, slug: string, id: string, { db }: CallContext): Promise<string | null> {
  if (type !== 'contentPage' && reservedSlugs.has(slug)) return 'is one the site needs itself';
  const isRoot = type === 'landingPage' || type === 'landingPageCategory';
  const types = isRoot ? ['landingPage', 'landingPageCategory'] : [type];
  const [other] = await db.run(selectSlugConflict, { types, slug, id });
  return other ? `belongs to “${other.title}”` : null;
}

/** Saves the previous slug of a published item as an alias, and deletes the alias that the new slug may have been. */
export async function updateAliases(type: ContentName, id: string, from: string, to: string, { db }: CallContext): Promise<void> {
  if (from !== to) await db.deferWrite(insertAlias, { newId: newId(), type, from, id, path: buildAliasPath(type, from) });
  await db.deferWrite(deleteAlias, { type, to });
}

/** The path of an item's page under an earlier slug, without a trailing slash; null for content pages, whose path is not their slug. */
export function buildAliasPath(type: ContentName, alias: string): string | null {
  return type === 'contentPage' ? null : buildPagePath(type, { slug: alias, path: null }).replace(/\/$/, '');
}

/** The aliases of a record, newest first. */
export async function loadAliases(id: string, { db }: CallContext): Promise<string[]> {
  const rows = await db.run(selectAliasesOfItem, { id });
  return rows.map(({ alias }) => alias);
}
