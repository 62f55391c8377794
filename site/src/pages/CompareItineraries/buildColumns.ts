import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { ComparedFact, ComparedItem } from '#src/compare/ComparisonTable.tsx';
import type { Planner } from '#src/companies/loadPlanners.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { formatDuration } from '#src/content/formatDuration.ts';
import { formatCountries } from '#src/content/formatCountries.ts';
import { formatDollars, formatMonths, formatNights } from '#src/content/formats.ts';
import { describeChildren, modeNames, paceNames, stayNames } from '#src/content/itineraryWords.ts';

/** An itinerary with all its days. */
export type WholeItinerary = ReplyOf<Contract['itineraries']['read']>;

/** Shown where an itinerary says nothing. */
const NOT_SAID = 'Not said';

/** Builds the columns and rows of a comparison. */
export function buildColumns(
  itineraries: readonly WholeItinerary[],
  planners: ReadonlyMap<string, Planner>,
): { items: ComparedItem[]; facts: ComparedFact[] } {
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
  const months: ComparedFact = {
    name: 'At its best',
    values: itineraries.map(({ bestMonths }) => ({ text: formatMonths(bestMonths) || NOT_SAID, months: bestMonths })),
  };
  const facts = [
    row('Where', ({ countryCodes }) => formatCountries(countryCodes)),
    row('Length', ({ nights }) => formatNights(nights)),
    row('Price a person', ({ priceFromPerPersonUSD: from }) => (from === null ? '' : `from ${formatDollars(from)}`)),
    row('A night', ({ priceFromPerPersonUSD: from, nights }) => (from === null ? '' : `from ${formatDollars(Math.round(from / nights))}`)),
    months,
    row('Pace', ({ pace }) => paceNames[pace]),
    row('On the way', ({ days }) => describeTravel(days)),
    row('Nights by bed', ({ days }) => describeBeds(days)),
    row('Children', ({ childFriendly, minChildAge }) => describeChildren(childFriendly, minChildAge)),
    row('Planned by', ({ companyId }) => (companyId === null ? '' : describePlanner(planners.get(companyId)))),
  ];
  return { items, facts };
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

function describePlanner(planner: Planner | undefined): string {
  return planner ? [planner.person?.name, planner.company].filter((part) => part !== undefined).join(', ') : '';
}
