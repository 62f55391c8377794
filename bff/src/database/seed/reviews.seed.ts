import type { ReviewRow } from '#src/entities/reviews/review.model.ts';
import { partnerLines } from './data/partners.data.ts';
import { authors, closings, complaints, countrySentences, details, openings, remarks, titles } from './data/reviews.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { insertModels } from './insertRows.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

/** How many reviews there are of each rating: 1,264, on average 4.89 stars. */
const distribution: readonly (readonly [rating: ReviewRow['rating'], count: number])[] = [
  [100, 1164],
  [80, 78],
  [60, 14],
  [40, 5],
  [20, 3],
];
const DAY = 86_400_000;
const MONTHS = 48;

/** Published reviews of the last four years, most of them in September and January; the counts follow by themselves. */
export async function seedReviews(context: SeedContext): Promise<void> {
  const random = randomFrom(20_260);
  const ratings = shuffled(
    distribution.flatMap(([rating, count]) => Array.from({ length: count }, () => rating)),
    random,
  );
  const dates = ratings.map(() => reviewDate(random, context.time)).toSorted((a, b) => a.getTime() - b.getTime());
  const reviewed = partnerLines.filter(([name, status, codes]) => codes.length > 0 && (status === 'ACTIVE' || name === 'Tidewheel Asia'));
  const weighted = reviewed.flatMap((partner, index) => Array.from({ length: Math.max(2, 16 - index) }, () => partner)); // some are known better
  const said = new Rotation();
  const rows = ratings.map((rating, index) => review(index, rating, dates[index] ?? context.time.now, random.pick(weighted), random, said));
  await insertModels(context.models.reviews, rows, context);
}

function review(
  index: number,
  rating: ReviewRow['rating'],
  reviewedAt: Date,
  [partner, , codes]: (typeof partnerLines)[number],
  random: Random,
  said: Rotation,
): ReviewRow {
  const code = said.next('country', codes);
  const country = servedCountries.find((one) => one.code === code);
  const sentences = countrySentences[code];
  if (!country || !sentences) throw new Error(`There are no sentences about ${code}.`);
  const [name, place] = said.next('author', authors);
  const seen = said.next(`place${code}`, sentences);
  const [complaint, answer] = rating === 100 || rating === 80 ? [] : said.next(`complaint${rating}`, complaints[rating]);
  const remark = rating === 80 ? [said.next('remark', remarks)] : [];
  const parts = complaint
    ? [seen, complaint]
    : [said.next('opening', openings), seen, said.next('detail', details), ...remark, said.next('closing', closings)];
  const reply = answer ?? (random.chance(4) ? 'Thank you for coming, and for writing it down.' : null);
  return {
    id: demoId('review', index),
    version: 1,
    createdAt: reviewedAt,
    updatedAt: reviewedAt,
    createdById: null,
    updatedById: null,
    tripMatchId: null,
    partnerId: demoId('partner', partner),
    companyId: demoId('company', partner),
    companyName: partner,
    companySlug: null,
    agentId: null,
    itineraryId: null,
    travelerId: null,
    authorName: `${name} ${random.pick([...'ABCDEFGHKLMNOPRSTW'])}.`,
    authorPlace: place,
    rating,
    subRatings: null,
    photos: [],
    travelledFrom: null,
    travelledTo: null,
    partyType: random.pick(['COUPLE', 'COUPLE', 'FAMILY', 'FRIENDS', 'SOLO'] as const),
    tags: [],
    statusChangedAt: reviewedAt,
    moderation: null,
    reward: null,
    title: complaint ? `${country.name}, with reservations` : said.next('title', titles).replace('{country}', country.name),
    body: parts.join(' '),
    locationIds: [demoId('location', country.name)],
    tripTypes: [random.pick(['CULTURE', 'FOOD_WINE', 'NATURE', 'FAMILY', 'CELEBRATION'])],
    reviewedAt,
    source: random.chance(80) ? 'INVITATION' : 'LINK',
    verified: random.chance(82),
    status: 'PUBLISHED',
    helpfulCount: random.chance(12) ? random.whole(1, 40) : 0,
    reply:
      reply === null ? null : { body: reply, byId: null, at: new Date(reviewedAt.getTime() + 2 * DAY).toISOString(), status: 'PUBLISHED' },
    locale: 'en-US',
    isDemo: true,
  };
}

/** Goes through a list in turn, so that the same words never stand next to each other. */
class Rotation {
  private readonly places = new Map<string, number>();

  next<T>(name: string, list: readonly T[]): T {
    const place = this.places.get(name) ?? 0;
    this.places.set(name, place + 1);
    const one = list[place % list.length];
    if (one === undefined) throw new Error(`The list ${name} is empty.`);
    return one;
  }
}

function reviewDate(random: Random, time: SeedContext['time']): Date {
  const month = new Date(Date.UTC(time.now.getUTCFullYear(), time.now.getUTCMonth() - random.whole(0, MONTHS - 1), 1));
  const isPeak = month.getUTCMonth() === 8 || month.getUTCMonth() === 0;
  if (!isPeak && random.chance(35)) return reviewDate(random, time);
  const date = new Date(month.getTime() + random.whole(0, 27) * DAY + random.whole(6, 22) * 3_600_000);
  return date < time.now ? date : new Date(time.now.getTime() - random.whole(1, 20) * DAY);
}

function shuffled<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
  return list;
}
