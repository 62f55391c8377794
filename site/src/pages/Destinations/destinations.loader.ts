import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContinents, loadGuides, loadItineraries, loadServedCountries, type ItineraryListItem } from '#src/content/catalogue.ts';
import { formatDollars, formatMonths } from '#src/content/formats.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { findAtlasSection } from '#src/content/findAtlasSection.ts';
import { months as year } from '#src/content/months.ts';
import { drawRegionSheet, drawWorldSheet, type Season } from './worldSheets.ts';

/** Loads all destinations with their seasons and itineraries, from the catalogue that all visitors share. */
export async function destinationsLoader({ request, context }: LoaderFunctionArgs) {
  const month = readMonth(new URL(request.url).searchParams.get('month'));
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
    const months = guide ? monthsRated(guide.bestMonths, 'BEST') : findBestMonths(routes);
    const good = guide ? monthsRated(guide.bestMonths, 'GOOD') : [];
    return {
      id,
      slug,
      name,
      code: isoCode2,
      inMonth: findSeason(month, months, good),
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
  const located = places
    .filter(({ lat, lng }) => lat !== 0 || lng !== 0)
    .map(({ name, slug, code, lat, lng, inMonth, continent }) => ({ name, slug, code, lat, lng, season: inMonth, continent }));
  const sections = [...new Set(places.map(({ continent }) => continent))].toSorted();
  return {
    month,
    sheet: drawWorldSheet(located),
    regions: [...Map.groupBy(located, ({ continent }) => continent)]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, countries]) => drawRegionSheet(name, countries)),
    sections: sections.map((name) => ({
      name,
      places: places
        .filter(({ continent }) => continent === name)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ id: _, continent: __, code: ___, inMonth: ____, lat, lng, ...place }) => ({
          ...place,
          position: lat !== 0 || lng !== 0 ? { lat, lng } : null,
        })),
    })),
  };
}

/** The month of the address, otherwise the present one. */
function readMonth(value: string | null): number {
  const month = Number(value);
  return year.includes(month) ? month : new Date().getUTCMonth() + 1;
}

function findSeason(month: number, best: readonly number[], good: readonly number[]): Season | null {
  if (best.includes(month)) return 'best';
  return good.includes(month) ? 'good' : null;
}

function monthsRated(months: readonly { month: number; rating: string }[], rating: 'BEST' | 'GOOD'): number[] {
  return months.filter((each) => each.rating === rating).map(({ month }) => month);
}

/** Finds the best months of a country without a guide: those of at least half of its itineraries. */
function findBestMonths(routes: readonly ItineraryListItem[]): number[] {
  return year.filter(
    (month) => routes.length > 0 && routes.filter(({ bestMonths }) => bestMonths.includes(month)).length * 2 >= routes.length,
  );
}
