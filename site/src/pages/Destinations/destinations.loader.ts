import { rounded, withNames } from '@farwend/design-system';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { continents, guides, journeys, servedCountries, type JourneyLine } from '#src/content/catalogue.ts';
import { dollars, monthOf, monthsText } from '#src/content/figures.ts';
import { silentPicture } from '#src/content/pictureOf.ts';
import { sheetOf } from '#src/content/sheetOf.ts';
import { yearRoute } from './yearRoute.ts';

/** The world as `/maps/world.svg` shows it, in degrees. */
const world = { west: -180, north: 84, width: 360, height: 144 };
/** How much room a country's name takes on it. */
const names = { letter: 0.58, gap: 1.8, line: 5 };

/** The atlas of destinations: four calls for everybody in ten seconds. */
export async function destinationsLoader({ context }: LoaderFunctionArgs) {
  const [countries, allGuides, allJourneys, continentNames] = await Promise.all([
    servedCountries(context),
    guides(context),
    journeys(context),
    continents(context),
  ]);
  const guideOf = new Map(
    allGuides.filter(({ guideType }) => guideType === 'DESTINATION').map((guide) => [guide.primaryLocationId, guide]),
  );
  const places = countries.map(({ id, name, slug, isoCode2, parentIds, lat, lng, image, summary }) => {
    const guide = guideOf.get(id);
    const routes = allJourneys.filter(({ countryCodes }) => isoCode2 !== null && countryCodes.includes(isoCode2));
    const prices = routes.flatMap(({ priceFromPerPersonUSD: price }) => price ?? []);
    const months = guide ? guide.bestMonths.filter(({ rating }) => rating === 'BEST').map(({ month }) => month) : monthsOf(routes);
    return {
      id,
      slug,
      name,
      lat: lat ?? 0,
      lng: lng ?? 0,
      continent: sheetOf(parentIds.map((parent) => continentNames.get(parent)).find(Boolean)),
      guide: guide ? `/guides/${guide.slug}` : null,
      text: guide?.summary ?? summary ?? '',
      months,
      season: monthsText(months),
      routes:
        routes.length === 0
          ? null
          : {
              href: `/itineraries?country=${isoCode2}`,
              text: `${routes.length === 1 ? 'One route' : `${routes.length} routes`}${prices.length > 0 ? `, from ${dollars(Math.min(...prices))}` : ''}`,
            },
      picture: silentPicture(guide?.heroImage ?? image, 640) ?? null,
    };
  });
  const located = places.filter(({ lat, lng }) => lat !== 0 || lng !== 0);
  const at = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: rounded(((lng - world.west) / world.width) * 100),
    y: rounded(((world.north - lat) / world.height) * 100),
  });
  const year = yearRoute(located, new Date().getUTCMonth() + 1);
  const monthAt = new Map(year.map(({ place, month }) => [place.id, month]));
  const sheets = [...new Set(places.map(({ continent }) => continent))].toSorted();
  return {
    points: withNames(
      located.map(({ id, name, slug, lat, lng }) => {
        const month = monthAt.get(id);
        return { ...at({ lat, lng }), name, slug, month: month ? monthOf(month) : null };
      }),
      names,
    ),
    way: year.map(({ place }) => at(place)),
    sheets: sheets.map((name) => ({
      name,
      places: places
        .filter(({ continent }) => continent === name)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(({ id: _, continent: __, lat, lng, ...place }) => ({ ...place, position: lat !== 0 || lng !== 0 ? { lat, lng } : null })),
    })),
  };
}

/** Without a guide: the months that at least half of the routes call their best. */
function monthsOf(routes: readonly JourneyLine[]): number[] {
  const year = Array.from({ length: 12 }, (_, i) => i + 1);
  return year.filter(
    (month) => routes.length > 0 && routes.filter(({ bestMonths }) => bestMonths.includes(month)).length * 2 >= routes.length,
  );
}
