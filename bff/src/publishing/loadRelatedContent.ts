import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields, EntityRef } from './content.model.ts';
import type { ContentName } from './contentName.ts';
import type { ContentItem } from './findItem.ts';
import { loadSnippets, type SnippetView } from './snippets.ts';
import type { SnippetRow } from './snippets.sql.ts';
import { selectRelatedContent, selectRelatedReviews } from './loadRelatedContent.sql.ts';

const MAX_RELATED = 6;

/** What is needed to find related content. */
type RelatableItem = Pick<ContentItem<ContentFields>, 'id' | 'fields' | 'contentCountry'>;

/**
 * At most six related published content items of the given types: pinned ones first, then by score. Same place 5, same country 3, each
 * shared trip type 2, each shared search term 1, recency up to 1. Items that share nothing are left out.
 */
export async function loadRelatedContent(
  item: RelatableItem,
  types: readonly ContentName[],
  pins: readonly EntityRef[],
  context: CallContext,
): Promise<SnippetView[]> {
  return loadSnippets(await loadRelatedRows(item, types, pins, context), context);
}

/** Related content as rows, six at most or as many as asked for, for callers that build many snippets at once. */
export function loadRelatedRows(
  item: RelatableItem,
  types: readonly ContentName[],
  pins: readonly EntityRef[],
  { db }: CallContext,
  limit = MAX_RELATED,
): Promise<SnippetRow[]> {
  const { primaryLocationId, tripTypes, searchTerms } = item.fields;
  return db.run(selectRelatedContent, {
    itemId: item.id,
    types,
    primaryLocationId,
    contentCountry: item.contentCountry,
    tripTypes,
    searchTerms,
    pins: pins.map(({ entityId }) => entityId),
    limit,
  });
}

/** A published review beside a content item. */
export interface RelatedReview {
  id: string;
  title: string;
  body: string;
  /** 20 to 100. */
  rating: number;
  authorName: string;
  authorPlace: string | null;
  reviewedAt: string;
  companyId: string | null;
  /** The itinerary that its author travelled. */
  itineraryId: string | null;
  locationIds: string[];
  helpfulCount: number;
}

/** At most six published reviews: of the itinerary itself first, then those of the company, of the same places, the best and newest. */
export async function loadRelatedReviews(
  { id, fields }: Pick<RelatableItem, 'id' | 'fields'>,
  companyId: string | null,
  { db }: CallContext,
): Promise<RelatedReview[]> {
  const places = [...new Set([...(fields.primaryLocationId ? [fields.primaryLocationId] : []), ...fields.locationIds])];
  if (places.length === 0 && companyId === null) return [];
  const rows = await db.run(selectRelatedReviews, { itemId: id, places, companyId, limit: MAX_RELATED });
  return rows.map((row) => ({ ...row, reviewedAt: row.reviewedAt.toISOString() }));
}
