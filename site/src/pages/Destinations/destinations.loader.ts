import { rounded, withNames } from '@farwend/design-system';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContinents, loadGuides, loadItineraries, loadServedCountries, type ItineraryListItem } from '#src/content/catalogue.ts';
import { formatDollars, formatMonth, formatMonths } from '#src/content/formats.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { findAtlasSection } from '#src/content/findAtlasSection.ts';
import { buildYearRoute } from './buildYearRoute.ts';

/** Extent of `/maps/world.svg` in degrees. */
const world = { west: -180, north: 84, width: 360, height: 144 };
/** Size of a country's label on the map, in percent. */
const labelSize = { letter: 0.58, gap: 1.8, line: 5 };

/** Loads all destinations with their best months and itineraries, from the catalogue that all visitors share. */
export async function destinationsLoader({ context }: LoaderFunctionArgs) {
  const [countries, allGuides, allItineraries, continentNames] = await Promise.all([
    loadServedCountries(context),
    loadGuides(context),
    loadItineraries(context),
    loadContinents(context),
  ]);
  const guideOf = new Map(
    allGuides.filter(({ guideType }) => guideType === 'DESTINATION').map((guide) => [guide.primaryLocationId, guide]),
  );
  const places = countries.map(({ id, name, slug, isoCode2, parentIds, lat, lng, image, summary }) => {
    const guide = guideOf.get(id);
    const routes = allItineraries.filter(({ countryCodes }) => isoCode2 !== null && countryCodes.includes(isoCode2));
    const prices = routes.flatMap(({ priceFromPerPersonUSD: price }) => price ?? []);
    const months = guide ? guide.bestMonths.filter(({ rating }) => rating === 'BEST').map(({ month }) => month) : findBestMonths(routes);
    return {
      id,
      slug,
      name,
      lat: lat ?? 0,
      lng: lng ?? 0,
      continent: findAtlasSection(parentIds.map((parent) => continentNames.get(parent)).find(Boolean)),
      guide: guide ? `/guides/${guide.slug}` : null,
      text: guide?.summary ?? summary ?? '',
      months,
      season: formatMonths(months),
      routes:
        routes.length === 0
          ? null
          : {
              href: `/itineraries?country=${isoCode2}`,
              text: `${routes.length === 1 ? 'One route' : `${routes.length} routes`}${prices.length > 0 ? `, from ${formatDollars(Math.min(...prices))}` : ''}`,
            },
      picture: buildDecorativePicture(guide?.heroImage ?? image, 640) ?? null,
    };
  });
  const located = places.filter(({ lat, lng }) => lat !== 0 || lng !== 0);
  const toMapPoint = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: rounded(((lng - world.west) / world.width) * 100),
    y: rounded(((world.north - lat) / world.height) * 100),
  });
  const year = buildYearRoute(located, new Date().getUTCMonth() + 1);
  const monthAt = new Map(year.map(({ place, month }) => [place.id, month]));
  const sections = [...new Set(places.map(({ continent }) => continent))].toSorted();
  return {
    points: withNames(
      located.map(({ id, name, slug, lat, lng }) => {
        const month = monthAt.get(id);
        return { ...toMapPoint({ lat, lng }), name, slug, month: month ? formatMonth(month) : null };
      }),
      labelSize,
    ),
    route: year.map(({ place }) => toMapPoint(place)),
    sections: sections.map((name) => ({
      name,
      places: places
        .filter(({ continent }) => continent === name)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ id: _, continent: __, lat, lng, ...place }) => ({ ...place, position: lat !== 0 || lng !== 0 ? { lat, lng } : null })),
    })),
  };
}

/** Finds the best months of a country without a guide: those of at least half of its itineraries. */
function findBestMonths(routes: readonly ItineraryListItem[]): number[] {
  const year = Array.from({ length: 12 }, (_, i) => i + 1);
  return year.filter(
    (month) => routes.length > 0 && routes.filter(({ bestMonths }) => bestMonths.includes(month)).length * 2 >= routes.length,
  );
}
