import { completeClockSteps, copiedId, shiftEarlier, copyIds, toNull, appendNumber, prefixEmail, numberSlug, shiftDay } from './changes.ts';
import type { ColumnChange, Copies } from './copies.ts';

/** Companies that the copies belong to: each of the demo's 25, so many times. */
export const COMPANIES = 400;

const sameCopy = copyIds();
const someCompany = copyIds((n) => ((n - 1) % COMPANIES) + 1);
const hoursEarlier = shiftEarlier((n) => (n % 20_000) * 60);

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
      display_name: appendNumber(),
      legal_name: appendNumber(),
      email: prefixEmail,
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
    changes: { id: sameCopy, partner_id: sameCopy, lead_agent_id: toNull },
  },
  {
    what: 'agents',
    as: 'partners',
    goal: 17_000,
    table: 'agents',
    changes: {
      id: sameCopy,
      partner_id: sameCopy,
      user_id: toNull,
      email: prefixEmail,
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
      name: appendNumber(),
      search_text: appendNumber(),
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
      user_id: toNull,
      email: prefixEmail,
      merged_into_id: toNull,
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
      reference: appendNumber('-'),
      form_id: toNull,
      duplicate_of_id: toNull,
      traveler_ids: sameCopy,
      travelers: otherTravelers,
      created_at: hoursEarlier,
      submitted_at: hoursEarlier,
      departure_date: shiftDay,
      return_date: shiftDay,
      clock_steps: completeClockSteps,
      search_text: appendNumber(),
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
      conversation_id: toNull,
      current_proposal_id: toNull,
      review_id: toNull,
      clock_steps: completeClockSteps,
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
      trip_match_id: toNull,
      traveler_id: toNull,
      agent_id: someCompany,
      partner_id: someCompany,
      company_id: someCompany,
      reviewed_at: shiftEarlier((n) => n * 7),
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
      slug: numberSlug,
      title: appendNumber(),
      search_text: appendNumber(),
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
      slug: numberSlug,
      title: appendNumber(),
      search_text: appendNumber(),
      answer: otherAnswer,
      published_at: hoursEarlier,
      created_at: hoursEarlier,
      updated_at: hoursEarlier,
    },
  },
];

/** The travelers in a request: those of the same copy. */
function otherTravelers(...[value, n]: Parameters<ColumnChange>): string {
  const list: { travelerId: string; email: string }[] = JSON.parse(value);
  return JSON.stringify(list.map((one) => ({ ...one, travelerId: copiedId(one.travelerId, n), email: `${n}.${one.email}` })));
}

/** The ready answer of an article, with the id and slug of the copy. */
function otherAnswer(...[value, n, { id, slug }]: Parameters<ColumnChange>): string {
  if (id === null || id === undefined || slug === null || slug === undefined) return value;
  return value.replaceAll(id, copiedId(id, n)).replaceAll(`"${slug}"`, `"${slug.slice(0, 110)}-${n}"`);
}
