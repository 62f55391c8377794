import { selectById } from '#src/database/rowStatements.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Actor, isStaff, isSystem } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import type { PublishedPiece } from './publishedCache.ts';

/** Whether the caller works with drafts; everybody else meets published versions only. */
export function seesDrafts(actor: Actor): boolean {
  return isStaff(actor) || isSystem(actor);
}

/** The published version under an id, an address or an earlier address, as it is answered: kept in memory, or read by one prepared statement. */
export async function findPublished(type: ContentType, key: string, context: CallContext): Promise<PublishedPiece> {
  const read = () => readPublished(type, key, context);
  const found = await (context.transaction ? read() : context.published.find(`${type.name} ${key}`, read));
  if (!found) throw notFound();
  return found;
}

async function readPublished(
  type: ContentType,
  key: string,
  { sequelize, transaction, pictureAddresses }: CallContext,
): Promise<PublishedPiece | undefined> {
  const [found] = isId(key)
    ? await preparedQuery<PublishedPiece>(sequelize, 'content.publishedById', selectPublishedById, [key, type.name], transaction)
    : isSlug(key)
      ? await preparedQuery<PublishedPiece>(sequelize, 'content.publishedBySlug', selectPublishedBySlug, [type.name, key], transaction)
      : [];
  return found && { ...found, answer: pictureAddresses.inJson(found.answer) };
}

/** The newest version under an id, an address or an earlier address; locked when the call writes. What is in the trash only when asked for. */
export async function findDraft<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  context: CallContext,
  trashed = false,
): Promise<ContentRow<F>> {
  const id = isId(key) ? key : isSlug(key) ? await idOfSlug(type, key, context) : undefined;
  const row = id && (await selectById<ContentRow<F>>(context.sequelize, context.models.content, id, context.transaction));
  if (!row || row.type !== type.name || (row.status === 'TRASHED' && !trashed)) throw notFound();
  return row;
}

async function idOfSlug(type: { name: string }, slug: string, { sequelize, transaction }: CallContext): Promise<string | undefined> {
  const [found] = await preparedQuery<{ id: string }>(sequelize, 'content.idOfSlug', selectIdOfSlug, [type.name, slug], transaction);
  return found?.id;
}

const selectPublishedById = 'SELECT id, version, answer FROM published_content WHERE id = $1 AND type = $2';
const selectPublishedBySlug = `
  SELECT id, version, answer FROM published_content WHERE type = $1 AND slug = $2
  UNION ALL
  SELECT p.id, p.version, p.answer FROM content_aliases a JOIN published_content p ON p.id = a.content_id WHERE a.type = $1 AND a.alias = $2
  LIMIT 1`;
const selectIdOfSlug = `
  SELECT id FROM content WHERE type = $1 AND slug = $2
  UNION ALL SELECT id FROM published_content WHERE type = $1 AND slug = $2
  UNION ALL SELECT content_id FROM content_aliases WHERE type = $1 AND alias = $2
  LIMIT 1`;

function isSlug(key: string): boolean {
  return /^[a-z0-9_-]{1,120}$/.test(key);
}
