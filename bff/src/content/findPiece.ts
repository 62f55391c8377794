import { createHash } from 'node:crypto';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';
import { publicView, staffView, type View } from './presentContent.ts';
import { fieldsOfVersion } from './publishContent.ts';
import { aliasesOf } from './slugs.ts';

/** Which version a reader asks for. */
export interface ReadRequest {
  published?: 'true' | 'false' | undefined;
  preview?: string | undefined;
  trashed?: 'true' | undefined;
}

/** A version of a piece as this reader may see it, its pictures with their addresses. */
export interface Piece<F extends ContentFields> {
  id: string;
  version: number;
  /** The whole answer. */
  view: View;
  fields: F;
  contentCountry: string | null;
  /** What visitors see. */
  isPublished: boolean;
  publishedAt: string | null;
  updatedAt: string;
}

/** The version that this reader sees: drafts for staff and for who holds a preview link, else what is published. */
export async function findPiece<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  query: ReadRequest,
  context: CallContext,
): Promise<Piece<F>> {
  if (query.preview !== undefined) return previewed(type, key, query.preview, context);
  if (seesDrafts(context.actor) && query.published !== 'true')
    return pieceOfDraft(type, await findDraft(type, key, context, query.trashed === 'true'), context);
  return publishedPiece(type, key, context);
}

/** The published version, parsed. */
export async function publishedPiece<F extends ContentFields>(type: ContentType<F>, key: string, context: CallContext): Promise<Piece<F>> {
  const { id, version, answer } = await findPublished(type, key, context);
  const fields: F & { contentCountry: string | null; publishedAt: string; updatedAt: string } = JSON.parse(answer);
  return {
    id,
    version,
    view: Object.fromEntries(Object.entries(fields)),
    fields,
    contentCountry: fields.contentCountry,
    isPublished: true,
    publishedAt: fields.publishedAt,
    updatedAt: fields.updatedAt,
  };
}

/** An earlier version as a page would show it, for staff; visitors may ask for the one that is published. */
export async function findPieceVersion<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  version: string,
  query: ReadRequest,
  context: CallContext,
): Promise<Piece<F>> {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  const isOpen = seesDrafts(context.actor) || query.preview !== undefined;
  if (!isOpen) {
    const piece = await publishedPiece(type, key, context);
    if (piece.version !== Number(version)) throw notFound();
    return piece;
  }
  const row = await findDraft(
    type,
    query.preview === undefined ? key : await openPreview(type, key, query.preview, context, Number(version)),
    context,
  );
  const fields = await fieldsOfVersion(type, row, Number(version), context);
  return pieceAs(type, row, fields, Number(version), context);
}

async function pieceOfDraft<F extends ContentFields>(type: ContentType<F>, row: ContentRow<F>, context: CallContext): Promise<Piece<F>> {
  const fields = context.pictureAddresses.inValue(row.fields);
  const view = staffView(type, { ...row, fields }, { aliases: await aliasesOf(row.id, context), actor: context.actor });
  return { ...factsOfPiece(row), version: row.version, view, fields, isPublished: false };
}

/** A version shown as visitors would see it. */
async function pieceAs<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  kept: F,
  version: number,
  context: CallContext,
): Promise<Piece<F>> {
  const fields = context.pictureAddresses.inValue(kept);
  const aliases = await aliasesOf(row.id, context);
  const view = publicView(type, row, fields, { version, publishedAt: row.updatedAt, aliases, contentCountry: row.contentCountry });
  return { ...factsOfPiece(row), version, view, fields, isPublished: false };
}

function factsOfPiece(row: ContentRow) {
  return {
    id: row.id,
    contentCountry: row.contentCountry,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function previewed<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  token: string,
  context: CallContext,
): Promise<Piece<F>> {
  const row = await findDraft(type, await openPreview(type, key, token, context, null), context);
  const pinned = await pinnedVersion(token, context);
  const fields = pinned === null || pinned === row.version ? row.fields : await fieldsOfVersion(type, row, pinned, context);
  return pieceAs(type, row, fields, pinned ?? row.version, context);
}

/** The id a preview link opens, when it is one for this piece: 404 for a foreign token, 410 for one that has ended. Counts the opening. */
async function openPreview<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  token: string,
  context: CallContext,
  version: number | null,
): Promise<string> {
  const [link] = await preparedQuery<{ entity_id: string; ended: boolean; entity_version: number | null }>(
    context.sequelize,
    'preview.open',
    `UPDATE preview_links SET opens = opens + 1 WHERE token_hash = $1
     RETURNING entity_id, entity_version, (revoked_at IS NOT NULL OR expires_at < now()) AS ended`,
    [hashOf(token)],
    context.transaction,
  );
  if (!link) throw notFound();
  const row = await findDraft(type, key, context);
  if (row.id !== link.entity_id || (version !== null && link.entity_version !== null && link.entity_version !== version)) throw notFound();
  if (link.ended) throw new Failure('link.expired', { message: 'This preview link has ended. Ask for a new one.' });
  return link.entity_id;
}

async function pinnedVersion(token: string, { sequelize, transaction }: CallContext): Promise<number | null> {
  const [link] = await preparedQuery<{ version: number | null }>(
    sequelize,
    'preview.version',
    'SELECT entity_version AS version FROM preview_links WHERE token_hash = $1',
    [hashOf(token)],
    transaction,
  );
  return link?.version ?? null;
}

/** How the token of a preview link is kept. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
