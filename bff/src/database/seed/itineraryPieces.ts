import type { ItineraryDayFields, ItineraryFields } from '#src/entities/itineraries/itinerary.type.ts';
import type { DemoPiece } from './contentRows.ts';
import { type DayLine, type JourneyLine, journeys } from './data/itineraries.data.ts';
import { demoId } from './demoId.ts';
import { richLines } from './richLines.ts';

/** The journeys of the demo, day by day. */
export function itineraryPieces(): DemoPiece<ItineraryFields>[] {
  return journeys.map((journey, index) => ({
    key: journey.key,
    title: journey.title,
    summary: journey.summary,
    place: journey.place,
    places: [...new Set(journey.days.map(([place]) => place))],
    tripTypes: journey.tripTypes,
    searchTerms: journey.searchTerms,
    body: `${journey.summary}\n@days itinerary:${journey.key}`,
    days: 180 - index * 9,
    own: ownOf(journey),
  }));
}

function ownOf({ company, price, pace, months, days }: JourneyLine): DemoPiece<ItineraryFields>['own'] {
  return {
    companyId: demoId('company', company),
    nights: days.length - 1,
    days: days.map(dayOf),
    startAirportId: null,
    endAirportId: null,
    pace,
    difficulty: pace === 'ACTIVE' ? 3 : 2,
    comfort: 'LUXURY',
    priceFromPerPersonUSD: price[0],
    priceToPerPersonUSD: price[1],
    priceBasis: 'PER_PERSON_SHARING',
    priceNote: 'For two people sharing, outside the school holidays. International flights are not included.',
    priceCheckedOn: null,
    included: [
      'All nights as described',
      'Breakfast every day',
      'Transfers and tickets between places',
      'A planner who answers while you travel',
    ],
    excluded: ['International flights', 'Visas and insurance', 'Tips'],
    bestMonths: [...months],
    childFriendly: pace !== 'ACTIVE',
    minChildAge: pace === 'ACTIVE' ? null : 6,
    partyMin: 2,
    partyMax: 8,
    mapMode: 'AUTO',
  };
}

function dayOf([place, title, text, stay, move]: DayLine, index: number): ItineraryDayFields {
  const isLast = stay === null || stay === undefined;
  return {
    dayNumber: index + 1,
    title,
    description: richLines(text),
    locationIds: [demoId('location', place)],
    overnightLocationId: isLast ? null : demoId('location', place),
    stay: isLast ? null : { category: stay, nights: 1 },
    meals: index === 0 ? [] : isLast ? ['B'] : stay === 'CAMP' || stay === 'LODGE' ? ['B', 'L', 'D'] : ['B'],
    activities: [],
    transfers: move ? [{ mode: move[0], from: move[1], to: move[2], durationMinutes: move[3] }] : [],
    images: [],
  };
}
