import type { Page } from '#src/startup/page.ts';
import type { TripContext } from './TripContext.ts';

/** Data of a page that leads into the form with more than its address. */
export interface WithTripContext {
  tripContext: TripContext;
}

/** Finds what the form is begun with on this page: what its loader says. */
export function findTripContext({ data, failure }: Page): TripContext {
  return failure === null && hasTripContext(data) ? data.tripContext : {};
}

/** Whether the page has a red button of its own in its head, beside which the header's is ink. */
export function hasOwnAction({ data, failure }: Page): boolean {
  return failure === null && typeof data === 'object' && data !== null && 'hasOwnAction' in data && data.hasOwnAction === true;
}

function hasTripContext(data: unknown): data is WithTripContext {
  return typeof data === 'object' && data !== null && 'tripContext' in data;
}
