import type { MapPlace } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { formatNights } from '#src/content/formatAmount.ts';
import { formatDollars, formatMonths } from '#src/content/formats.ts';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadLocations } from '#src/content/loadLocations.ts';
import { loadPlacesMap, type PlacesMap } from '#src/content/loadPlacesMap.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Loads the map of a list: a number for each itinerary, in the order of their rows, at the middle one of its places. */
export async function loadItineraryMap(
  context: Readonly<RouterContextProvider>,
  itineraries: readonly ItineraryListItem[],
): Promise<PlacesMap | null> {
  const locations = await loadLocations(
    context.get(apiContext),
    itineraries.flatMap(({ locationIds }) => locationIds),
  );
  const places = itineraries.flatMap(({ title, slug, locationIds, nights, priceFromPerPersonUSD: price, bestMonths }): MapPlace[] => {
    const stops = locationIds.flatMap((id) => locations.get(id) ?? []).filter(hasPoint);
    const middle = stops[Math.floor((stops.length - 1) / 2)];
    const facts = [formatNights(nights), price === null ? '' : `from ${formatDollars(price)}`, formatMonths(bestMonths)];
    return middle
      ? [{ name: title, href: `/itineraries/${slug}`, note: facts.filter(Boolean).join(', '), lat: middle.lat, lng: middle.lng }]
      : [];
  });
  return loadPlacesMap(context.get(apiContext), places);
}
