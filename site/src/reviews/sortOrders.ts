import type { ReviewSort } from './reviewQuery.ts';

/** One order the API sorts by. */
export interface SortOrder {
  field: 'reviewedAt' | 'ratingNewToOld';
  order: 'asc' | 'desc';
}

/** How a sort is sent: by day, or, for the most relevant, best first and of the same rating the newest first. */
export function sortOrdersOf(sort: ReviewSort | null): SortOrder[] {
  switch (sort) {
    case 'newToOld':
      return [{ field: 'reviewedAt', order: 'desc' }];
    case 'oldToNew':
      return [{ field: 'reviewedAt', order: 'asc' }];
    default:
      return [{ field: 'ratingNewToOld', order: 'desc' }];
  }
}
