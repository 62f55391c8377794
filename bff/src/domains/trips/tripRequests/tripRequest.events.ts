import { defineEvent } from '#src/kernel/events.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** A trip request has another title, from which those of its conversations are made. */
export interface TripTitleChange {
  before: TripRequestRow;
  after: TripRequestRow;
}
export const tripTitleChanged = defineEvent<TripTitleChange>('trips.tripTitleChanged');
