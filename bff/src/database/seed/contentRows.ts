import type { TripType } from '@farwend/api-contract';
import type { ContentFacts, ContentFields, ContentRow } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { lineOf, publicView, snapshotOf } from '#src/content/presentContent.ts';
import { refsOf } from '#src/content/refs.ts';
import { pathOfAlias } from '#src/content/slugs.ts';
import { wordsOf } from '#src/content/richText/textWalk.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { servedCountries } from './data/places.data.ts';
import { terrainPictures } from './data/pictures.data.ts';
import { demoId } from './demoId.ts';
import { demoImage } from './pictures.seed.ts';
import { richLines } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';

/** One piece of demo content as its data table tells it. */
export interface DemoPiece<F extends ContentFields> {
  /** Its slug, and the key of its id. */
  key: string;
  /** Its id, when others know it by another. */
  id?: string;
  title: string;
  summary: string;
  /** Name of the place it is about. */
  place?: string;
  /** Names of further places. */
  places?: readonly string[];
  tripTypes?: readonly TripType[];
  searchTerms?: readonly string[];
  /** Lines of rich text, see richLines.ts. */
  body?: string;
  /** Default: published. */
  state?: 'DRAFT' | 'SUBMITTED' | 'SCHEDULED' | 'UNPUBLISHED' | 'CHANGED';
  /** Days since it was written. */
  days: number;
  /** Earlier addresses. */
  aliases?: readonly string[];
  /** Earlier versions, oldest first: what was different then, and the note. */
  earlier?: readonly { note: string; was: Partial<ContentFields> }[];
  own: Omit<F, keyof ContentFields>;
}

/** A picture for a piece, by the land of its country. */
function pictureFor(place: string | undefined, context: SeedContext) {
  const code = countryOf(place)?.code;
  const names = Object.keys(terrainPictures) as (keyof typeof terrainPictures)[];
  const found = names.find((name) => code !== undefined && (terrainPictures[name].countries as readonly string[]).includes(code));
  return demoImage(found ?? 'coast', 'HERO', context);
}

function countryOf(place: string | undefined) {
  return servedCountries.find(({ name, places }) => name === place || places.some(([one]) => one === place));
}

/** The rows of one piece: the record, its versions, what is published, addresses and references; by table. */
export function contentRows<F extends ContentFields>(type: ContentType<F>, piece: DemoPiece<F>, context: SeedContext) {
  const { time } = context;
  const at = time.ago(piece.days);
  const fields = fieldsOf(piece, context);
  const isDraft = piece.state === 'DRAFT' || piece.state === 'SUBMITTED' || piece.state === 'SCHEDULED';
  const isShown = !isDraft && piece.state !== 'UNPUBLISHED';
  const saved = 1 + (piece.earlier?.length ?? 0);
  const publishedAt = time.ago(piece.days - 2);
  const facts = factsFor(type, fields, piece);
  const editor = demoId('user', 'editor@example.com');
  const publisher = demoId('user', 'publisher@example.com');
  const lastStep = isDraft ? 0 : piece.state === 'UNPUBLISHED' ? 2 : 1;
  const row: ContentRow<F> = {
    id: piece.id ?? demoId(type.name, piece.key),
    version: saved + lastStep + (piece.state === 'SUBMITTED' || piece.state === 'SCHEDULED' ? 1 : 0),
    createdAt: at,
    updatedAt: isDraft ? at : publishedAt,
    createdById: editor,
    updatedById: isDraft ? editor : publisher,
    type: type.name,
    ...facts,
    status: isDraft ? 'DRAFT' : piece.state === 'UNPUBLISHED' ? 'UNPUBLISHED' : 'PUBLISHED',
    statusChangedAt: isDraft ? at : publishedAt,
    reviewState: piece.state === 'SUBMITTED' ? 'SUBMITTED' : 'NONE',
    reviewDueAt: fields.reviewDueAt,
    fields,
    publishedVersion: isShown ? saved : null,
    publishedAt: isShown ? publishedAt : null,
    publishedById: isShown ? publisher : null,
    firstPublishedAt: isDraft ? null : publishedAt,
    publishAt: piece.state === 'SCHEDULED' ? time.ago(-5) : null,
    publishVersion: piece.state === 'SCHEDULED' ? saved : null,
    unpublishAt: null,
    deletedAt: null,
  };
  return { row, versions: versionsOf(row, piece, { saved, editor, publisher, publishedAt }), ...shownOf(type, row, facts, piece, isShown) };
}

function fieldsOf<F extends ContentFields>(piece: DemoPiece<F>, context: SeedContext): F {
  const common: ContentFields = {
    title: piece.title,
    slug: piece.key,
    locale: 'en-US',
    summary: piece.summary,
    heroImage: pictureFor(piece.place, context),
    body: richLines(piece.body ?? ''),
    primaryLocationId: piece.place === undefined ? null : demoId('location', piece.place),
    locationIds: (piece.places ?? []).map((place) => demoId('location', place)),
    tripTypes: [...(piece.tripTypes ?? [])],
    authorId: demoId('teamMember', 'freya.dunmore@example.com'),
    pinnedRelated: [],
    seo: { metaTitle: null, metaDescription: piece.summary.slice(0, 160), canonicalUrl: null, noIndex: false, ogImage: null },
    searchTerms: [...(piece.searchTerms ?? [])],
    reviewDueAt: null,
  };
  return JSON.parse(JSON.stringify({ ...common, ...piece.own })); // as the database gives it back
}

function factsFor<F extends ContentFields>(type: ContentType<F>, fields: F, piece: DemoPiece<F>): ContentFacts {
  return {
    title: fields.title,
    slug: fields.slug,
    locale: fields.locale,
    primaryLocationId: fields.primaryLocationId,
    locationIds: fields.locationIds,
    tripTypes: fields.tripTypes,
    searchTerms: fields.searchTerms,
    contentCountry: countryOf(piece.place)?.code ?? null,
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
    searchText: plainText([fields.title, fields.summary, fields.searchTerms.join(' '), wordsOf(fields.body)].join('\n')),
    ...type.facts(fields),
  };
}

interface Writers {
  saved: number;
  editor: string;
  publisher: string;
  publishedAt: Date;
}

/** Earlier versions, the one that was saved last, and the steps after it. */
function versionsOf<F extends ContentFields>(
  row: ContentRow<F>,
  { earlier = [], state }: DemoPiece<F>,
  { saved, editor, publisher, publishedAt }: Writers,
) {
  const draft = { ...row, status: 'DRAFT' as const, publishedVersion: null, reviewState: 'NONE' as const };
  const texts = [...earlier.map(({ was }) => snapshotOf({ ...draft, fields: { ...row.fields, ...was } })), snapshotOf(draft)];
  const step = (
    version: number,
    kind: string,
    snapshot: Record<string, unknown>,
    changed: string[],
    by: string,
    at: Date,
    note: string | null = null,
  ) => ({
    entity_type: row.type,
    entity_id: row.id,
    version,
    kind,
    snapshot,
    changed_fields: changed,
    change_note: note,
    created_at: at,
    created_by_id: by,
  });
  const written = texts.map((snapshot, index) => {
    const before = texts[index - 1] ?? {};
    const changed = Object.keys(snapshot).filter((name) => JSON.stringify(snapshot[name]) !== JSON.stringify(Reflect.get(before, name)));
    const at = new Date(row.createdAt.getTime() + index * 5 * 3_600_000);
    return step(index + 1, index === 0 ? 'CREATE' : 'UPDATE', snapshot, changed, editor, at, earlier[index - 1]?.note ?? null);
  });
  const shown = { ...snapshotOf(draft), status: 'PUBLISHED', publishedVersion: saved };
  const gone = { ...snapshotOf(draft), status: 'UNPUBLISHED' };
  if (state === 'DRAFT') return written;
  if (state === 'SUBMITTED') return [...written, step(saved + 1, 'STATUS', snapshotOf(row), ['reviewState'], editor, row.createdAt)];
  if (state === 'SCHEDULED')
    return [...written, step(saved + 1, 'STATUS', snapshotOf(row), ['publishAt'], publisher, row.createdAt, 'Planned')];
  const published = step(saved + 1, 'PUBLISH', shown, ['status', 'publishedVersion'], publisher, publishedAt);
  if (state === 'UNPUBLISHED')
    return [
      ...written,
      published,
      step(saved + 2, 'UNPUBLISH', gone, ['status', 'publishedVersion'], publisher, publishedAt, 'The road is closed'),
    ];
  return [...written, published];
}

function shownOf<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  facts: ContentFacts,
  piece: DemoPiece<F>,
  isShown: boolean,
) {
  const { contentCountry } = facts;
  const view = publicView(type, row, row.fields, {
    version: row.publishedVersion ?? 1,
    publishedAt: row.publishedAt ?? row.createdAt,
    aliases: piece.aliases ?? [],
    contentCountry,
  });
  const references = (isPublished: boolean) =>
    refsOf(type, row.fields).map(({ field, kind, to }) => ({
      from_id: row.id,
      is_published: isPublished,
      field,
      kind,
      to_type: to.entityType,
      to_id: to.entityId,
    }));
  return {
    published: isShown ? [{ answer: JSON.stringify(view), line: lineOf(type, view) }] : [],
    references: [...references(false), ...(isShown ? references(true) : [])],
    aliases: (piece.aliases ?? []).map((alias) => ({
      id: demoId('alias', `${type.name} ${alias}`),
      type: type.name,
      alias,
      content_id: row.id,
      path: pathOfAlias(type.name, alias),
    })),
  };
}
