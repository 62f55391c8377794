import type { TripType } from '@farwend/api-contract';
import type { ContentFacts, ContentFields, ContentRow } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { lineOf, publicView } from '#src/content/presentContent.ts';
import { refsOf } from '#src/content/refs.ts';
import { pathOfAlias } from '#src/content/slugs.ts';
import { wordsOf } from '#src/content/richText/textWalk.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import { demoId } from './demoId.ts';
import { codesOf, type PictureWish } from './pictureChoice.ts';
import type { DemoPictureName } from './data/pictures.data.ts';
import { historyRows, pieceHistory } from './pieceHistory.ts';
import { picturesOf } from './pictureFor.ts';
import { richLines } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';
import { wishOf } from './wishOf.ts';

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
  /** Months it is about, 1 to 12; its picture is of that season. */
  months?: readonly number[];
  /** Lines of rich text, see richLines.ts. */
  body?: string;
  /** Words of the picture at its head; without them one of its place. */
  picture?: string;
  /** Place whose picture it has although it is not about it; null: it has none. */
  pictureOf?: string | null;
  /** Mailbox of who wrote it. */
  author?: string;
  /** Default: published. */
  /** CHANGED: its last earlier version is published, its text is a newer draft. */
  state?: 'DRAFT' | 'SUBMITTED' | 'SCHEDULED' | 'UNPUBLISHED' | 'CHANGED';
  /** Why it is no longer shown. */
  unpublishedNote?: string;
  /** Days since it was written. */
  days: number;
  /** Earlier addresses. */
  aliases?: readonly string[];
  /** Earlier versions, oldest first. */
  earlier?: readonly EarlierVersion[];
  own: Omit<F, keyof ContentFields>;
}

/** How a piece was before: its note, the fields that were different, and its text up to a line or with another beginning. */
export interface EarlierVersion {
  note: string;
  was?: Partial<Omit<ContentFields, 'body'>>;
  /** Its text had only so many lines. */
  lines?: number;
  /** Its first line was this. */
  opening?: string;
}

/** The rows of one piece, with this picture at its head: the record, its versions, what is published, addresses and references; by table. */
export function contentRows<F extends ContentFields>(
  type: ContentType<F>,
  piece: DemoPiece<F>,
  hero: DemoPictureName,
  context: SeedContext,
) {
  const fields = fieldsOf(type, piece, hero, context);
  const facts = factsFor(type, fields, piece);
  const notes = (piece.earlier ?? []).map(({ note }) => note);
  const before = (piece.earlier ?? []).map((one) => fieldsThen(fields, piece, one, hero, context));
  const texts = [...before, fields].map((text, index) => ({ fields: text, note: notes[index] ?? null }));
  const steps = pieceHistory(piece, texts, context);
  const [first] = steps;
  const last = steps.at(-1);
  const published = steps.find(({ kind }) => kind === 'PUBLISH');
  const isShown = last?.state.publishedVersion !== null;
  const at = context.time.ago(piece.days);
  const row: ContentRow<F> = {
    id: piece.id ?? demoId(type.name, piece.key),
    version: steps.length,
    createdAt: at,
    updatedAt: last?.at ?? at,
    createdById: first?.by ?? null,
    updatedById: last?.by ?? null,
    type: type.name,
    ...facts,
    status: last?.state.status ?? 'DRAFT',
    statusChangedAt: steps.find(({ state }) => state.status === last?.state.status)?.at ?? at,
    reviewState: last?.state.reviewState ?? 'NONE',
    reviewDueAt: fields.reviewDueAt,
    fields,
    publishedVersion: last?.state.publishedVersion ?? null,
    publishedAt: isShown ? (published?.at ?? null) : null,
    publishedById: isShown ? (published?.by ?? null) : null,
    firstPublishedAt: published?.at ?? null,
    publishAt: piece.state === 'SCHEDULED' ? context.time.ago(-5) : null,
    publishVersion: piece.state === 'SCHEDULED' ? steps.length - 1 : null,
    unpublishAt: null,
    deletedAt: null,
  };
  return {
    row,
    ...historyRows(row, steps),
    ...shownOf(type, { ...row, fields: published?.fields ?? fields }, piece, isShown),
    references: [
      ...referencesOf(type, row.id, fields, false),
      ...(isShown ? referencesOf(type, row.id, published?.fields ?? fields, true) : []),
    ],
  };
}

function fieldsOf<F extends ContentFields>(type: ContentType<F>, piece: DemoPiece<F>, hero: DemoPictureName, context: SeedContext): F {
  const pictures = picturesOf(aboutOf(piece), hero, context);
  const common: ContentFields = {
    title: piece.title,
    slug: piece.key,
    locale: 'en-US',
    summary: piece.summary,
    heroImage: piece.pictureOf === null ? null : pictures.hero,
    body: richLines(piece.body ?? '', pictures.inText),
    primaryLocationId: piece.place === undefined ? null : demoId('location', piece.place),
    locationIds: (piece.places ?? []).map((place) => demoId('location', place)),
    tripTypes: [...(piece.tripTypes ?? [])],
    authorId: demoId('teamMember', `${piece.author ?? 'freya.dunmore'}@example.com`),
    pinnedRelated: [],
    seo: { metaTitle: null, metaDescription: shortened(piece.summary), canonicalUrl: null, noIndex: false, ogImage: null },
    searchTerms: [...(piece.searchTerms ?? [])],
    reviewDueAt: null,
  };
  const fields: F = JSON.parse(JSON.stringify({ ...common, ...piece.own })); // as the database gives it back
  return { ...fields, reviewDueAt: dueAgain(type, fields, context.time.ago(piece.days - 2)) };
}

/** As much of a summary as search engines show, to the end of a word. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 158)).replace(/[,:;.]$/, '')}…`;
}

/** What its text is about: its own place, also where the picture at its head is of another. */
function aboutOf<F extends ContentFields>(piece: DemoPiece<F>): PictureWish {
  const wish = wishOf(piece);
  return { ...wish, place: piece.place ?? wish.place };
}

function countryOf(place: string | undefined): string | null {
  const [code = null, ...others] = place === undefined ? [] : codesOf(place);
  return others.length === 0 ? code : null;
}

/** The day somebody must read it again, yyyy-mm-dd. */
function dueAgain<F extends ContentFields>(type: ContentType<F>, fields: F, from: Date): string | null {
  const months = type.reviewMonths?.(fields);
  if (months === undefined) return null;
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate())).toISOString().slice(0, 10);
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
    contentCountry: countryOf(piece.place),
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

function fieldsThen<F extends ContentFields>(
  fields: F,
  piece: DemoPiece<F>,
  { was, lines, opening }: EarlierVersion,
  hero: DemoPictureName,
  context: SeedContext,
): F {
  const [first = '', ...rest] = (piece.body ?? '').trim().split('\n').slice(0, lines);
  const body = richLines([opening ?? first, ...rest].join('\n'), picturesOf(aboutOf(piece), hero, context).inText);
  return { ...fields, ...was, body };
}

/** What visitors are answered, with the fields that were published, and under which earlier addresses. */
function shownOf<F extends ContentFields>(type: ContentType<F>, row: ContentRow<F>, piece: DemoPiece<F>, isShown: boolean) {
  const view = publicView(type, row, row.fields, {
    version: row.publishedVersion ?? 1,
    publishedAt: row.publishedAt ?? row.createdAt,
    aliases: piece.aliases ?? [],
    contentCountry: row.contentCountry,
  });
  return {
    published: isShown ? [{ facts: factsFor(type, row.fields, piece), answer: JSON.stringify(view), line: lineOf(type, view) }] : [],
    aliases: (piece.aliases ?? []).map((alias) => ({
      id: demoId('alias', `${type.name} ${alias}`),
      type: type.name,
      alias,
      content_id: row.id,
      path: pathOfAlias(type.name, alias),
    })),
  };
}

function referencesOf<F extends ContentFields>(type: ContentType<F>, id: string, fields: F, isPublished: boolean) {
  return refsOf(type, fields).map(({ field, kind, to }) => ({
    from_id: id,
    is_published: isPublished,
    field,
    kind,
    to_type: to.entityType,
    to_id: to.entityId,
  }));
}
