import { statusNames, type TripRequestRow } from '#src/desk/shared/tripRequestStatuses.data.ts';
import type { SearchHit } from './searchHits.ts';

/** A trip request as the result of a search. */
export function describeRequest({ id, reference, tripTitle, destinationNames, travelers, status }: TripRequestRow): SearchHit {
  const [primary] = travelers;
  const name = primary && [primary.givenName, primary.familyName].filter(Boolean).join(' ');
  return {
    id,
    title: tripTitle || destinationNames.join(', ') || reference,
    hint: [reference, name, statusNames[status]].filter(Boolean).join(' · '),
    href: `/desk/requests/${id}`,
  };
}
