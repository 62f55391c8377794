import { personTypes, roles, userStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/**
 * The records a test program can ask for, one SELECT an entity: type, id, where it is read (without the id), e-mail of its owner or null,
 * status or null, whether it is a draft, and when it was made. The demo's people sign in by their e-mails.
 */
const selectsByEntity: Readonly<Record<string, string>> = {
  tripRequest: `SELECT 'tripRequest', r.id, '/v3/trip_requests/', t.email, r.status, r.status = 'DRAFT', r.created_at
    FROM trip_requests r JOIN travelers t ON t.id = r.traveler_ids[1]`,
  tripMatch: `SELECT 'tripMatch', m.id, '/v3/trip_matches/', t.email, m.status, m.introduced_at IS NULL, m.created_at
    FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id JOIN travelers t ON t.id = r.traveler_ids[1]`,
  redirect: `SELECT 'redirect', id, '/v3/redirects/', NULL, reason, false, created_at FROM redirects`,
  traveler: `SELECT 'traveler', t.id, '/v3/travelers/', t.email, u.status, false, t.created_at FROM travelers t LEFT JOIN users u ON u.id = t.user_id`,
  conversation: `SELECT 'conversation', c.id, '/v3/conversations/', t.email, c.status, false, c.created_at
    FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id AND p.role = 'OWNER' JOIN travelers t ON t.id = p.person_id`,
  content: `SELECT type, id, CASE type WHEN 'article' THEN '/v2/articles/' WHEN 'guide' THEN '/v2/guides/' WHEN 'itinerary' THEN '/v2/itineraries/'
    WHEN 'landingPage' THEN '/v2/landing_pages/' WHEN 'landingPageCategory' THEN '/v2/landing_page_categories/' WHEN 'company' THEN '/v2/companies/'
    WHEN 'companyCategory' THEN '/v2/company_categories/' ELSE '/v2/contents/' END, NULL, status, published_version IS NULL, created_at FROM content`,
  countrySetting: `SELECT 'countrySetting', id, '/v3/country_settings/', NULL, NULL, false, created_at FROM country_settings`,
  destination: `SELECT 'destination', id, '/v3/destinations/', NULL, status, status = 'HIDDEN', created_at FROM destinations`,
  partner: `SELECT 'partner', p.id, '/v3/partners/', a.email, p.status, false, p.created_at FROM partners p LEFT JOIN agents a ON a.partner_id = p.id AND a.is_lead`,
  agent: `SELECT 'agent', a.id, '/v3/agents/', CASE WHEN a.shown_publicly THEN NULL ELSE a.email END, u.status, false, a.created_at FROM agents a LEFT JOIN users u ON u.id = a.user_id`,
  teamMember: `SELECT 'teamMember', id, '/v3/team_members/', CASE WHEN shown_on_team_page THEN NULL ELSE email END, NULL, false, created_at FROM team_members`,
  partnerAvailability: `SELECT 'partnerAvailability', v.id, '/v3/partners/' || v.partner_id || '/partner_availabilities/', a.email, v.type, false, v.created_at
    FROM partner_availabilities v LEFT JOIN agents a ON a.partner_id = v.partner_id AND a.is_lead`,
  salesRecording: `SELECT 'salesRecording', s.id, '/v3/sales_recordings/', a.email, s.status, s.status = 'DRAFT', s.created_at
    FROM sales_recordings s JOIN agents a ON a.id = s.agent_id`,
  screeningCriterion: `SELECT 'screeningCriterion', id, '/v3/screening_criteria/', NULL, NULL, false, created_at FROM screening_criteria`,
  location: `SELECT 'location', id, '/v2/locations/', NULL, status, status = 'HIDDEN', created_at FROM locations`,
  image: `SELECT 'image', id, '/v3/images/', NULL, usage, NOT shown OR sha256 IS NULL, created_at FROM images`,
  career: `SELECT 'career', id, '/v2/careers/', NULL, NULL, NOT displayed OR closes_at < current_date, created_at FROM careers`,
  newsSource: `SELECT 'newsSource', id, '/v2/news_sources/', NULL, NULL, false, created_at FROM news_sources`,
  newsSnippet: `SELECT 'newsSnippet', id, '/v2/news_snippets/', NULL, NULL, NOT displayed, created_at FROM news_snippets`,
  document: `SELECT 'document', d.id, '/v3/documents/', u.email, d.status, false, d.created_at FROM documents d JOIN users u ON u.person_id = d.owner_person_id
    WHERE d.status NOT IN ('DELETED', 'PURGED')`,
  travelerProfile: `SELECT 'travelerProfile', p.id, '/v3/traveler_profiles/', t.email, NULL, false, p.created_at
    FROM traveler_profiles p JOIN travelers t ON t.id = p.traveler_id`,
  user: `SELECT 'user', id, '/v3/users/', email, status, false, created_at FROM users`,
  note: `SELECT 'note', n.id, '/v3/notes/', u.email, NULL, n.owner_scope = 'STAFF', n.created_at FROM notes n LEFT JOIN users u ON u.id = n.created_by_id`,
  review: `SELECT 'review', r.id, '/v3/reviews/', CASE WHEN r.status <> 'PUBLISHED' THEN t.email END, r.status, r.status <> 'PUBLISHED' AND t.id IS NULL, r.created_at
    FROM reviews r LEFT JOIN travelers t ON t.id = r.traveler_id`,
  changeRequest: `SELECT 'changeRequest', c.id, '/v3/change_requests/', u.email, c.status, false, c.created_at FROM change_requests c LEFT JOIN users u ON u.id = c.created_by_id`,
  screeningResult: `SELECT 'screeningResult', id, '/v3/screening_results/', NULL, outcome, true, created_at FROM screening_results`,
  contactRequest: `SELECT 'contactRequest', id, '/v3/contact_requests/', NULL, status, true, created_at FROM contact_requests`,
  companyContactRequest: `SELECT 'companyContactRequest', c.id, '/v2/company_contact_requests/', a.email, c.status, false, c.created_at
    FROM company_contact_requests c LEFT JOIN agents a ON a.partner_id = c.partner_id AND a.is_lead`,
  specialization: `SELECT 'specialization', id, '/v3/specializations/', NULL, NULL, NOT active, created_at FROM specializations`,
  templatedEmail: `SELECT 'templatedEmail', id, '/v3/templated_emails/', "to"[1], status, false, created_at FROM templated_emails`,
  template: `SELECT 'template', id, '/v3/templates/', NULL, NULL, false, created_at FROM templates`,
  userSearch: `SELECT 'userSearch', s.id, '/v2/user_searches/', u.email, s.shared, false, s.created_at FROM user_searches s JOIN users u ON u.id = s.owner_id`,
  storedSearch: `SELECT kind || 'Search', id, '/v2/' || kind || '_searches/', NULL, NULL, false, created_at FROM stored_searches`,
  previewLink: `SELECT 'previewLink', l.id, '/v3/preview_links/', u.email, NULL, false, l.created_at FROM preview_links l LEFT JOIN users u ON u.id = l.created_by_id`,
  view: `SELECT 'view', id, '/v2/views/', NULL, NULL, true, created_at FROM views`,
  newsletterRequest: `SELECT 'newsletterRequest', id, '/v3/newsletter_requests/', email, status, false, created_at FROM newsletter_requests`,
};

const ManifestPerson = z.object({
  email: z.string(),
  personType: z.enum(personTypes),
  roles: z.array(z.enum(roles)),
  status: z.enum(userStatuses),
  userId: z.uuid(),
  /** Id of the traveler, agent or team member. */
  personId: z.uuid(),
  /** Company of an agent. */
  partnerId: z.uuid().nullable(),
  name: z.string(),
});
export type ManifestPerson = z.output<typeof ManifestPerson>;

export const selectManifestPeople = statement(
  'manifest.people',
  { signIns: z.array(z.string()).readonly() },
  ManifestPerson,
  `
  SELECT u.email, u.person_type AS "personType", u.roles, u.status, u.id AS "userId", u.person_id AS "personId",
    a.partner_id AS "partnerId", u.given_name || ' ' || u.family_name AS name
  FROM users u LEFT JOIN agents a ON a.id = u.person_id
  WHERE u.email = ANY (:signIns) ORDER BY array_position(:signIns, u.email)`,
);

const ManifestObject = z.object({
  type: z.string(),
  id: z.uuid(),
  /** Where it is read. */
  href: z.string(),
  /** E-mail of the person it belongs to; null for what belongs to nobody. */
  owner: z.string().nullable(),
  /** The record's own status, where it has one. */
  status: z.string().nullable(),
  /** published: for everybody; draft: not sent or not shown yet; own: of somebody among the people; foreign: of somebody else. */
  state: z.enum(['published', 'draft', 'own', 'foreign']),
});
export type ManifestObject = z.output<typeof ManifestObject>;

export const selectManifestObjects = statement(
  'manifest.objects',
  { signIns: z.array(z.string()).readonly() },
  ManifestObject,
  `
  SELECT type, id, path || id AS href, owner, status,
    CASE WHEN is_draft THEN 'draft' WHEN owner IS NULL THEN 'published' WHEN owner = ANY (:signIns) THEN 'own' ELSE 'foreign' END AS state
  FROM (${Object.values(selectsByEntity).join(' UNION ALL ')}) o (type, id, path, owner, status, is_draft, at)
  ORDER BY type, at, id`,
);
