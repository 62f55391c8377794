import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPlanners, type Planner } from '#src/companies/loadPlanners.ts';
import { buildListHref, parsePageNumber } from '#src/content/buildListHref.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { loadItineraries, type ItineraryListItem } from '#src/content/catalogue.ts';
import { formatCountries } from '#src/content/formatCountries.ts';
import { formatNights } from '#src/content/formatAmount.ts';
import { formatDollars, formatMonths } from '#src/content/formats.ts';
import { paceNames } from '#src/content/itineraryWords.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import { notFound } from '#src/shared/notFound.ts';
import { describeAnswers } from './describeAnswers.ts';
import {
  buildFilterOptions,
  countOptions,
  filterItineraries,
  filterNames,
  parseFilterValues,
  type FilterName,
} from './filterItineraries.ts';
import { findAlternatives } from './findAlternatives.ts';
import { loadItineraryMap } from './loadItineraryMap.ts';
import { parseSort, sortItineraries, sortOrders } from './sortItineraries.ts';

/** Itineraries per page. */
const PAGE_SIZE = 12;

/** Loads a page of the itineraries that match the filters in the URL; 404 beyond the last page. */
export async function itinerariesLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [all, planners] = await Promise.all([loadItineraries(context), loadPlanners(context)]);
  const options = buildFilterOptions(all);
  const values = parseFilterValues(query, options);
  const sort = parseSort(query);
  const canBeMapped = values.country !== ''; // routes around the world would be dots on it
  const view = canBeMapped && query.get('view') === 'map' ? 'map' : '';
  const params = { ...values, sort, view };
  const hrefOf = (changed: Partial<typeof params> & { page?: number }) => buildListHref('/itineraries', { ...params, ...changed });
  const matches = sortItineraries(filterItineraries(all, values, options), sort, new Date().getUTCMonth() + 1);
  const page = parsePageNumber(query);
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  if (page === null || page > pages) return notFound();
  const applied = filterNames.flatMap((name) => {
    const choice = options[name].find(({ value }) => value === values[name]);
    return choice ? [{ label: choice.label, href: hrefOf({ [name]: '' }) }] : [];
  });
  const shown = matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const alternatives = matches.length > 0 ? null : findAlternatives(all, values, options);
  return {
    tripContext: {
      country: values.country || undefined,
      month: Number(values.month) || undefined,
      tripType: values.theme || undefined,
      nights: Number(/\d+$/.exec(values.nights)?.[0]) || undefined,
    } satisfies TripContext,
    hasOwnAction: true,
    params,
    filters: [
      ...filterNames.map((name) => ({
        name,
        ...filterLabels[name],
        value: values[name],
        options: countOptions(name, all, values, options),
      })),
      {
        name: 'sort',
        label: 'Order',
        anyText: 'In season first',
        value: sort,
        options: sortOrders.map(({ value, label }) => ({ value, label })),
      },
    ],
    applied,
    alternatives: alternatives && {
      kind: alternatives.kind,
      asked: describeAnswers(values, options),
      items: alternatives.items.map(({ label, count, values: other }) => ({ label, count, href: hrefOf(other) })),
    },
    order: sortOrders.find(({ value }) => value === sort)?.text ?? 'those in season first',
    isSorted: sort !== '',
    otherView: canBeMapped && shown.length > 0 ? hrefOf({ view: view === 'map' ? '' : 'map', page }) : null,
    map: view === 'map' ? await loadItineraryMap(context, shown) : null,
    total: matches.length,
    page,
    pages,
    itineraries: shown.map((itinerary) =>
      buildRow(itinerary, itinerary.companyId === null ? undefined : planners.get(itinerary.companyId)),
    ),
  };
}

/** Data of the list of itineraries. */
export type ItinerariesData = Awaited<ReturnType<typeof itinerariesLoader>>;

/** What the list shows of an itinerary. */
function buildRow(itinerary: ItineraryListItem, planner: Planner | undefined) {
  return {
    slug: itinerary.slug,
    title: itinerary.title,
    href: `/itineraries/${itinerary.slug}`,
    region: formatCountries(itinerary.countryCodes),
    text: itinerary.summary,
    picture: buildDecorativePicture(itinerary.heroImage, 960) ?? null,
    nights: formatNights(itinerary.nights),
    price: itinerary.priceFromPerPersonUSD === null ? null : `from ${formatDollars(itinerary.priceFromPerPersonUSD)} a person`,
    pace: paceNames[itinerary.pace],
    months: itinerary.bestMonths,
    season: formatMonths(itinerary.bestMonths),
    planner: planner ?? null,
  };
}

const filterLabels: Record<FilterName, { label: string; anyText: string }> = {
  country: { label: 'Country', anyText: 'Anywhere' },
  theme: { label: 'For', anyText: 'Anything' },
  month: { label: 'Month', anyText: 'Any' },
  nights: { label: 'Length', anyText: 'Any' },
  price: { label: 'Price a person', anyText: 'Any' },
};
