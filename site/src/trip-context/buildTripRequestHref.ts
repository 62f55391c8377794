import { tripContextNames, type TripContext } from './TripContext.ts';

/** Builds the address of the trip request form with what it is begun with. */
export function buildTripRequestHref(context: TripContext = {}): string {
  const entries = tripContextNames.flatMap((name) => (context[name] === undefined ? [] : [[name, String(context[name])]]));
  return entries.length === 0 ? '/trip-request/' : `/trip-request/?${new URLSearchParams(entries)}`;
}
