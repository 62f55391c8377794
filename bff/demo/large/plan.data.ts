import { allClockSteps, copiedId, earlier, ids, nothing, numbered, otherEmail, otherSlug, someDay } from './changes.ts';
import type { Change, Copies } from './copies.ts';

/** Companies that the copies belong to: each of the demo's 25, so many times. */
export const COMPANIES = 400;

const sameCopy = ids();
const someCompany = ids((n) => ((n - 1) % COMPANIES) + 1);
const hoursEarlier = earlier((n) => (n % 20_000) * 60);

/** A line of the plan: what is copied until there are about so many, and whose copies it must go with. */
export interface PlannedCopies extends Copies {
  what: string;
  /** With the partners, with the trip requests (then as often as those), or as often as its own goal needs. */
  as: 'partners' | 'tripRequests' | 'itself';
  goal: number;
}

/** What is copied, in the order of who refers to whom: 10,000 partners, 9,000 destinations, 200,000 trip requests, 1,000,000 reviews, 100,000 articles. */
export const plan: readonly PlannedCopies[] = [
  {
    what: 'partners',
    as: 'partners',
    goal: 10_000,
    table: 'partners',
    changes: {
      id: sameCopy,
      display_name: numbered(),
      legal_name: numbered(),
      email: otherEmail,
      company_id: sameCopy,
      no_compete_ids: sameCopy,
      created_at: hoursEarlier,
    },
  },
  {
    what: 'countries of partners',
    as: 'partners',
    goal: 16_000,
    table: 'partner_countries',
    changes: { id: sameCopy, partner_id: sameCopy, lead_agent_id: nothing },
  },
  {
    what: 'agents',
    as: 'partners',
    goal: 17_000,
    table: 'agents',
    changes: {
      id: sameCopy,
      partner_id: sameCopy,
      user_id: nothing,
      email: otherEmail,
      created_at: hoursEarlier,
    },
  },
  {
    what: 'destinations',
    as: 'itself',
    goal: 9_000,
    table: 'destinations',
    changes: {
      id: sameCopy,
      name: numbered(),
      search_text: numbered(),
      popularity: (value, n) => String(Math.trunc(Number(value) / (n + 1))),
    },
  },
  {
    what: 'travelers',
    as: 'tripRequests',
    goal: 160_000,
    table: 'travelers',
    changes: {
      id: sameCopy,
      user_id: nothing,
      email: otherEmail,
      merged_into_id: nothing,
      created_at: hoursEarlier,
    },
  },
  {
    what: 'trip requests',
    as: 'tripRequests',
    goal: 200_000,
    table: 'trip_requests',
    changes: {
      id: sameCopy,
      reference: numbered('-'),
      form_id: nothing,
      duplicate_of_id: nothing,
      traveler_ids: sameCopy,
      travelers: otherTravelers,
      created_at: hoursEarlier,
      submitted_at: hoursEarlier,
      departure_date: someDay,
      return_date: someDay,
      clock_steps: allClockSteps,
      search_text: numbered(),
    },
  },
  {
    what: 'trip matches',
    as: 'tripRequests',
    goal: 320_000,
    table: 'trip_matches',
    changes: {
      id: sameCopy,
      trip_request_id: sameCopy,
      partner_id: someCompany,
      agent_ids: someCompany,
      lead_agent_id: someCompany,
      conversation_id: nothing,
      current_proposal_id: nothing,
      review_id: nothing,
      clock_steps: allClockSteps,
      created_at: hoursEarlier,
    },
  },
  {
    what: 'reviews',
    as: 'itself',
    goal: 1_000_000,
    table: 'reviews',
    where: `status = 'PUBLISHED'`,
    changes: {
      id: sameCopy,
      trip_match_id: nothing,
      traveler_id: nothing,
      agent_id: someCompany,
      partner_id: someCompany,
      company_id: someCompany,
      reviewed_at: earlier((n) => n * 7),
    },
  },
  {
    what: 'articles',
    as: 'itself',
    goal: 100_000,
    table: 'content',
    where: `type = 'article' AND status IN ('PUBLISHED', 'CHANGED')`,
    changes: {
      id: sameCopy,
      slug: otherSlug,
      title: numbered(),
      search_text: numbered(),
      published_at: hoursEarlier,
      created_at: hoursEarlier,
      updated_at: hoursEarlier,
    },
  },
  {
    what: 'published articles',
    as: 'itself',
    goal: 100_000,
    table: 'published_content',
    where: `type = 'article'`,
    changes: {
      id: sameCopy,
      slug: otherSlug,
      title: numbered(),
      search_text: numbered(),
      answer: otherAnswer,
      published_at: hoursEarlier,
      created_at: hoursEarlier,
      updated_at: hoursEarlier,
    },
  },
];

/** The travelers in a request: those of the same copy. */
function otherTravelers(...[value, n]: Parameters<Change>): string {
  const list: { travelerId: string; email: string }[] = JSON.parse(value);
  return JSON.stringify(list.map((one) => ({ ...one, travelerId: copiedId(one.travelerId, n), email: `${n}.${one.email}` })));
}

/** The ready answer of an article, with the id and slug of the copy. */
function otherAnswer(...[value, n, { id, slug }]: Parameters<Change>): string {
  if (id === null || id === undefined || slug === null || slug === undefined) return value;
  return value.replaceAll(id, copiedId(id, n)).replaceAll(`"${slug}"`, `"${slug.slice(0, 110)}-${n}"`);
}
