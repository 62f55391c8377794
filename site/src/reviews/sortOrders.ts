import type { ReviewSort } from './reviewQuery.ts';

/** Sort order of the API. */
export interface SortOrder {
  field: 'reviewedAt' | 'ratingNewToOld';
  order: 'asc' | 'desc';
}

/** Converts a sort order of the list to those of the API. The specification names the most relevant `ratingNewToOld`; the server mixes them. */
export function buildSortOrders(sort: ReviewSort | null): SortOrder[] {
  switch (sort) {
    case 'newToOld':
      return [{ field: 'reviewedAt', order: 'desc' }];
    case 'oldToNew':
      return [{ field: 'reviewedAt', order: 'asc' }];
    default:
      return [{ field: 'ratingNewToOld', order: 'desc' }];
  }
}
