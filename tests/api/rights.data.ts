import type { Role } from '@farwend/api-contract';

/** Who may see the records of one entity, in SQL that is independent of the server's policies, to test them against. */
export interface VisibilityRule {
  entity: string;
  /** Path prefixes that are followed by an id of the entity; `{}` stands for the id of its parent. */
  paths: readonly string[];
  /** Team members who see all records: everybody on the team, or those with one of these roles. */
  staff: 'all' | readonly Role[];
  /**
   * Columns `id`, `people` (ids of travelers, agents and team members who see it), `open` (everybody does); optional `staff` (roles that
   * see this row too), `never_open_to` (a kind that `open` excludes: agents see only their own company), `parent` and `table_version`, which a rejected write must not change.
   */
  sql: string;
  /** Even its id must not appear in other responses. */
  secret?: true;
  /** Applies to the path itself only, not to its sub-resources. */
  alone?: true;
  /** List that returns to each person exactly the rows they may see. */
  list?: string;
}

const agentsOf = (partner: string) => `ARRAY(SELECT a.id FROM agents a WHERE a.partner_id = ${partner})`;
const personOf = (user: string) => `ARRAY(SELECT u.person_id FROM users u WHERE u.id = ${user})`;
const none = `'{}'::uuid[]`;
const proposed = `m.proposed_at IS NOT NULL AND m.status <> 'SUGGESTED'`;
/** Both sides are introduced, or the match ended at most ninety days ago. */
const acquainted = `m.introduced_at IS NOT NULL AND (m.closed_at > now() - interval '90 days'
  OR m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED'))`;

/** The team sees drafts, everybody else what is published. */
const content = (type: string, ...paths: string[]): VisibilityRule => ({
  entity: type,
  paths: paths.map((path) => `/v2/${path}`),
  staff: 'all',
  list: `/v2/${paths[0]}`,
  sql: contentSql(`type = '${type}'`),
});
/** Calls of the site return the published version to the team too. */
const pages = (type: string, path: string): VisibilityRule => ({
  entity: path,
  paths: [`/v2/${path}`],
  alone: true,
  staff: [],
  sql: contentSql(`type = '${type}'`),
});
const contentSql = (where: string) => `SELECT id, ${none} AS people, status IN ('PUBLISHED', 'CHANGED') AS open, version AS table_version
  FROM content WHERE ${where} AND deleted_at IS NULL`;

/** Sections 3.2 and 3.4 of the domain specification, row by row. */
export const visibilityRules: readonly VisibilityRule[] = [
  {
    entity: 'privacyRequest',
    paths: ['/v3/privacy_requests'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/privacy_requests',
    sql: 'SELECT id, false AS open, version AS table_version, array_remove(ARRAY[subject_id], NULL) AS people FROM privacy_requests',
  },
  {
    entity: 'webhookEndpoint',
    paths: ['/v3/webhook_endpoints'],
    staff: ['admin'],
    secret: true,
    list: '/v3/webhook_endpoints',
    sql: `SELECT w.id, false AS open, w.version AS table_version, ARRAY(SELECT a.id FROM agents a WHERE a.partner_id = w.partner_id AND a.is_lead) AS people
      FROM webhook_endpoints w`,
  },
  {
    entity: 'legalHold',
    paths: ['/v3/legal_holds'],
    staff: ['admin'],
    secret: true,
    list: '/v3/legal_holds',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM legal_holds`,
  },
  {
    entity: 'inboundEmail',
    paths: ['/v3/inbound_emails'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/inbound_emails',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM inbound_emails`,
  },
  {
    entity: 'suppression',
    paths: ['/v3/suppressions'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/suppressions',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM suppressions`,
  },
  {
    entity: 'notification',
    paths: ['/v3/notifications'],
    staff: [],
    secret: true,
    list: '/v3/notifications',
    sql: `SELECT n.id, ${personOf('n.user_id')} AS people, false AS open, n.count AS table_version FROM notifications n`,
  },
  {
    entity: 'retentionRun',
    paths: ['/v3/retention_runs'],
    staff: ['admin'],
    secret: true,
    list: '/v3/retention_runs',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM retention_runs`,
  },
  {
    entity: 'tripRequest',
    paths: ['/v3/trip_requests'],
    staff: 'all',
    secret: true,
    list: '/v3/trip_requests',
    sql: `SELECT r.id, false AS open, r.version AS table_version, CASE WHEN r.confirmed THEN r.traveler_ids ELSE '{}' END || ARRAY(
      SELECT a.id FROM trip_matches m JOIN agents a ON a.partner_id = m.partner_id WHERE m.trip_request_id = r.id AND ${proposed}) AS people
      FROM trip_requests r`,
  },
  {
    entity: 'tripMatch',
    paths: ['/v3/trip_matches'],
    staff: 'all',
    sql: `SELECT m.id, false AS open, m.version AS table_version, CASE WHEN ${proposed} THEN ${agentsOf('m.partner_id')} ELSE '{}' END
      || CASE WHEN m.introduced_at IS NOT NULL AND r.confirmed THEN r.traveler_ids ELSE '{}' END AS people
      FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id`,
  },
  {
    entity: 'traveler',
    paths: ['/v3/travelers'],
    staff: 'all',
    list: '/v3/travelers',
    sql: `SELECT id, ARRAY[id] AS people, false AS open, version AS table_version FROM travelers WHERE merged_into_id IS NULL`,
  },
  {
    entity: 'travelerProfile',
    paths: ['/v3/traveler_profiles'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/traveler_profiles',
    sql: 'SELECT id, ARRAY[traveler_id] AS people, false AS open, version AS table_version FROM traveler_profiles',
  },
  {
    entity: 'user',
    paths: ['/v3/users', '/v2/users'],
    staff: ['admin', 'care'],
    list: '/v3/users',
    sql: `SELECT u.id, false AS open, u.version AS table_version,
      u.person_id || ARRAY(SELECT l.id FROM agents a JOIN agents l ON l.partner_id = a.partner_id AND l.is_lead WHERE a.id = u.person_id) AS people
      FROM users u`,
  },
  {
    entity: 'token',
    paths: ['/v3/tokens', '/v2/tokens'],
    staff: ['admin'],
    sql: `SELECT t.id, ${personOf('t.user_id')} AS people, false AS open FROM tokens t WHERE t.revoked_at IS NULL AND t.expires_at > now()`,
  },
  {
    entity: 'person',
    paths: ['/v3/people'],
    staff: 'all',
    sql: `SELECT t.id, false AS open, t.id || ARRAY(SELECT a.id FROM agents a JOIN trip_matches m ON m.partner_id = a.partner_id
        JOIN trip_requests r ON r.id = m.trip_request_id WHERE r.traveler_ids @> ARRAY[t.id] AND ${acquainted}) AS people
      FROM travelers t WHERE t.erased_at IS NULL AND t.merged_into_id IS NULL
      UNION ALL SELECT a.id, false, ARRAY(SELECT b.id FROM agents b WHERE b.partner_id = a.partner_id)
        || ARRAY(SELECT unnest(r.traveler_ids) FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
          WHERE m.introduced_at IS NOT NULL AND (a.id = ANY (m.agent_ids) OR m.lead_agent_id = a.id)) FROM agents a
      UNION ALL SELECT s.id, false, ARRAY(SELECT id FROM agents) || ARRAY(SELECT unnest(r.traveler_ids) FROM trip_requests r WHERE r.assigned_to_id = s.id)
      FROM team_members s`,
  },
  {
    entity: 'partner',
    paths: ['/v3/partners'],
    staff: 'all',
    list: '/v3/partners',
    sql: `SELECT p.id, ${agentsOf('p.id')} AS people, false AS open, p.version AS table_version FROM partners p`,
  },
  {
    entity: 'partnerAvailability',
    paths: ['/v3/partners/{}/partner_availabilities'],
    staff: 'all',
    secret: true,
    sql: `SELECT v.id, v.partner_id AS parent, ${agentsOf('v.partner_id')} AS people, false AS open, v.version AS table_version
      FROM partner_availabilities v`,
  },
  {
    entity: 'agent',
    paths: ['/v3/agents'],
    staff: 'all',
    list: '/v3/agents',
    sql: `SELECT b.id, b.version AS table_version, ARRAY(SELECT a.id FROM agents a WHERE a.partner_id = b.partner_id)
        || ARRAY(SELECT unnest(r.traveler_ids) FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
          WHERE m.introduced_at IS NOT NULL AND b.id = ANY (m.agent_ids)) AS people,
      b.shown_publicly AND u.status = 'ENABLED' AND p.status IN ('ACTIVE', 'PAUSED') AS open, 'agent' AS never_open_to
      FROM agents b JOIN partners p ON p.id = b.partner_id LEFT JOIN users u ON u.id = b.user_id`,
  },
  {
    entity: 'teamMember',
    paths: ['/v3/team_members'],
    staff: 'all',
    list: '/v3/team_members',
    sql: `SELECT s.id, s.version AS table_version, s.shown_on_team_page AND u.status = 'ENABLED' AS open,
      ARRAY(SELECT id FROM agents) || ARRAY(SELECT unnest(r.traveler_ids) FROM trip_requests r WHERE r.assigned_to_id = s.id) AS people
      FROM team_members s LEFT JOIN users u ON u.id = s.user_id`,
  },
  {
    entity: 'changeRequest',
    paths: ['/v3/change_requests'],
    staff: 'all',
    secret: true,
    list: '/v3/change_requests',
    sql: `SELECT c.id, ${agentsOf('c.partner_id')} AS people, false AS open, c.version AS table_version FROM change_requests c`,
  },
  {
    entity: 'conversation',
    paths: ['/v3/conversations'],
    staff: ['admin', 'care'],
    sql: `SELECT c.id, false AS open, c.version AS table_version, ARRAY(
        SELECT p.person_id FROM conversation_participants p LEFT JOIN agents a ON a.id = p.person_id
        WHERE p.conversation_id = c.id AND p.left_at IS NULL
          AND (p.person_type = 'traveler'
            OR EXISTS (SELECT FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = p.person_id AND 'marageti' = ANY (u.roles)) OR (p.person_type = 'agent' AND c.trip_match_id IS NULL AND a.partner_id = c.partner_id)))
      || ARRAY(SELECT a.id FROM agents a JOIN trip_matches m ON m.id = c.trip_match_id
        WHERE a.partner_id = c.partner_id AND (a.is_lead OR m.lead_agent_id = a.id OR a.id = ANY (m.agent_ids))) AS people
      FROM conversations c`,
  },
  {
    entity: 'contactLogEntry',
    paths: ['/v3/contact_log'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/contact_log',
    sql: `SELECT id, false AS open, version AS table_version, ${none} AS people FROM contact_log`,
  },
  {
    entity: 'note',
    paths: ['/v3/notes'],
    staff: ['admin'],
    secret: true,
    list: '/v3/notes',
    sql: `SELECT n.id, false AS open, n.version AS table_version,
      CASE n.owner_scope WHEN 'STAFF' THEN ARRAY['teamMember'] ELSE '{}' END AS staff,
      ARRAY(SELECT a.id FROM agents a WHERE n.owner_scope = 'PARTNER:' || a.partner_id) AS people FROM notes n`,
  },
  {
    entity: 'document',
    paths: ['/v3/documents'],
    staff: ['admin', 'care'],
    list: '/v3/documents',
    sql: `SELECT d.id, false AS open, d.version AS table_version, CASE WHEN d.status IN ('DELETED', 'PURGED') THEN '{}'::uuid[] ELSE ARRAY[d.owner_person_id]
      || ARRAY(SELECT unnest(CASE WHEN l.type = 'TRAVELER' THEN ARRAY[l.target_id]
            WHEN l.type = 'TRIP_MATCH' AND m.introduced_at IS NULL THEN '{}' WHEN r.confirmed THEN r.traveler_ids ELSE '{}' END)
          FROM document_links l LEFT JOIN trip_matches m ON m.id = l.target_id LEFT JOIN trip_requests r ON r.id IN (l.target_id, m.trip_request_id)
          WHERE l.document_id = d.id AND d.visibility = 'MATCH' AND d.status IN ('AVAILABLE', 'SUPERSEDED') AND l.type IN ('TRAVELER', 'TRIP_REQUEST', 'TRIP_MATCH'))
      || ARRAY(SELECT a.id FROM document_links l JOIN agents a ON (l.type = 'PARTNER' AND a.partner_id = l.target_id)
            OR (l.type = 'SALES_RECORDING' AND a.partner_id = (SELECT s.partner_id FROM sales_recordings s WHERE s.id = l.target_id))
            OR EXISTS (SELECT FROM trip_matches m WHERE m.partner_id = a.partner_id AND ${proposed} AND (m.id = l.target_id
              OR (m.trip_request_id = l.target_id AND d.visibility = 'MATCH' AND m.introduced_at IS NOT NULL)))
          WHERE l.document_id = d.id AND d.visibility IN ('PARTNER_AND_STAFF', 'MATCH'))
      || ARRAY(SELECT a.id FROM document_links l JOIN trip_matches m ON m.status IN ('BOOKED', 'COMPLETED') JOIN trip_requests r ON r.id = m.trip_request_id
          JOIN agents a ON a.partner_id = m.partner_id AND (a.is_lead OR a.id = m.lead_agent_id)
          WHERE l.document_id = d.id AND d.category = 'PASSPORT' AND (l.target_id IN (m.id, r.id) OR l.target_id = ANY (r.traveler_ids))) END AS people
      FROM documents d`,
  },
  {
    entity: 'template',
    paths: ['/v3/templates'],
    staff: 'all',
    list: '/v3/templates',
    sql: `SELECT t.id, ${agentsOf('t.owner_partner_id')} AS people, false AS open, t.version AS table_version FROM templates t`,
  },
  {
    entity: 'templatedEmail',
    paths: ['/v3/templated_emails'],
    staff: ['admin', 'care'],
    secret: true,
    list: '/v3/templated_emails',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version,
      CASE category WHEN 'MARKETING' THEN ARRAY['marageti'] ELSE '{}' END AS staff FROM templated_emails`,
  },
  {
    entity: 'salesRecording',
    paths: ['/v3/sales_recordings'],
    staff: 'all',
    secret: true,
    list: '/v3/sales_recordings',
    sql: `SELECT s.id, ${agentsOf('s.partner_id')} AS people, false AS open, s.version AS table_version FROM sales_recordings s`,
  },
  {
    entity: 'invoice',
    paths: ['/v3/invoices'],
    staff: ['admin', 'care'],
    list: '/v3/invoices',
    sql: `SELECT i.id, ${agentsOf('i.partner_id')} AS people, false AS open, i.version AS table_version FROM invoices i`,
  },
  {
    entity: 'payment',
    paths: ['/v3/payments'],
    staff: ['admin'],
    list: '/v3/payments',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM payments`,
  },
  {
    entity: 'bulkAction',
    paths: ['/v3/bulk_actions'],
    staff: ['admin'],
    secret: true,
    sql: `SELECT b.id, ${personOf('b.created_by_id')} AS people, false AS open, b.version AS table_version FROM bulk_actions b`,
  },
  {
    entity: 'checklistTemplate',
    paths: ['/v3/checklist_templates'],
    staff: 'all',
    list: '/v3/checklist_templates',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM checklist_templates`,
  },
  {
    entity: 'screeningCriterion',
    paths: ['/v3/screening_criteria'],
    staff: 'all',
    list: '/v3/screening_criteria',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM screening_criteria`,
  },
  {
    entity: 'screeningResult',
    paths: ['/v3/screening_results'],
    staff: 'all',
    secret: true,
    list: '/v3/screening_results',
    sql: `SELECT s.id, false AS open, s.version AS table_version, CASE s.subject_type WHEN 'PARTNER' THEN ${agentsOf('s.subject_id')}
      WHEN 'TRIP_REQUEST' THEN ARRAY(SELECT a.id FROM agents a JOIN trip_matches m ON m.partner_id = a.partner_id
        WHERE m.trip_request_id = s.subject_id AND ${proposed}) ELSE '{}' END AS people FROM screening_results s`,
  },
  {
    entity: 'review',
    paths: ['/v3/reviews', '/v2/reviews'],
    staff: 'all',
    sql: `SELECT id, ARRAY[traveler_id] AS people, status = 'PUBLISHED' AS open, version AS table_version FROM reviews`,
  },
  {
    entity: 'contactRequest',
    paths: ['/v3/contact_requests'],
    staff: 'all',
    secret: true,
    list: '/v3/contact_requests',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM contact_requests`,
  },
  {
    entity: 'companyContactRequest',
    paths: ['/v2/company_contact_requests'],
    staff: 'all',
    secret: true,
    list: '/v2/company_contact_requests',
    sql: `SELECT c.id, false AS open, c.version AS table_version, CASE WHEN c.kind = 'QUESTION_TO_COMPANY' AND c.status IN ('FORWARDED', 'ANSWERED', 'CLOSED')
      THEN ${agentsOf('c.partner_id')} ELSE '{}' END AS people FROM company_contact_requests c`,
  },
  {
    entity: 'userSearch',
    paths: ['/v2/user_searches'],
    staff: ['admin'],
    list: '/v2/user_searches',
    sql: `SELECT s.id, false AS open, s.version AS table_version, ${personOf('s.owner_id')}
        || CASE s.shared WHEN 'ALL' THEN ARRAY(SELECT id FROM agents) ELSE '{}' END AS people,
      CASE WHEN s.shared IN ('TEAM', 'ALL') THEN ARRAY['teamMember'] ELSE '{}' END AS staff FROM user_searches s`,
  },
  {
    entity: 'searchAlert',
    paths: ['/v3/search_alerts'],
    staff: [],
    secret: true,
    list: '/v3/search_alerts',
    sql: `SELECT s.id, false AS open, s.version AS table_version, ${personOf('s.owner_id')} AS people FROM search_alerts s`,
  },
  {
    entity: 'countrySetting',
    paths: ['/v3/country_settings'],
    staff: 'all',
    list: '/v3/country_settings',
    sql: `SELECT id, ${none} AS people, true AS open, version AS table_version FROM country_settings`,
  },
  {
    entity: 'destination',
    paths: ['/v3/destinations'],
    staff: 'all',
    sql: `SELECT id, ${none} AS people, status = 'ACTIVE' AS open, version AS table_version FROM destinations`,
  },
  {
    entity: 'location',
    paths: ['/v2/locations'],
    staff: 'all',
    list: '/v2/locations',
    sql: `SELECT id, ${none} AS people, status = 'ACTIVE' AS open, version AS table_version FROM locations`,
  },
  {
    entity: 'specialization',
    paths: ['/v3/specializations'],
    staff: 'all',
    sql: `SELECT id, ${none} AS people, true AS open, version AS table_version FROM specializations`,
  },
  {
    entity: 'image',
    paths: ['/v3/images', '/v3/photos'],
    staff: 'all',
    sql: `SELECT i.id, ${personOf('i.created_by_id')} AS people, i.shown AND i.sha256 IS NOT NULL AS open, i.version AS table_version
      FROM images i WHERE i.sha256 IS NOT NULL`,
  },
  {
    entity: 'career',
    paths: ['/v2/careers'],
    staff: 'all',
    list: '/v2/careers',
    sql: `SELECT id, ${none} AS people, version AS table_version, displayed AND (opens_at IS NULL OR opens_at <= (now() AT TIME ZONE 'UTC')::date)
      AND (closes_at IS NULL OR closes_at >= (now() AT TIME ZONE 'UTC')::date) AS open FROM careers`,
  },
  {
    entity: 'newsSource',
    paths: ['/v2/news_sources'],
    staff: 'all',
    list: '/v2/news_sources',
    sql: `SELECT id, ${none} AS people, true AS open, version AS table_version FROM news_sources`,
  },
  {
    entity: 'newsSnippet',
    paths: ['/v2/news_snippets'],
    staff: 'all',
    list: '/v2/news_snippets',
    sql: `SELECT id, ${none} AS people, displayed AS open, version AS table_version FROM news_snippets`,
  },
  content('article', 'articles', 'article_snippets', 'article_aliases', 'article_pages'),
  content('guide', 'guides', 'guide_pages'),
  content('itinerary', 'itineraries', 'itinerary_pages'),
  content('landingPage', 'landing_pages', 'landing_page_snippets', 'landing_page_aliases', 'landing_page_pages'),
  content('landingPageCategory', 'landing_page_categories', 'landing_page_category_pages'),
  content('company', 'companies', 'company_pages'),
  content('companyCategory', 'company_categories', 'company_category_pages'),
  content('contentPage', 'contents', 'content_pages'),
  pages('article', 'article_pages'),
  pages('guide', 'guide_pages'),
  pages('itinerary', 'itinerary_pages'),
  pages('landingPage', 'landing_page_pages'),
  pages('landingPageCategory', 'landing_page_category_pages'),
  pages('contentPage', 'content_pages'),
  pages('company', 'company_pages'),
  pages('companyCategory', 'company_category_pages'),
  { entity: 'tour', paths: ['/v2/tour_landing_pages'], staff: 'all', sql: contentSql(`type = 'landingPage' AND kind = 'TOUR'`) },
  {
    entity: 'redirect',
    paths: ['/v3/redirects'],
    staff: 'all',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM redirects`,
  },
  {
    entity: 'redirect',
    paths: ['/v3/redirects'],
    staff: 'all',
    sql: `SELECT id, ${none} AS people, false AS open, version AS table_version FROM redirects`,
  },
  {
    entity: 'previewLink',
    paths: ['/v3/preview_links'],
    staff: ['admin', 'publisher'],
    secret: true,
    list: '/v3/preview_links',
    sql: `SELECT l.id, ${personOf('l.created_by_id')} AS people, false AS open, l.version AS table_version FROM preview_links l`,
  },
];

/** Paths with parameters that identify no protected record, each with the reason. */
export const openByDesign: Readonly<Record<string, string>> = {
  '/v2/views': 'whoever has the unguessable id sees the own visit',
  '/v2/company_searches': 'whoever has the unguessable id may read a search: it can be passed on',
  '/v2/itinerary_searches': 'as company searches',
  '/v2/review_searches': 'as company searches',
  '/v3/newsletter_requests': 'a receipt tells no more than its state',
  '/v3/trip_request_drafts': 'the link in a mail carries its code: tested in tripRequestDrafts',
  '/v3/guest_trip_requests': 'the link in a mail carries its code: tested in guestTripRequest',
  '/v3/imports': 'who may import a type sees its imports: tested in imports',
  '/v3/exports': 'everybody sees their own: tested in exports',
  '/v3/jobs': 'the queue keeps its own table: jobs are tested in jobs and exports',
  '/v3/push_notifier': 'channels are tested in push',
  '/v3/users/current/factors': 'only one’s own, tested in factors: people with a factor could not sign in with a password here',
};
