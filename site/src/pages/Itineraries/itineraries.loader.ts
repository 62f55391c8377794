import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadItineraries } from '#src/content/catalogue.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { formatDollars, formatMonths, formatNights } from '#src/content/formats.ts';
import { buildListHref, parsePageNumber } from '#src/content/buildListHref.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { notFound } from '#src/shared/notFound.ts';
import { parseFilterValues, buildFilterOptions, filterItineraries, filterNames, type FilterValues } from './filterItineraries.ts';

/** Itineraries per page. */
const PAGE_SIZE = 12;

/** Loads a page of the itineraries that match the filters in the URL; 404 beyond the last page. */
export async function itinerariesLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const all = await loadItineraries(context);
  const filterOptions = buildFilterOptions(all);
  const filterValues = parseFilterValues(query, filterOptions);
  const matches = filterItineraries(all, filterValues, filterOptions, new Date().getUTCMonth() + 1);
  const page = parsePageNumber(query);
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  if (page === null || page > pages) return notFound();
  return {
    filterValues,
    filters: filterNames.map((name) => ({
      name,
      ...filterLabels[name],
      value: filterValues[name],
      options: filterOptions[name].map(({ value, label }) => ({ value, label })),
    })),
    applied: filterNames.flatMap((name) => {
      const choice = filterOptions[name].find(({ value }) => value === filterValues[name]);
      return choice ? [{ label: choice.label, href: buildListHref('/itineraries', { ...filterValues, [name]: '' }) }] : [];
    }),
    total: matches.length,
    page,
    pages,
    itineraries: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((itinerary) => ({
      title: itinerary.title,
      href: `/itineraries/${itinerary.slug}`,
      region: itinerary.countryCodes.map(formatCountry).join(', '),
      text: itinerary.summary,
      picture: buildDecorativePicture(itinerary.heroImage, 960) ?? null,
      nights: formatNights(itinerary.nights),
      price: itinerary.priceFromPerPersonUSD === null ? null : `from ${formatDollars(itinerary.priceFromPerPersonUSD)} a person`,
      months: itinerary.bestMonths,
      season: formatMonths(itinerary.bestMonths),
    })),
  };
}

const filterLabels: Record<keyof FilterValues, { label: string; anyText: string }> = {
  country: { label: 'Country', anyText: 'Anywhere' },
  theme: { label: 'For', anyText: 'Anything' },
  month: { label: 'Month', anyText: 'Any' },
  nights: { label: 'Length', anyText: 'Any' },
  price: { label: 'Price a person', anyText: 'Any' },
};
