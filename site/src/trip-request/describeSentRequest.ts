import { namedPlaces } from '@farwend/api-contract/rules';
import type { SubmittedRequest } from './context.ts';
import { formatDateTime } from './formatDates.ts';

/** Says where an earlier request leads and when it was sent. */
export function describeSentRequest({ destinationNames, sentAt }: SubmittedRequest): string {
  const places = new Intl.ListFormat('en', { type: 'conjunction' }).format(namedPlaces(destinationNames)) || 'a journey';
  return `You sent a request for ${places} on ${formatDateTime(sentAt)}.`;
}
