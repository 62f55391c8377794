import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import { journeys } from './data/itineraries.data.ts';
import { buildDemoAgents } from './partners.seed.ts';
import { demoId } from './demoId.ts';
import type { Random } from './random.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;

/** The content of a demo review. */
export interface DemoReview {
  /** Identifies the review in deterministic choices. */
  key: string;
  company: string;
  rating: ReviewRow['rating'];
  author: string;
  from: string;
  party: NonNullable<ReviewRow['partyType']>;
  title: string;
  text: string;
  /** Country; `location` is the place it is about. */
  place: string;
  location: string;
  reviewedAt: Date;
  nights: number;
  reply: string | null;
  /** Written individually instead of composed from phrases. */
  isAuthored: boolean;
}

/** Builds the row of a published review. */
export function buildReviewRow(review: DemoReview, index: number, random: Random, { time }: SeedContext): ReviewRow {
  const { company, rating, reviewedAt, nights, reply, place, location, party } = review;
  const back = reviewedAt.getTime() - random.integer(4, 40) * DAY;
  const agent = agentOf(review, random);
  const replyAt = new Date(Math.min(time.now.getTime(), reviewedAt.getTime() + random.integer(1, 6) * DAY));
  return {
    id: demoId('review', index),
    version: 1,
    createdAt: reviewedAt,
    updatedAt: reviewedAt,
    createdById: null,
    updatedById: null,
    tripMatchId: null,
    partnerId: demoId('partner', company),
    companyId: demoId('company', company),
    companyName: company,
    companySlug: null,
    agentId: agent,
    itineraryId: journeyOf(review, random),
    travelerId: null,
    authorName: review.author,
    authorPlace: review.from,
    rating,
    subRatings: random.chance(60) ? subRatingsOf(rating, random) : null,
    photos: [],
    travelledFrom: day(back - nights * DAY),
    travelledTo: day(back),
    partyType: party,
    tags: [],
    statusChangedAt: reviewedAt,
    moderation: null,
    reward: null,
    title: review.title,
    body: review.text,
    locationIds: [...new Set([place, location])].map((name) => demoId('location', name)),
    tripTypes: [tripTypeOf(review, random)],
    reviewedAt,
    source: random.chance(80) ? 'INVITATION' : 'LINK',
    verified: random.chance(82),
    status: 'PUBLISHED',
    helpfulCount: 0,
    reply:
      reply === null
        ? null
        : { body: reply, byId: agent === null ? null : userOf(review.company), at: replyAt.toISOString(), status: 'PUBLISHED' },
    locale: 'en-US',
    isDemo: true,
  };
}

/** The agent whom the text mentions, else a random one or none. */
function agentOf({ company, text }: DemoReview, random: Random): string | null {
  const colleagues = buildDemoAgents().filter(({ partner, status }) => partner === company && status === 'ENABLED');
  const named = colleagues.find(({ givenName }) => text.includes(givenName));
  if (named) return demoId('agent', named.email);
  return random.chance(55) && colleagues.length > 0 ? demoId('agent', random.pick(colleagues).email) : null;
}

function userOf(company: string): string | null {
  const lead = buildDemoAgents().find(({ partner, isLead }) => partner === company && isLead);
  return lead ? demoId('user', lead.email) : null;
}

function journeyOf({ company, place }: DemoReview, random: Random): string | null {
  const own = journeys.filter(
    (journey) => journey.company === company && (journey.place === place || journey.days.some(([one]) => one === place)),
  );
  return own.length > 0 && random.chance(35) ? demoId('itinerary', random.pick(own).key) : null;
}

function tripTypeOf({ party, text }: DemoReview, random: Random): string {
  if (party === 'FAMILY') return 'FAMILY';
  if (/honeymoon|anniversary|birthday/i.test(text)) return random.pick(['HONEYMOON', 'CELEBRATION']);
  if (/lion|leopard|elephant|tiger|safari|cheetah/i.test(text)) return 'SAFARI';
  return party === 'SOLO' ? 'SOLO' : random.pick(['CULTURE', 'FOOD_WINE', 'NATURE', 'ADVENTURE']);
}

function subRatingsOf(rating: ReviewRow['rating'], random: Random): ReviewRow['subRatings'] {
  const near = () => Math.min(100, Math.max(20, rating + (random.chance(rating === 100 ? 86 : 50) ? 0 : -20))) as ReviewRow['rating'];
  return { planning: near(), communication: near(), value: near(), guiding: near(), stays: near() };
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
