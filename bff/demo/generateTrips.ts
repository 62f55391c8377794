import { budgetOptions, type TripRequestStatus } from '@farwend/api-contract';
import { generatedTripCounts, type TripPattern, tripPatterns } from './data/furtherTrips.data.ts';
import type { TripRequestData } from './data/tripRequests.data.ts';
import { type Random, createRandom } from './random.ts';

/** Days since submission, by status. */
const ages: Partial<Record<TripRequestStatus, readonly [number, number]>> = {
  DRAFT: [1, 25],
  PENDING: [0, 2],
  SCREENING: [2, 5],
  NEEDS_INFO: [4, 9],
  QUALIFIED: [4, 12],
  MATCHED: [5, 12],
  PLANNING: [9, 34],
  BOOKED: [45, 130],
  TRAVELING: [150, 210],
  ON_HOLD: [30, 70],
  CLOSED_LOST: [45, 160],
};
const lostReasons = ['PRICE', 'NO_RESPONSE', 'BOOKED_ELSEWHERE', 'POSTPONED', 'DESTINATION_CHANGED'];

/** Generates trip requests for the given mailboxes, with plausible seasons, descriptions and budgets. */
export function generateTrips(mailboxes: readonly string[]): TripRequestData[] {
  const random = createRandom(2027);
  const statuses = generatedTripCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return statuses.map((status, index) => {
    const many = ['BOOKED', 'TRAVELING', 'COMPLETED', 'CLOSED_LOST'].includes(status) && random.chance(90); // long histories where there are several partners
    const pattern = random.pick(tripPatterns.slice(status === 'MATCHED' ? 1 : 0, many ? 5 : tripPatterns.length));
    return generateTrip(status, mailboxes[index % mailboxes.length] ?? '', pattern, random);
  });
}

function generateTrip(status: TripRequestStatus, who: string, pattern: TripPattern, random: Random): TripRequestData {
  const nights = random.integer(...pattern.nights);
  const adults = random.pick([1, 2, 2, 2, 2, 2, 4]);
  const types = random.pick(pattern.types);
  const children = types.includes('FAMILY') ? random.integer(1, 3) : 0;
  const reason = pickReason(status, random);
  return {
    who,
    places: random.pick(pattern.places),
    departs: [random.pick(pattern.months), random.integer(3, 26)],
    nights,
    adults,
    adultAges: adults === 1 ? ['60-69'] : random.pick([['30-39'], ['40-49', '50-59'], ['50-59', '60-69']]),
    ...(children > 0 ? { children, childAges: ['6-9', '10-12', '13-17'].slice(0, children) } : {}),
    types,
    budget: findNearestBand(nights * random.integer(...pattern.night)),
    ...(random.chance(60) ? { flexibility: random.pick([0, 0.2, 0.2, 1] as const) } : {}),
    text: `${random.pick(pattern.begins)} ${random.pick(pattern.wishes)}`,
    status,
    sent: random.integer(...(ages[status] ?? [20, 60])),
    ...(reason ? { reason } : {}),
  };
}

function pickReason(status: TripRequestStatus, random: Random): string | undefined {
  if (status === 'CLOSED_LOST') return random.pick(lostReasons);
  if (status === 'CANCELLED') return random.pick(['CHANGED_MIND', 'DATES', 'HEALTH']);
  return status === 'REJECTED' ? random.pick(['OUT_OF_SCOPE', 'NOT_SERVED']) : undefined;
}

/** The budget band nearest to an amount. */
function findNearestBand(amount: number): number {
  const bands = budgetOptions.filter((band) => band > 0);
  return bands.reduce((best, band) => (Math.abs(band - amount) < Math.abs(best - amount) ? band : best), bands[0] ?? 8000);
}
