import { isDeepStrictEqual } from 'node:util';
import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import { fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFacts, ContentFields, ContentRow } from './content.model.ts';
import { draftEntity } from './contentEntity.ts';
import type { ContentType } from './contentType.ts';
import { pageOf } from './contentTypes.ts';
import { factsOf } from './factsOf.ts';
import { keepPaths } from './keepPaths.ts';
import { keepReferences } from './keepReferences.ts';
import { lineOf, publicView } from './presentContent.ts';
import { passGate } from './publishGate.ts';
import { refsOf } from './refs.ts';
import { aliasesOf, claimSlug, keepAddress } from './slugs.ts';

/** How to publish: when to take it back, a word for the history, and whether broken links are accepted. */
export interface PublishOptions {
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  note?: string | undefined;
  force?: boolean | undefined;
}

/** Shows a version to visitors, from now on. The record gets a version of kind PUBLISH; `publishedVersion` names the one that is shown. */
export async function publishVersion<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { unpublishAt, note, force = false }: PublishOptions,
  context: CallContext,
): Promise<ContentRow<F>> {
  const fields = version === row.version ? row.fields : await fieldsOfVersion(type, row, version, context);
  await passGate(type, row, fields, force, context);
  await claimSlug(type.name, fields.slug, row.id, context);
  const now = new Date();
  const takeBackAt = unpublishAt === undefined ? row.unpublishAt : dateOf(unpublishAt);
  if (takeBackAt && takeBackAt <= now) throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a moment after the publication');
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
    unpublishAt: takeBackAt,
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
  await show(type, saved, fields, { version, publishedAt: now }, context);
  return saved;
}

/** Plans a publication; the version of now will be shown, whatever is written until then. */
export async function planPublication<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { publishAt, unpublishAt, note, force = false }: PublishOptions & { publishAt: string },
  context: CallContext,
): Promise<ContentRow<F>> {
  const takeBackAt = dateOf(unpublishAt ?? null);
  if (takeBackAt && takeBackAt <= new Date(publishAt))
    throw fieldFailure('/unpublishAt', 'tooSmall', 'Choose a moment after the publication');
  const fields = version === row.version ? row.fields : await fieldsOfVersion(type, row, version, context);
  await passGate(type, row, fields, force, context);
  const values: Partial<ContentRow> = { publishAt: new Date(publishAt), publishVersion: version, unpublishAt: takeBackAt };
  return saveChange(
    draftEntity(type),
    row,
    { values: values as Partial<ContentRow<F>>, kind: 'STATUS', note, action: `PUBLISH planned for ${publishAt}` },
    context,
  );
}

/** The fields of an earlier version; those it did not have yet are as the type has them by default. */
export async function fieldsOfVersion<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  version: number,
  { sequelize, transaction }: CallContext,
): Promise<F> {
  const [found] = await preparedQuery<{ snapshot: F }>(
    sequelize,
    'content.snapshot',
    'SELECT snapshot FROM versions WHERE entity_type = $1 AND entity_id = $2 AND version = $3',
    [type.name, row.id, version],
    transaction,
  );
  if (!found) throw notFound();
  const names = new Set(Object.keys(row.fields));
  const kept: F = JSON.parse(
    JSON.stringify({ ...type.defaults, ...Object.fromEntries(Object.entries(found.snapshot).filter(([name]) => names.has(name))) }),
  );
  return kept;
}

async function show<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  { version, publishedAt }: { version: number; publishedAt: Date },
  context: CallContext,
): Promise<void> {
  const { sequelize, transaction } = context;
  const [shown] = await preparedQuery<{ slug: string; path: string | null }>(
    sequelize,
    'content.shownSlug',
    'SELECT slug, path FROM published_content WHERE id = $1',
    [row.id],
    transaction,
  );
  await keepAddress(type.name, row.id, shown?.slug ?? fields.slug, fields.slug, context);
  const facts = await factsOf(type, fields, context);
  const page = pageOf(type.name, facts);
  await keepPaths({ id: row.id, type: type.name, was: shown ? pageOf(type.name, shown) : null, is: page }, context);
  const aliases = await aliasesOf(row.id, context);
  const view = publicView(type, row, fields, { version, publishedAt, aliases, contentCountry: facts.contentCountry });
  await preparedQuery(
    sequelize,
    'content.show',
    upsertShown,
    [
      row.id,
      type.name,
      version,
      JSON.stringify(view),
      lineOf(type, view),
      row.createdAt,
      publishedAt,
      row.createdById,
      row.updatedById,
      isListed(fields, context.settings.publicOrigin + page),
      ...columnsOf(facts),
    ],
    transaction,
  );
  await keepReferences(row.id, true, refsOf(type, fields), context);
  context.published.forget(transaction);
}

const columns = [
  'slug',
  'title',
  'locale',
  'primary_location_id',
  'location_ids',
  'trip_types',
  'search_terms',
  'content_country',
  'author_id',
  'kind',
  'category',
  'parent_id',
  'category_ids',
  'company_id',
  'partner_id',
  'nights',
  'price_usd',
  'sort_order',
  'path',
  'search_text',
] as const;

/** Values in the order of `columns`. */
function columnsOf(facts: ContentFacts): unknown[] {
  return [
    facts.slug,
    facts.title,
    facts.locale,
    facts.primaryLocationId,
    facts.locationIds,
    facts.tripTypes,
    facts.searchTerms,
    facts.contentCountry,
    facts.authorId,
    facts.kind,
    facts.category,
    facts.parentId,
    facts.categoryIds,
    facts.companyId,
    facts.partnerId,
    facts.nights,
    facts.priceUsd,
    facts.sortOrder,
    facts.path,
    facts.searchText,
  ];
}

const own = ['id', 'type', 'version', 'answer', 'line', 'created_at', 'published_at', 'created_by_id', 'updated_by_id', 'in_sitemap'];
const upsertShown = `
  INSERT INTO published_content (${[...own, 'updated_at', ...columns].join(', ')})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $7, ${columns.map((_, index) => `$${index + 11}`).join(', ')})
  ON CONFLICT (id) DO UPDATE SET ${[...own.slice(2), 'updated_at', ...columns].map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Whether search engines are to list a page: it does not hide from them, and is itself its canonical address. */
function isListed({ seo }: ContentFields, url: string): boolean {
  const same = (one: string) => one.replace(/\/$/, '');
  return !seo.noIndex && (seo.canonicalUrl === null || same(seo.canonicalUrl) === same(url));
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
