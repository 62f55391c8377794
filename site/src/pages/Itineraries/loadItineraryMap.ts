import type { LandSquare, MapPlace } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { findLandSquares } from '#src/content/findLandSquares.ts';
import { formatDollars, formatMonths, formatNights } from '#src/content/formats.ts';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadLocations } from '#src/content/loadLocations.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Itineraries on a map: a number for each, in the order of their rows. */
export interface ItineraryListMap {
  places: MapPlace[];
  land: LandSquare[];
}

/** Builds the map of a list; each itinerary stands at the middle one of its places. */
export async function loadItineraryMap(
  context: Readonly<RouterContextProvider>,
  itineraries: readonly ItineraryListItem[],
): Promise<ItineraryListMap | null> {
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
  return places.length > 0 ? { places, land: findLandSquares(places) } : null;
}
