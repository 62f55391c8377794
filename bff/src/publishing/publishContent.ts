import { isDeepStrictEqual } from 'node:util';
import { saveChange } from '#src/records/records.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { buildPagePath } from './pagePaths.ts';
import { deriveColumns } from './deriveColumns.ts';
import { syncRedirects } from './syncRedirects.ts';
import { syncReferences } from './syncReferences.ts';
import { buildPublicResponse, pickListItem } from './presentContent.ts';
import { checkPublishGate } from './publishGate.ts';
import { collectReferences } from './references.ts';
import { loadAliases, checkSlugIsFree, updateAliases } from './slugs.ts';
import { selectSnapshot, selectPublishedPath, upsertPublished } from './publishContent.sql.ts';

/** How to publish: when, until when, with which note in the history, and whether to accept broken links. */
export interface PublishOptions {
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  note?: string | undefined;
  force?: boolean | undefined;
}

/** Publishes a version now. Adds a version of kind PUBLISH to the record; `publishedVersion` is the one that was published. */
export async function publishVersion<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { unpublishAt, note, force = false }: PublishOptions,
  context: CallContext,
): Promise<ContentRow<F>> {
  const fields = version === row.version ? row.fields : await loadVersionFields(type, row, version, context);
  await checkPublishGate(type, row, fields, force, context);
  await checkSlugIsFree(type.name, fields.slug, row.id, context);
  const now = new Date();
  const nextUnpublishAt = unpublishAt === undefined ? row.unpublishAt : parseDate(unpublishAt);
  if (nextUnpublishAt && nextUnpublishAt <= now) throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a time after the publication');
  const status = isDeepStrictEqual(fields, row.fields) ? 'PUBLISHED' : 'CHANGED';
  const values: Partial<ContentRow> = {
    status,
    statusChangedAt: now,
    reviewState: status === 'PUBLISHED' ? 'NONE' : row.reviewState,
    publishedVersion: version,
    publishedAt: now,
    publishedById: userIdOf(context.actor),
    firstPublishedAt: row.firstPublishedAt ?? now,
    publishAt: null,
    publishVersion: null,
    unpublishAt: nextUnpublishAt,
  };
  const saved = await saveChange(
    draftEntity(type),
    row,
    {
      values: values as Partial<ContentRow<F>>,
      kind: 'PUBLISH',
      note,
      action: `${row.status} → ${status}`,
      details: { publishedVersion: version },
    },
    context,
  );
  await savePublished(type, saved, fields, { version, publishedAt: now }, context);
  return saved;
}

/** Schedules the publication of this version, even if newer ones are saved before then. */
export async function schedulePublication<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { publishAt, unpublishAt, note, force = false }: PublishOptions & { publishAt: string },
  context: CallContext,
): Promise<ContentRow<F>> {
  const nextUnpublishAt = parseDate(unpublishAt ?? null);
  if (nextUnpublishAt && nextUnpublishAt <= new Date(publishAt))
    throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a time after the publication');
  const fields = version === row.version ? row.fields : await loadVersionFields(type, row, version, context);
  await checkPublishGate(type, row, fields, force, context);
  const values: Partial<ContentRow> = { publishAt: new Date(publishAt), publishVersion: version, unpublishAt: nextUnpublishAt };
  return saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'STATUS', note, action: `PUBLISH planned for ${publishAt}` },
    context,
  );
}

/** The fields of an earlier version; fields added since then have their default values. */
export async function loadVersionFields<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { db }: CallContext,
): Promise<F> {
  const [stored] = await db.run(selectSnapshot, { name: type.name, id: row.id, version });
  if (!stored) throw notFound();
  const names = new Set(Object.keys(row.fields));
  const mirrored = type.mirroredFields ?? [];
  const fields: F = JSON.parse(
    JSON.stringify({
      ...type.defaults,
      ...Object.fromEntries(Object.entries(stored.snapshot).filter(([name]) => names.has(name))),
      ...Object.fromEntries(Object.entries(row.fields).filter(([name]) => mirrored.includes(name))),
    }),
  );
  return fields;
}

async function savePublished<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  { version, publishedAt }: { version: number; publishedAt: Date },
  context: CallContext,
): Promise<void> {
  const { db } = context;
  const [previous, columns] = await Promise.all([
    db.first(selectPublishedPath, { id: row.id }),
    row.status === 'PUBLISHED' ? row : deriveColumns(type, fields, context), // then the draft has the same fields
  ]);
  await updateAliases(type.name, row.id, previous?.slug ?? fields.slug, fields.slug, context);
  const path = buildPagePath(type.name, columns);
  await syncRedirects({ id: row.id, type: type.name, previousPath: previous ? buildPagePath(type.name, previous) : null, path }, context);
  const aliases = await loadAliases(row.id, context);
  const response = buildPublicResponse(type, row, fields, { version, publishedAt, aliases, contentCountry: columns.contentCountry });
  await db.deferWrite(upsertPublished, {
    ...columns,
    id: row.id,
    type: type.name,
    version,
    answer: JSON.stringify(response),
    line: JSON.stringify(pickListItem(type, response)),
    createdAt: row.createdAt,
    publishedAt,
    createdById: row.createdById,
    updatedById: row.updatedById,
    inSitemap: isInSitemap(fields, context.settings.publicOrigin + path),
  });
  await syncReferences(row.id, true, collectReferences(type, fields), context);
  context.published.invalidate(db);
}

/** Whether the sitemap lists a page: it allows indexing and is its own canonical URL. */
function isInSitemap({ seo }: ContentFields, url: string): boolean {
  const withoutSlash = (address: string) => address.replace(/\/$/, '');
  return !seo.noIndex && (seo.canonicalUrl === null || withoutSlash(seo.canonicalUrl) === withoutSlash(url));
}

function parseDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
