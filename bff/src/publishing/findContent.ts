import { type Actor, isStaff, isSystem } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import type { PublishedItem } from '#src/kernel/publishedCache.ts';
import { selectPublishedById, selectPublishedBySlug, selectIdBySlug } from './findContent.sql.ts';

/** Whether the caller sees drafts; everyone else sees published versions only. */
export function canSeeDrafts(actor: Actor): boolean {
  return isStaff(actor) || isSystem(actor);
}

/** The published version with this id, slug or alias, as its serialized response; from the cache or in one query. */
export async function findPublished(type: ContentType, key: string, context: CallContext): Promise<PublishedItem> {
  const read = () => loadPublished(type, key, context);
  const item = await (context.db.isTransaction ? read() : context.published.find(`${type.name} ${key}`, read));
  if (!item) throw notFound();
  return item;
}

async function loadPublished(type: ContentType, key: string, { db, pictureAddresses }: CallContext): Promise<PublishedItem | undefined> {
  const [row] = isId(key)
    ? await db.run(selectPublishedById, { key, name: type.name })
    : isSlug(key)
      ? await db.run(selectPublishedBySlug, { name: type.name, key })
      : [];
  return row && { id: row.id, version: row.version, json: pictureAddresses.resolveInJson(row.answer) };
}

/** The newest version with this id, slug or alias; locked if the call writes. Trashed items only with `includeTrash`. */
export async function findDraft<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  context: CallContext,
  includeTrash = false,
): Promise<ContentRow<F>> {
  const id = isId(key) ? key : isSlug(key) ? await findIdBySlug(type, key, context) : undefined;
  const row = id && (await context.db.byId(draftEntity(type).model, id));
  if (!row || row.type !== type.name || (row.status === 'TRASHED' && !includeTrash)) throw notFound();
  return row;
}

async function findIdBySlug(type: { name: string }, slug: string, { db }: CallContext): Promise<string | undefined> {
  const [row] = await db.run(selectIdBySlug, { name: type.name, slug });
  return row?.id;
}

function isSlug(key: string): boolean {
  return /^[a-z0-9_-]{1,120}$/.test(key);
}
