import type { CallContext } from '#src/kernel/context.ts';
import { searchPage } from '#src/records/lists.ts';
import type { Page } from '#src/records/pages.ts';
import { loadCriticalReviews } from './loadCriticalReviews.ts';
import { findNewestSlice, mixReviews } from './mixReviews.ts';
import { reviewEntity } from './review.entity.ts';
import type { ReviewView } from './review.present.ts';
import { isByRelevance, type ReviewSearch, translateSearch } from './reviewFilters.ts';

/** A page of a review search. By relevance, a list that asks for neither words nor ratings begins with a mix. */
export async function searchReviews(search: ReviewSearch, context: CallContext): Promise<Page<ReviewView>> {
  const translated = translateSearch(search);
  const { filters, q } = translated;
  if (!isByRelevance(search) || q !== undefined || 'rating' in filters) return searchPage(reviewEntity, translated, context);
  const critical = await loadCriticalReviews(filters, context);
  const slice = findNewestSlice(search, critical.length);
  const newest = await searchPage(reviewEntity, { ...translated, ...slice, sortOrders: [{ field: 'reviewedAt', order: 'desc' }] }, context);
  return { ...newest, items: mixReviews(newest.items, critical, search), offset: search.offset, limit: search.limit };
}
