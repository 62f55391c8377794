import type { ContentColumns, ContentFields, ContentRow } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { buildPublicResponse, pickListItem } from '#src/publishing/presentContent.ts';
import { collectReferences } from '#src/publishing/references.ts';
import { buildAliasPath } from '#src/publishing/slugs.ts';
import { extractText } from '#src/publishing/richText/extractText.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { demoId } from './demoId.ts';
import type { DemoItem, EarlierVersion } from './demoItem.ts';
import { codesOf, type PictureCriteria } from './pictureChoice.ts';
import type { DemoPictureName } from './data/pictures.data.ts';
import { buildHistoryRows, buildItemHistory } from './itemHistory.ts';
import { buildHeroImage, buildUprightImage, chooseTextImages } from './chooseImages.ts';
import { richLines } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';
import { buildHeroCriteria } from './buildHeroCriteria.ts';

/** All rows of one content item with this hero image, by table: record, versions, published version, aliases and references. */
export function buildContentRows<F extends ContentFields>(
  type: ContentType<F>,
  item: DemoItem<F>,
  hero: DemoPictureName | undefined,
  context: SeedContext,
) {
  const fields = buildFields(type, item, hero, context);
  const columns = buildColumns(type, fields, item);
  const notes = (item.earlier ?? []).map(({ note }) => note);
  const earlier = (item.earlier ?? []).map((one) => buildEarlierFields(fields, item, one, hero, context));
  const savedVersions = [...earlier, fields].map((version, index) => ({ fields: version, note: notes[index] ?? null }));
  const steps = buildItemHistory(item, savedVersions, context);
  const [first] = steps;
  const last = steps.at(-1);
  const published = steps.find(({ kind }) => kind === 'PUBLISH');
  const isShown = last?.state.publishedVersion !== null;
  const at = context.time.ago(item.days);
  const row: ContentRow<F> = {
    id: item.id ?? demoId(type.name, item.key),
    version: steps.length,
    createdAt: at,
    updatedAt: last?.at ?? at,
    createdById: first?.by ?? null,
    updatedById: last?.by ?? null,
    type: type.name,
    ...columns,
    status: last?.state.status ?? 'DRAFT',
    statusChangedAt: steps.find(({ state }) => state.status === last?.state.status)?.at ?? at,
    reviewState: last?.state.reviewState ?? 'NONE',
    reviewDueAt: fields.reviewDueAt,
    fields,
    publishedVersion: last?.state.publishedVersion ?? null,
    publishedAt: isShown ? (published?.at ?? null) : null,
    publishedById: isShown ? (published?.by ?? null) : null,
    firstPublishedAt: published?.at ?? null,
    publishAt: item.state === 'SCHEDULED' ? context.time.ago(-5) : null,
    publishVersion: item.state === 'SCHEDULED' ? steps.length - 1 : null,
    unpublishAt: null,
    tags: [],
    deletedAt: null,
  };
  return {
    row,
    ...buildHistoryRows(row, steps),
    ...buildPublishedRows(type, { ...row, fields: published?.fields ?? fields }, item, isShown),
    references: [
      ...buildReferenceRows(type, row.id, fields, false),
      ...(isShown ? buildReferenceRows(type, row.id, published?.fields ?? fields, true) : []),
    ],
  };
}

function buildFields<F extends ContentFields>(
  type: ContentType<F>,
  item: DemoItem<F>,
  hero: DemoPictureName | undefined,
  context: SeedContext,
): F {
  const common: ContentFields = {
    title: item.title,
    slug: item.key,
    locale: 'en-US',
    summary: item.summary,
    heroImage: buildHeroImage(buildHeroCriteria(item), hero, context),
    uprightImage: buildUprightImage(hero, context),
    body: richLines(item.body ?? '', chooseTextImages(buildTextImageCriteria(item), hero, context)),
    primaryLocationId: item.place === undefined ? null : demoId('location', item.place),
    locationIds: (item.places ?? []).map((place) => demoId('location', place)),
    tripTypes: [...(item.tripTypes ?? [])],
    authorId: demoId('teamMember', `${item.author ?? 'freya.dunmore'}@example.com`),
    pinnedRelated: [],
    seo: { metaTitle: null, metaDescription: shorten(item.summary), canonicalUrl: null, noIndex: false, ogImage: null },
    searchTerms: [...(item.searchTerms ?? [])],
    reviewDueAt: null,
  };
  const fields: F = JSON.parse(JSON.stringify({ ...common, ...item.own })); // as the database gives it back
  return { ...fields, reviewDueAt: computeReviewDate(type, fields, context.time.ago(item.days - 2)) };
}

/** Shortens a summary to what search engines show, at the end of a word. */
function shorten(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 158)).replace(/[,:;.]$/, '')}…`;
}

/** The criteria for images in its text: its own place, even if the hero image is of another one. */
function buildTextImageCriteria<F extends ContentFields>(item: DemoItem<F>): PictureCriteria {
  const wish = buildHeroCriteria(item);
  return { ...wish, place: item.place ?? wish.place };
}

function findCountry(place: string | undefined): string | null {
  const [code = null, ...others] = place === undefined ? [] : codesOf(place);
  return others.length === 0 ? code : null;
}

/** The date of the next review, yyyy-mm-dd. */
function computeReviewDate<F extends ContentFields>(type: ContentType<F>, fields: F, from: Date): string | null {
  const months = type.reviewMonths?.(fields);
  if (months === undefined) return null;
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate())).toISOString().slice(0, 10);
}

function buildColumns<F extends ContentFields>(type: ContentType<F>, fields: F, item: DemoItem<F>): ContentColumns {
  return {
    title: fields.title,
    slug: fields.slug,
    locale: fields.locale,
    primaryLocationId: fields.primaryLocationId,
    locationIds: fields.locationIds,
    tripTypes: fields.tripTypes,
    searchTerms: fields.searchTerms,
    contentCountry: findCountry(item.place),
    authorId: fields.authorId,
    kind: null,
    category: null,
    parentId: null,
    categoryIds: [],
    companyId: null,
    partnerId: null,
    nights: null,
    priceUsd: null,
    sortOrder: 0,
    path: null,
    searchText: toPlainText([fields.title, fields.summary, fields.searchTerms.join(' '), extractText(fields.body)].join('\n')),
    ...type.columns(fields),
  };
}

function buildEarlierFields<F extends ContentFields>(
  fields: F,
  item: DemoItem<F>,
  { was, lines, opening }: EarlierVersion,
  hero: DemoPictureName | undefined,
  context: SeedContext,
): F {
  const [first = '', ...rest] = (item.body ?? '').trim().split('\n').slice(0, lines);
  const body = richLines([opening ?? first, ...rest].join('\n'), chooseTextImages(buildTextImageCriteria(item), hero, context));
  return { ...fields, ...was, body };
}

/** The published version and the aliases. */
function buildPublishedRows<F extends ContentFields>(type: ContentType<F>, row: ContentRow<F>, item: DemoItem<F>, isShown: boolean) {
  const response = buildPublicResponse(type, row, row.fields, {
    version: row.publishedVersion ?? 1,
    publishedAt: row.publishedAt ?? row.createdAt,
    aliases: item.aliases ?? [],
    contentCountry: row.contentCountry,
  });
  return {
    published: isShown
      ? [
          {
            facts: buildColumns(type, row.fields, item),
            answer: JSON.stringify(response),
            line: JSON.stringify(pickListItem(type, response)),
          },
        ]
      : [],
    aliases: (item.aliases ?? []).map((alias) => ({
      id: demoId('alias', `${type.name} ${alias}`),
      type: type.name,
      alias,
      content_id: row.id,
      path: buildAliasPath(type.name, alias),
    })),
  };
}

function buildReferenceRows<F extends ContentFields>(type: ContentType<F>, id: string, fields: F, isPublished: boolean) {
  return collectReferences(type, fields).map(({ field, kind, to }) => ({
    from_id: id,
    is_published: isPublished,
    field,
    kind,
    to_type: to.entityType,
    to_id: to.entityId,
  }));
}
