import type { ItineraryDayFields, ItineraryFields } from '#src/domains/editorial/itineraries/itineraryFields.ts';
import type { DemoItem } from './demoItem.ts';
import { buildPriceLines } from './buildPriceLines.ts';
import { journeys } from './data/itineraries.data.ts';
import type { ActivityData, DayData, JourneyData, TransferData } from './data/journeys/journeyData.ts';
import { stays } from './data/stays.data.ts';
import { demoId } from './demoId.ts';
import { findTransferPoint, findWaypoints } from './findTransferPoint.ts';
import type { StayData } from './data/stays/stayData.ts';
import { richLines } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';

/** The demo itineraries, their days without images. */
export function buildItineraryItems({ time }: Pick<SeedContext, 'time'>): DemoItem<ItineraryFields>[] {
  return journeys.map((journey, index) => ({
    key: journey.key,
    title: journey.title,
    summary: journey.summary,
    place: journey.place,
    places: [...new Set(journey.days.map(([place]) => place))],
    tripTypes: journey.tripTypes,
    searchTerms: journey.searchTerms,
    ...(journey.picture === undefined ? {} : { picture: journey.picture }),
    months: journey.months,
    body: ['## Why this way', ...journey.highlights.map((text) => `- ${text}`), `@days itinerary:${journey.key}`].join('\n'),
    days: 420 - index * 7,
    own: ownOf(journey, time.ago(20 + (index % 9) * 7)),
  }));
}

function ownOf(journey: JourneyData, pricesCheckedAt: Date): DemoItem<ItineraryFields>['own'] {
  const { company, price, pace, comfort = 'LUXURY', months, monthReasons = [], airports, days, included, partyMax = 8 } = journey;
  const nights = (stays[journey.key] ?? []).flatMap((stay) => Array.from({ length: stay[0] }, () => stay));
  const youngest = journey.children ?? (pace === 'ACTIVE' ? 12 : 6);
  return {
    companyId: demoId('company', company),
    nights: days.length - 1,
    days: days.map((day, index) => dayOf(day, index, nights[index])),
    startAirportId: demoId('airport', airports[0]),
    endAirportId: airports[1] === null ? null : demoId('airport', airports[1]),
    pace,
    difficulty: difficultyOf(days),
    comfort,
    priceFromPerPersonUSD: price[0],
    priceToPerPersonUSD: price[1],
    priceLines: buildPriceLines(journey),
    priceBasis: 'PER_PERSON_SHARING',
    priceNote: 'For two people sharing, outside the school holidays. International flights are not included.',
    priceCheckedOn: pricesCheckedAt.toISOString().slice(0, 10),
    included: [...included, 'All nights as described', 'Breakfast every day', 'A planner who answers while you travel'],
    excluded: ['International flights', 'Visas and insurance', 'Tips'],
    bestMonths: [...months],
    monthReasons: monthReasons.map(([of, reason]) => ({ months: [...of], reason })),
    childFriendly: youngest !== 'adults',
    minChildAge: youngest === 'adults' ? null : youngest,
    partyMin: 2,
    partyMax,
    mapMode: 'AUTO',
  };
}

/** 1 where nobody walks far, up to 5, by the longest walk between two places. */
function difficultyOf(days: readonly DayData[]): number {
  const walks = days.flatMap((day) => movesOf(day).flatMap(([mode, , , minutes]) => (mode === 'WALK' ? [minutes] : [])));
  const longest = Math.max(0, ...walks);
  return longest === 0 ? 1 : longest < 150 ? 2 : longest < 280 ? 3 : longest < 420 ? 4 : 5;
}

function dayOf(day: DayData, index: number, night: StayData | undefined): ItineraryDayFields {
  const [place, title, text, category] = day;
  return {
    dayNumber: index + 1,
    title,
    description: richLines(text),
    locationIds: [demoId('location', place)],
    overnightLocationId: category === null ? null : demoId('location', place),
    stay: stayOf(category, night),
    meals: mealsOf(category, index),
    activities: activitiesOf(day),
    transfers: movesOf(day).map(transferOf),
    images: [],
  };
}

function stayOf(category: DayData[3], night: StayData | undefined): NonNullable<ItineraryDayFields['stay']> | null {
  if (category === null || night === undefined) return null;
  const [nights, name, beds, note] = night;
  return { name, category, nights, beds, note };
}

function movesOf([, , , , ...steps]: DayData): TransferData[] {
  return steps.filter((step) => step[0] !== 'DO');
}

function activitiesOf([, , , , ...steps]: DayData): ItineraryDayFields['activities'] {
  const done: ActivityData[] = steps.filter((step) => step[0] === 'DO');
  return done.map(([, title, durationHours, optional]) => ({ title, durationHours, optional: optional === 'optional' }));
}

const fullBoard = new Set<DayData[3]>(['CAMP', 'LODGE', 'SHIP']);

function mealsOf(stay: DayData[3], index: number): ItineraryDayFields['meals'] {
  if (index === 0) return fullBoard.has(stay) ? ['D'] : [];
  if (stay === null) return ['B'];
  if (fullBoard.has(stay)) return ['B', 'L', 'D'];
  return stay === 'RYOKAN' ? ['B', 'D'] : ['B'];
}

function transferOf([mode, from, to, durationMinutes, distanceKm]: TransferData): ItineraryDayFields['transfers'][number] {
  const via = findWaypoints(mode, from, to);
  return {
    mode,
    from,
    to,
    fromPoint: findTransferPoint(from),
    toPoint: findTransferPoint(to),
    ...(via.length === 0 ? {} : { via }),
    durationMinutes,
    ...(distanceKm === undefined ? {} : { distanceKm }),
  };
}
