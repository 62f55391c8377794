import type { MapPlace } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import { loadItineraries } from '#src/content/catalogue.ts';
import { formatNights } from '#src/content/formatAmount.ts';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadLocations, type LocationRecord } from '#src/content/loadLocations.ts';
import { loadPlacesMap, type PlacesMap } from '#src/content/loadPlacesMap.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Loads the map of a company: its office, and where one sleeps on its itineraries. A country's middle is no place on it. */
export async function loadCompanyMap(
  context: Readonly<RouterContextProvider>,
  company: { id: string; baseLocationId: string | null },
): Promise<PlacesMap | null> {
  const api = context.get(apiContext);
  const own = (await loadItineraries(context)).filter(({ companyId }) => companyId === company.id);
  const itineraries = await Promise.all(
    own.map(({ slug }) => api.get('/v2/itineraries/{id}', { params: { id: slug }, query: { published: 'true' } })),
  );
  const overnight = itineraries.flatMap(({ slug, days }) => days.flatMap(({ overnightLocationId: id }) => (id ? [{ id, slug }] : [])));
  const nights = Map.groupBy(overnight, ({ id }) => id);
  const office = company.baseLocationId;
  const ids = [...new Set([...(office === null ? [] : [office]), ...nights.keys()])];
  const locations = await loadLocations(api, ids);
  const places = ids.flatMap((id) => locations.get(id) ?? []).filter(hasPoint);
  return loadPlacesMap(
    api,
    places.map((place) => buildPlace(place, nights.get(place.id) ?? [], place.id === office)),
  );
}

/** A place with its nights, which leads to an itinerary that sleeps there. */
function buildPlace(
  { name, lat, lng }: Pick<LocationRecord, 'name'> & { lat: number; lng: number },
  nights: readonly { slug: string }[],
  isOffice: boolean,
): MapPlace {
  const [first] = nights;
  const note = isOffice ? 'The office' : formatNights(nights.length);
  return { name, lat, lng, note, ...(first && { href: `/itineraries/${first.slug}` }) };
}
