import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { demoSignIns } from './people.seed.ts';

/** Somebody a test program can sign in as. */
export interface ManifestPerson {
  email: string;
  password: string;
  personType: PersonType;
  roles: Role[];
  status: UserStatus;
  userId: string;
  /** Id of the traveler, agent or team member. */
  personId: string;
  /** Company of an agent. */
  partnerId: string | null;
  name: string;
}

/** A record a test program can ask for. */
export interface ManifestObject {
  type: string;
  id: string;
  /** Where it is read. */
  href: string;
  /** E-mail of the person it belongs to; null for what belongs to nobody. */
  owner: string | null;
  /** published: for everybody; draft: not sent or not shown yet; own: of somebody in `people`; foreign: of somebody else. */
  state: 'published' | 'draft' | 'own' | 'foreign';
  /** The record's own status, where it has one. */
  status: string | null;
}

/** The people and records of the demo data as they are now, for programs that test from outside. */
export async function demoManifest(
  sequelize: Sequelize,
  password: string,
): Promise<{ people: ManifestPerson[]; objects: ManifestObject[] }> {
  const people = await preparedQuery<Omit<ManifestPerson, 'password'>>(sequelize, 'manifest.people', selectPeople, [demoSignIns]);
  const objects = await preparedQuery<ManifestObject>(sequelize, 'manifest.objects', selectObjects, [demoSignIns]);
  return { people: people.map((person) => ({ ...person, password })), objects };
}

const selectPeople = `
  SELECT u.email, u.person_type AS "personType", u.roles, u.status, u.id AS "userId", u.person_id AS "personId",
    a.partner_id AS "partnerId", u.given_name || ' ' || u.family_name AS name
  FROM users u LEFT JOIN agents a ON a.id = u.person_id
  WHERE u.email = ANY ($1) ORDER BY array_position($1, u.email)`;

const selectObjects = `
  SELECT type, id, path || id AS href, owner, status,
    CASE WHEN is_draft THEN 'draft' WHEN owner IS NULL THEN 'published' WHEN owner = ANY ($1) THEN 'own' ELSE 'foreign' END AS state
  FROM (
    SELECT 'tripRequest' AS type, r.id, '/v3/trip_requests/' AS path, t.email AS owner, r.status, r.status = 'DRAFT' AS is_draft, r.created_at AS at
    FROM trip_requests r JOIN travelers t ON t.id = r.traveler_ids[1]
    UNION ALL SELECT 'tripMatch', m.id, '/v3/trip_matches/', t.email, m.status, m.introduced_at IS NULL, m.created_at
    FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id JOIN travelers t ON t.id = r.traveler_ids[1]
    UNION ALL SELECT 'redirect', id, '/v3/redirects/', NULL, reason, false, created_at FROM redirects
    UNION ALL SELECT 'traveler', t.id, '/v3/travelers/', t.email, u.status, false, t.created_at FROM travelers t LEFT JOIN users u ON u.id = t.user_id
    UNION ALL SELECT 'conversation', c.id, '/v3/conversations/', t.email, c.status, false, c.created_at
      FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id AND p.role = 'OWNER' JOIN travelers t ON t.id = p.person_id
    UNION ALL SELECT type, id, CASE type WHEN 'article' THEN '/v2/articles/' WHEN 'guide' THEN '/v2/guides/' WHEN 'itinerary' THEN '/v2/itineraries/'
        WHEN 'landingPage' THEN '/v2/landing_pages/' WHEN 'landingPageCategory' THEN '/v2/landing_page_categories/' WHEN 'company' THEN '/v2/companies/'
        WHEN 'companyCategory' THEN '/v2/company_categories/' ELSE '/v2/contents/' END, NULL, status, published_version IS NULL, created_at FROM content
    UNION ALL SELECT 'countrySetting', id, '/v3/country_settings/', NULL, NULL, false, created_at FROM country_settings
    UNION ALL SELECT 'destination', id, '/v3/destinations/', NULL, status, status = 'HIDDEN', created_at FROM destinations
    UNION ALL SELECT 'partner', p.id, '/v3/partners/', a.email, p.status, false, p.created_at FROM partners p LEFT JOIN agents a ON a.partner_id = p.id AND a.is_lead
    UNION ALL SELECT 'agent', a.id, '/v3/agents/', CASE WHEN a.shown_publicly THEN NULL ELSE a.email END, u.status, false, a.created_at FROM agents a LEFT JOIN users u ON u.id = a.user_id
    UNION ALL SELECT 'teamMember', id, '/v3/team_members/', CASE WHEN shown_on_team_page THEN NULL ELSE email END, NULL, false, created_at FROM team_members
    UNION ALL SELECT 'partnerAvailability', v.id, '/v3/partners/' || v.partner_id || '/partner_availabilities/', a.email, v.type, false, v.created_at
      FROM partner_availabilities v LEFT JOIN agents a ON a.partner_id = v.partner_id AND a.is_lead
    UNION ALL SELECT 'salesRecording', s.id, '/v3/sales_recordings/', a.email, s.status, s.status = 'DRAFT', s.created_at
      FROM sales_recordings s JOIN agents a ON a.id = s.agent_id
    UNION ALL SELECT 'screeningCriterion', id, '/v3/screening_criteria/', NULL, NULL, false, created_at FROM screening_criteria
    UNION ALL SELECT 'location', id, '/v2/locations/', NULL, status, status = 'HIDDEN', created_at FROM locations
    UNION ALL SELECT 'image', id, '/v3/images/', NULL, usage, NOT shown OR sha256 IS NULL, created_at FROM images
    UNION ALL SELECT 'career', id, '/v2/careers/', NULL, NULL, NOT displayed OR closes_at < current_date, created_at FROM careers
    UNION ALL SELECT 'newsSource', id, '/v2/news_sources/', NULL, NULL, false, created_at FROM news_sources
    UNION ALL SELECT 'newsSnippet', id, '/v2/news_snippets/', NULL, NULL, NOT displayed, created_at FROM news_snippets
    UNION ALL SELECT 'document', d.id, '/v3/documents/', u.email, d.status, false, d.created_at FROM documents d JOIN users u ON u.person_id = d.owner_person_id
      WHERE d.status NOT IN ('DELETED', 'PURGED')
  ) o
  ORDER BY type, at, id`;
