import type { ItineraryFields } from '#src/domains/editorial/itineraries/itineraryFields.ts';
import type { DayData, JourneyData } from './data/journeys/journeyData.ts';

type PriceLine = ItineraryFields['priceLines'][number];

/** What a stay of a kind weighs in a price, full board included. */
const stayWeights = { HOTEL: 4, LODGE: 6, CAMP: 6.5, VILLA: 5, RYOKAN: 6, SHIP: 7, TRAIN: 4, OTHER: 3.5 } as const;
const moveWeights = { CAR: 1.6, FLIGHT: 5, TRAIN: 2, BOAT: 2, HELICOPTER: 7, WALK: 0, DO: 0 } as const;
const PLANNING = 0.09;

/** Splits the price of a journey by its nights, moves, hours with guides and parks, in tens of dollars; the stays take the rest. */
export function buildPriceLines({ price: [from], days, tripTypes }: JourneyData): PriceLine[] {
  const transport = sum(days.flatMap(stepsOf).map(([kind]) => moveWeights[kind]));
  const guides = sum(days.flatMap(stepsOf).map((step) => (step[0] === 'DO' ? step[2] * 0.4 : 0)));
  const nights = sum(days.map(([, , , stay]) => (stay === null ? 0 : stayWeights[stay])));
  const fees = nights * (tripTypes.includes('SAFARI') ? 0.24 : 0.06);
  const share = (weight: number) => Math.round((from * (1 - PLANNING) * weight) / (nights + transport + guides + fees) / 10) * 10;
  const others: PriceLine[] = [
    { kind: 'TRANSPORT', amountUSD: share(transport) },
    { kind: 'GUIDES', amountUSD: share(guides) },
    { kind: 'FEES', amountUSD: share(fees) },
    { kind: 'PLANNING', amountUSD: Math.round((from * PLANNING) / 10) * 10 },
  ];
  return [{ kind: 'STAYS', amountUSD: from - sum(others.map(({ amountUSD }) => amountUSD)) }, ...others];
}

function stepsOf([, , , , ...steps]: DayData) {
  return steps;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
