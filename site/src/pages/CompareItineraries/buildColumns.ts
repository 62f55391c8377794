import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { ComparedValue } from '#src/compare/ComparedValueContent.tsx';
import type { ComparedFact, ComparedItem } from '#src/compare/ComparisonTable.tsx';
import type { Planner } from '#src/companies/loadPlanners.ts';
import { buildItineraryMap } from '#src/content/buildItineraryMap.ts';
import { findLandSquares } from '#src/content/findLandSquares.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { formatDuration } from '#src/content/formatDuration.ts';
import { formatCountries } from '#src/content/formatCountries.ts';
import { formatNights } from '#src/content/formatAmount.ts';
import { formatDollars, formatMonths } from '#src/content/formats.ts';
import { describeChildren, modeNames, paceNames, stayNames } from '#src/content/itineraryWords.ts';

/** The page of an itinerary: all its days and their places. */
export type ItineraryPage = ReplyOf<Contract['itineraries']['page']>;

type WholeItinerary = ItineraryPage['content'];

/** Shown where an itinerary says nothing. */
const NOT_SAID = 'Not said';

/** Builds the columns and rows of a comparison. */
export function buildColumns(
  pages: readonly ItineraryPage[],
  planners: ReadonlyMap<string, Planner>,
): { items: ComparedItem[]; facts: ComparedFact[] } {
  const itineraries = pages.map(({ content }) => content);
  const row = (name: string, describe: (itinerary: WholeItinerary) => string): ComparedFact => ({
    name,
    values: itineraries.map((itinerary) => ({ text: describe(itinerary) || NOT_SAID })),
  });
  const items = itineraries.map(({ id, title, slug, heroImage }) => ({
    title,
    href: `/itineraries/${slug}`,
    picture: buildDecorativePicture(heroImage, 960) ?? null,
    action: { label: 'Start from this itinerary', href: buildTripRequestHref({ itinerary: id }) },
  }));
  const facts: ComparedFact[] = [
    { name: 'The way', values: pages.map(buildWay) },
    row('Where', ({ countryCodes }) => formatCountries(countryCodes)),
    row('Length', ({ nights }) => formatNights(nights)),
    row('Price a person', ({ priceFromPerPersonUSD: from }) => (from === null ? '' : `from ${formatDollars(from)}`)),
    row('A night', ({ priceFromPerPersonUSD: from, nights }) => (from === null ? '' : `from ${formatDollars(Math.round(from / nights))}`)),
    {
      name: 'At its best',
      values: itineraries.map(({ bestMonths }) => ({ text: formatMonths(bestMonths) || NOT_SAID, months: bestMonths })),
    },
    row('Pace', ({ pace }) => paceNames[pace]),
    row('On the way', ({ days }) => describeTravel(days)),
    row('Nights by bed', ({ days }) => describeBeds(days)),
    row('Children', ({ childFriendly, minChildAge }) => describeChildren(childFriendly, minChildAge)),
    {
      name: 'Planned by',
      values: itineraries.map(({ companyId }) => buildPlannedBy(companyId === null ? undefined : planners.get(companyId))),
    },
  ];
  return { items, facts };
}

/** The stops in order of travel, on a map. Its names lead nowhere: the days are not on this page. */
function buildWay({ content, places }: ItineraryPage): ComparedValue {
  const { map, stopNames } = buildItineraryMap(content, places);
  const text = stopNames.join(', ') || NOT_SAID;
  if (!map) return { text };
  const stops = map.places.map(({ name, lat, lng }) => ({ name, lat, lng }));
  const land = findLandSquares([...stops, ...map.legs.flatMap(({ points }) => points)]);
  return { text, map: { legs: map.legs, places: stops, land, label: `Map of the route: ${text}` } };
}

function buildPlannedBy(planner: Planner | undefined): ComparedValue {
  const { portrait, name } = planner?.person ?? {};
  const text = [name, planner?.company].filter((part) => part !== undefined).join(', ');
  return { text: text || NOT_SAID, ...(portrait && { faces: [portrait] }) };
}

type Days = WholeItinerary['days'];

/** The time on the way by mode: `9 h by car, 1 h 30 min by plane`. */
function describeTravel(days: Days): string {
  const byMode = Map.groupBy(
    days.flatMap(({ transfers }) => transfers),
    ({ mode }) => mode,
  );
  return [...byMode]
    .map(([mode, transfers]) => ({ mode, minutes: transfers.reduce((sum, { durationMinutes = 0 }) => sum + durationMinutes, 0) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => b.minutes - a.minutes)
    .map(({ mode, minutes }) => `${formatDuration(minutes)} ${modeNames[mode].toLowerCase()}`)
    .join(', ');
}

/** The nights by kind of bed: `Camp 5, Lodge 3`. */
function describeBeds(days: Days): string {
  const byKind = Map.groupBy(
    days.flatMap(({ stay }) => stay ?? []),
    ({ category }) => category,
  );
  return [...byKind]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([category, stays]) => `${stayNames[category]} ${stays.length}`)
    .join(', ');
}
