import { budgetOptions, type TripRequestStatus } from '@farwend/api-contract';
import { furtherCounts, type WishLine, wishLines } from './data/furtherTrips.data.ts';
import type { TripLine } from './data/tripRequests.data.ts';
import { type Random, randomFrom } from './random.ts';

/** Days since it was sent, by where it has come. */
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

/** Requests of the other travelers, by their e-mail before the @: places in season, wishes in words, budgets that fit or do not quite. */
export function furtherTrips(mailboxes: readonly string[]): TripLine[] {
  const random = randomFrom(2027);
  const statuses = furtherCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return statuses.map((status, index) => {
    const many = ['BOOKED', 'TRAVELING', 'COMPLETED', 'CLOSED_LOST'].includes(status) && random.chance(90); // long histories where there are several partners
    const wishes = random.pick(wishLines.slice(status === 'MATCHED' ? 1 : 0, many ? 5 : wishLines.length));
    return lineOf(status, mailboxes[index % mailboxes.length] ?? '', wishes, random);
  });
}

function lineOf(status: TripRequestStatus, who: string, wishes: WishLine, random: Random): TripLine {
  const nights = random.whole(...wishes.nights);
  const adults = random.pick([1, 2, 2, 2, 2, 2, 4]);
  const types = random.pick(wishes.types);
  const children = types.includes('FAMILY') ? random.whole(1, 3) : 0;
  const reason = reasonOf(status, random);
  return {
    who,
    places: random.pick(wishes.places),
    departs: [random.pick(wishes.months), random.whole(3, 26)],
    nights,
    adults,
    adultAges: adults === 1 ? ['60-69'] : random.pick([['30-39'], ['40-49', '50-59'], ['50-59', '60-69']]),
    ...(children > 0 ? { children, childAges: ['6-9', '10-12', '13-17'].slice(0, children) } : {}),
    types,
    budget: bandNear(nights * random.whole(...wishes.night)),
    ...(random.chance(60) ? { flexibility: random.pick([0, 0.2, 0.2, 1] as const) } : {}),
    text: `${random.pick(wishes.begins)} ${random.pick(wishes.wishes)}`,
    status,
    sent: random.whole(...(ages[status] ?? [20, 60])),
    ...(reason ? { reason } : {}),
  };
}

function reasonOf(status: TripRequestStatus, random: Random): string | undefined {
  if (status === 'CLOSED_LOST') return random.pick(lostReasons);
  if (status === 'CANCELLED') return random.pick(['CHANGED_MIND', 'DATES', 'HEALTH']);
  return status === 'REJECTED' ? random.pick(['OUT_OF_SCOPE', 'NOT_SERVED']) : undefined;
}

/** The band of the form that is nearest to an amount. */
function bandNear(amount: number): number {
  const bands = budgetOptions.filter((band) => band > 0);
  return bands.reduce((best, band) => (Math.abs(band - amount) < Math.abs(best - amount) ? band : best), bands[0] ?? 8000);
}
