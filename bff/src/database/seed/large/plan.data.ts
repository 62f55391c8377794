import type { Copies } from './multiply.ts';

/** Companies that the copies belong to: each of the demo's 25, so many times. */
export const COMPANIES = 400;
const company = `(n - 1) % ${COMPANIES} + 1`;
const earlier = (column: string) => `s.${column} - make_interval(hours => n % 20000)`;
const someDay = (column: string) => `s.${column} + (n % 300)`;

/** A line of the plan: what is copied until there are about so many, and whose copies it must go with. */
export interface PlannedCopies extends Omit<Copies, 'times'> {
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
      id: 'pg_temp.copied(s.id, n)',
      display_name: `s.display_name || ' ' || n`,
      legal_name: `s.legal_name || ' ' || n`,
      email: `n || '.' || s.email`,
      company_id: 'pg_temp.copied(s.company_id, n)',
      no_compete_ids: 'ARRAY(SELECT pg_temp.copied(other, n) FROM unnest(s.no_compete_ids) other)',
      created_at: earlier('created_at'),
    },
  },
  {
    what: 'countries of partners',
    as: 'partners',
    goal: 16_000,
    table: 'partner_countries',
    changes: { id: 'pg_temp.copied(s.id, n)', partner_id: 'pg_temp.copied(s.partner_id, n)', lead_agent_id: 'NULL' },
  },
  {
    what: 'agents',
    as: 'partners',
    goal: 17_000,
    table: 'agents',
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      partner_id: 'pg_temp.copied(s.partner_id, n)',
      user_id: 'NULL',
      email: `n || '.' || s.email`,
      created_at: earlier('created_at'),
    },
  },
  {
    what: 'destinations',
    as: 'itself',
    goal: 9_000,
    table: 'destinations',
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      name: `s.name || ' ' || n`,
      search_text: `s.search_text || ' ' || n`,
      popularity: 's.popularity / (n + 1)',
    },
  },
  {
    what: 'travelers',
    as: 'tripRequests',
    goal: 160_000,
    table: 'travelers',
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      user_id: 'NULL',
      email: `n || '.' || s.email`,
      merged_into_id: 'NULL',
      created_at: earlier('created_at'),
    },
  },
  {
    what: 'trip requests',
    as: 'tripRequests',
    goal: 200_000,
    table: 'trip_requests',
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      reference: `s.reference || '-' || n`,
      form_id: 'NULL',
      duplicate_of_id: 'NULL',
      traveler_ids: 'ARRAY(SELECT pg_temp.copied(one, n) FROM unnest(s.traveler_ids) one)',
      travelers: `(SELECT jsonb_agg(one || jsonb_build_object('travelerId', pg_temp.copied((one->>'travelerId')::uuid, n), 'email', n || '.' || (one->>'email'))) FROM jsonb_array_elements(s.travelers) one)`,
      created_at: earlier('created_at'),
      submitted_at: earlier('submitted_at'),
      departure_date: someDay('departure_date'),
      return_date: someDay('return_date'),
      search_text: `s.search_text || ' ' || n`,
    },
  },
  {
    what: 'trip matches',
    as: 'tripRequests',
    goal: 320_000,
    table: 'trip_matches',
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      trip_request_id: 'pg_temp.copied(s.trip_request_id, n)',
      partner_id: `pg_temp.copied(s.partner_id, ${company})`,
      agent_ids: `ARRAY(SELECT pg_temp.copied(one, ${company}) FROM unnest(s.agent_ids) one)`,
      lead_agent_id: `pg_temp.copied(s.lead_agent_id, ${company})`,
      conversation_id: 'NULL',
      current_proposal_id: 'NULL',
      review_id: 'NULL',
      created_at: earlier('created_at'),
    },
  },
  {
    what: 'reviews',
    as: 'itself',
    goal: 1_000_000,
    table: 'reviews',
    where: `status = 'PUBLISHED'`,
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      trip_match_id: 'NULL',
      traveler_id: 'NULL',
      agent_id: `pg_temp.copied(s.agent_id, ${company})`,
      partner_id: `pg_temp.copied(s.partner_id, ${company})`,
      company_id: `pg_temp.copied(s.company_id, ${company})`,
      reviewed_at: `s.reviewed_at - make_interval(mins => n * 7)`,
    },
  },
  {
    what: 'articles',
    as: 'itself',
    goal: 100_000,
    table: 'content',
    where: `type = 'article' AND status IN ('PUBLISHED', 'CHANGED')`,
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      slug: `left(s.slug, 110) || '-' || n`,
      title: `s.title || ' ' || n`,
      search_text: `s.search_text || ' ' || n`,
      published_at: earlier('published_at'),
    },
  },
  {
    what: 'published articles',
    as: 'itself',
    goal: 100_000,
    table: 'published_content',
    where: `type = 'article'`,
    changes: {
      id: 'pg_temp.copied(s.id, n)',
      slug: `left(s.slug, 110) || '-' || n`,
      title: `s.title || ' ' || n`,
      search_text: `s.search_text || ' ' || n`,
      answer: `replace(replace(s.answer, s.id::text, pg_temp.copied(s.id, n)::text), '"' || s.slug || '"', '"' || left(s.slug, 110) || '-' || n || '"')`,
      published_at: earlier('published_at'),
    },
  },
];
