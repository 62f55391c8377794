import { createHash } from 'node:crypto';
import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, canSeeDrafts } from './findContent.ts';
import { buildPublicResponse, buildStaffResponse, type ContentResponse } from './presentContent.ts';
import { loadVersionFields } from './publishContent.ts';
import { loadAliases } from './slugs.ts';
import { openPreviewLink, selectPreviewVersion } from './findItem.sql.ts';

/** Which version is requested. */
export interface ReadQuery {
  published?: 'true' | 'false' | undefined;
  preview?: string | undefined;
  trashed?: 'true' | undefined;
}

/** A version of a content item as the caller may see it, with image URLs resolved. */
export interface ContentItem<F extends ContentFields> {
  id: string;
  version: number;
  /** The response body. */
  response: ContentResponse;
  fields: F;
  contentCountry: string | null;
  /** Whether visitors see this version. */
  isPublished: boolean;
  publishedAt: string | null;
  updatedAt: string;
}

/** The version that the caller may see: the draft for staff and holders of a preview link, otherwise the published one. */
export async function findItem<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  query: ReadQuery,
  context: CallContext,
): Promise<ContentItem<F>> {
  if (query.preview !== undefined) return findPreviewedItem(type, key, query.preview, context);
  if (canSeeDrafts(context.actor) && query.published !== 'true')
    return buildDraftItem(type, await findDraft(type, key, context, query.trashed === 'true'), context);
  return findPublishedItem(type, key, context);
}

export async function findPublishedItem<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  context: CallContext,
): Promise<ContentItem<F>> {
  const { id, version, json } = await findPublished(type, key, context);
  const fields: F & { contentCountry: string | null; publishedAt: string; updatedAt: string } = JSON.parse(json);
  return {
    id,
    version,
    response: Object.fromEntries(Object.entries(fields)),
    fields,
    contentCountry: fields.contentCountry,
    isPublished: true,
    publishedAt: fields.publishedAt,
    updatedAt: fields.updatedAt,
  };
}

/** A given version as visitors would see it. Staff and holders of a preview link may request any, visitors only the published one. */
export async function findItemVersion<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  version: string,
  query: ReadQuery,
  context: CallContext,
): Promise<ContentItem<F>> {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  const seesAllVersions = canSeeDrafts(context.actor) || query.preview !== undefined;
  if (!seesAllVersions) {
    const item = await findPublishedItem(type, key, context);
    if (item.version !== Number(version)) throw notFound();
    return item;
  }
  const row = await findDraft(
    type,
    query.preview === undefined ? key : await openPreview(type, key, query.preview, context, Number(version)),
    context,
  );
  const fields = await loadVersionFields(type, row, Number(version), context);
  return buildVersionItem(type, row, fields, Number(version), context);
}

async function buildDraftItem<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  context: CallContext,
): Promise<ContentItem<F>> {
  const fields = context.pictureAddresses.resolveInValue(row.fields);
  const response = buildStaffResponse(type, { ...row, fields }, { aliases: await loadAliases(row.id, context), actor: context.actor });
  return { ...pickBase(row), version: row.version, response, fields, isPublished: false };
}

/** A version as visitors would see it. */
async function buildVersionItem<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  storedFields: F,
  version: number,
  context: CallContext,
): Promise<ContentItem<F>> {
  const fields = context.pictureAddresses.resolveInValue(storedFields);
  const aliases = await loadAliases(row.id, context);
  const response = buildPublicResponse(type, row, fields, {
    version,
    publishedAt: row.updatedAt,
    aliases,
    contentCountry: row.contentCountry,
  });
  return { ...pickBase(row), version, response, fields, isPublished: false };
}

function pickBase(row: ContentRow) {
  return {
    id: row.id,
    contentCountry: row.contentCountry,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function findPreviewedItem<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  token: string,
  context: CallContext,
): Promise<ContentItem<F>> {
  const row = await findDraft(type, await openPreview(type, key, token, context, null), context);
  const pinned = await loadPinnedVersion(token, context);
  const fields = pinned === null || pinned === row.version ? row.fields : await loadVersionFields(type, row, pinned, context);
  return buildVersionItem(type, row, fields, pinned ?? row.version, context);
}

/** The id of the item that a preview link opens; 404 if the link is for another item, 410 if it has expired or was revoked. Counts the opening. */
async function openPreview<F extends ContentFields>(
  type: ContentType<F>,
  key: string,
  token: string,
  context: CallContext,
  version: number | null,
): Promise<string> {
  const [link] = await context.db.run(openPreviewLink, { hash: hashPreviewToken(token) });
  if (!link) throw notFound();
  const row = await findDraft(type, key, context);
  if (row.id !== link.entity_id || (version !== null && link.entity_version !== null && link.entity_version !== version)) throw notFound();
  if (link.ended) throw new Failure('link.expired', { message: 'This preview link has expired. Ask for a new one.' });
  return link.entity_id;
}

async function loadPinnedVersion(token: string, { db }: CallContext): Promise<number | null> {
  const [link] = await db.run(selectPreviewVersion, { hash: hashPreviewToken(token) });
  return link?.version ?? null;
}

/** The hash under which the token of a preview link is stored. */
export function hashPreviewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
