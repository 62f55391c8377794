import { type Caller, callers, staff } from '@farwend/api-contract';

/** C create, R read, U update, D delete, P publish or decide. */
type Rights = string;

/** Rights on one resource. Callers that are absent have none; a right of `teamMember` is one of every team member. */
export interface MatrixRow {
  resource: string;
  /** Beginnings of paths, or single calls as `METHOD /path`; the longest match decides which row holds for a call. */
  calls: readonly string[];
  rights: Partial<Record<Caller, Rights>>;
  /** The right that every write needs, where the method does not say it. */
  writes?: Rights;
}

const readers = { teamMember: 'R', agent: 'R', traveler: 'R', anonymous: 'R' };
const everybody = (rights: Rights) => ({ teamMember: rights, agent: rights, traveler: rights, anonymous: rights });

/** The matrix of rights. Own, assigned, published and masked records are the business of policies: `tests/api/rights.data.ts`. */
export const rightsMatrix: readonly MatrixRow[] = [
  {
    resource: 'Articles, guides, itineraries',
    calls: [
      '/v2/article',
      '/v2/published_article_ids',
      '/v2/guide',
      '/v2/itineraries',
      '/v2/itinerary_pages',
      '/v2/itinerary_titles',
      '/v2/keyword_suggestions',
      '/v2/search',
    ],
    rights: { ...readers, admin: 'CRUDP', editor: 'CRU', publisher: 'CRUDP' },
  },
  {
    resource: 'Landing pages and their categories',
    calls: ['/v2/landing_page', '/v2/published_landing_page_ids', '/v2/tour_landing_pages'],
    rights: { ...readers, admin: 'CRUDP', editor: 'CRU', publisher: 'CRUDP', marageti: 'CRU' },
  },
  {
    resource: 'Content pages, careers, company categories',
    calls: ['/v2/contents', '/v2/content_pages', '/v2/careers', '/v2/company_categor'],
    rights: { ...readers, admin: 'CRUDP', editor: 'CRU', publisher: 'CRUDP' },
  },
  {
    resource: 'News sources and snippets',
    calls: ['/v2/news_'],
    rights: { ...readers, admin: 'CRUDP', editor: 'CRU', publisher: 'CRUDP', marageti: 'CRU' },
  },
  {
    resource: 'Companies',
    calls: ['/v2/companies', '/v2/company_names', '/v2/company_pages'],
    rights: { ...readers, admin: 'CRUDP', care: 'RU', editor: 'CRU', publisher: 'CRUDP' },
  },
  {
    resource: 'Change requests of companies and partners',
    calls: ['/v3/change_requests'],
    rights: { teamMember: 'R', agent: 'CRUD', admin: 'RUD', care: 'RU', publisher: 'RU' },
  },
  {
    resource: 'Locations, airports, destinations',
    calls: ['/v2/location', '/v3/destinations'],
    rights: { ...readers, admin: 'CRUD', care: 'RU', editor: 'CRU', publisher: 'CRUP' },
  },
  {
    resource: 'Country settings',
    calls: ['/v3/country_settings'],
    rights: { ...readers, admin: 'CRUD', care: 'RU' },
  },
  { resource: 'Specializations', calls: ['/v3/specializations'], rights: { ...readers, admin: 'CRUD' } },
  {
    resource: 'Redirects, site settings',
    calls: ['/v3/redirects', '/v3/site_pages', '/v3/site_settings'],
    rights: { ...readers, admin: 'CRUD', publisher: 'CRUD' },
  },
  {
    resource: 'Announcement',
    calls: ['/v2/trip_request_announcement'],
    rights: { ...readers, admin: 'RU', publisher: 'RU', marageti: 'RU' },
  },
  {
    resource: 'Preview links',
    calls: ['/v3/preview_links'],
    rights: { admin: 'CRUD', editor: 'CRUD', publisher: 'CRUD', marageti: 'CRUD' },
  },
  {
    resource: 'Images and photos',
    calls: ['/v3/images', '/v3/photos', '/v3/country_photos', '/v3/country_email_photos'],
    rights: {
      teamMember: 'R',
      agent: 'CR',
      traveler: 'CR',
      anonymous: 'R',
      admin: 'CRUD',
      care: 'CR',
      editor: 'CRU',
      publisher: 'CRUD',
      marageti: 'CRU',
    },
  },
  {
    resource: 'Trip requests',
    calls: ['/v3/trip_requests', '/v3/trip_request_searches'],
    rights: { teamMember: 'R', agent: 'R', traveler: 'CRU', anonymous: 'C', admin: 'CRU', care: 'CRU' },
  },
  {
    resource: 'Status of trip requests',
    calls: ['PUT /v3/trip_requests/{id}/status'],
    writes: 'P',
    rights: { admin: 'P', care: 'P', traveler: 'P' },
  },
  {
    resource: 'Party of a trip request',
    calls: ['/v3/trip_requests/{id}/travelers'],
    writes: 'U',
    rights: { admin: 'U', care: 'U', traveler: 'U' },
  },
  {
    resource: 'Assignment, notes, verifications, visibilities, scores, checklist of a trip request',
    calls: [
      '/v3/trip_requests/{id}/assigned_to',
      '/v3/trip_requests/{id}/matching_notes',
      '/v3/trip_requests/{id}/snooze',
      '/v3/trip_requests/{id}/verifications',
      '/v3/trip_requests/{id}/visibilities',
      '/v3/trip_requests/{id}/scores',
      '/v3/trip_requests/{id}/checklist_items',
    ],
    writes: 'U',
    rights: { admin: 'U', care: 'U' },
  },
  {
    resource: 'Tasks on checklists, for whoever they are assigned to',
    calls: ['PUT /v3/trip_requests/{id}/checklist_items/{itemId}'],
    rights: { teamMember: 'U' },
  },
  {
    resource: 'Tasks on checklists of matches, for whoever they are assigned to',
    calls: ['PUT /v3/trip_matches/{id}/checklist_items/{itemId}'],
    rights: { teamMember: 'U', agent: 'U' },
  },
  {
    resource: 'Following a trip request',
    calls: ['/v3/trip_requests/{id}/follow'],
    rights: { teamMember: 'CD' },
  },
  {
    resource: 'Match suggestions',
    calls: ['/v3/trip_requests/{id}/trip_match_suggestions'],
    writes: 'C',
    rights: { admin: 'C', care: 'C' },
  },
  {
    resource: 'Trip matches',
    calls: ['/v3/trip_matches', '/v3/trip_match_searches', '/v3/trip_requests/{id}/trip_matches'],
    rights: { teamMember: 'R', agent: 'RU', traveler: 'R', admin: 'CRU', care: 'CRU' },
  },
  {
    resource: 'Status of trip matches',
    calls: ['PUT /v3/trip_matches/{id}/status'],
    writes: 'P',
    rights: { admin: 'P', care: 'P', agent: 'P', traveler: 'P' },
  },
  {
    resource: 'Agents, reminders and checklist of a trip match',
    calls: ['/v3/trip_matches/{id}/assignments', '/v3/trip_matches/{id}/reminders', '/v3/trip_matches/{id}/checklist_items'],
    writes: 'U',
    rights: { admin: 'U', care: 'U', agent: 'U' },
  },
  {
    resource: 'Conversations and messages',
    calls: [
      '/v3/conversation',
      '/v3/message_searches',
      '/v3/travelers/{id}/conversations',
      '/v3/trip_requests/{id}/conversation_summaries',
      '/v3/trip_matches/{id}/conversation_summaries',
    ],
    rights: { admin: 'CRU', care: 'CRU', marageti: 'CRU', agent: 'CRU', traveler: 'CRU' },
  },
  {
    resource: 'Participants of a conversation',
    calls: ['/v3/conversations/{id}/people'],
    writes: 'U',
    rights: { admin: 'U', care: 'U', marageti: 'U', agent: 'U', traveler: 'U' },
  },
  { resource: 'Contact log', calls: ['/v3/contact_log'], rights: { admin: 'CRUD', care: 'CRU' } },
  { resource: 'Notes', calls: ['/v3/notes'], rights: { teamMember: 'R', agent: 'CRUD', admin: 'CRUD', care: 'CRU' } },
  {
    resource: 'Documents',
    calls: ['/v3/documents', '/v3/travelers/{id}/documents', '/v3/trip_matches/{id}/documents'],
    rights: { admin: 'CRUD', care: 'CRUD', agent: 'CRUD', traveler: 'CRUD' },
  },
  {
    resource: 'Documents of partners',
    calls: ['/v3/partners/{id}/documents'],
    rights: { admin: 'CR', care: 'CR', agent: 'CR' },
  },
  { resource: 'Verification of documents', calls: ['PUT /v3/documents/{id}/verification'], rights: { admin: 'U', care: 'U' } },
  {
    resource: 'Travelers',
    calls: ['/v3/travelers', '/v3/traveler_searches'],
    rights: { teamMember: 'R', traveler: 'RU', admin: 'CRU', care: 'CRU' },
  },
  {
    resource: 'Erasure of a traveler',
    calls: ['DELETE /v3/travelers/{id}'],
    rights: { traveler: 'D', admin: 'D' },
  },
  {
    resource: 'Privacy requests',
    calls: ['/v3/privacy_requests', '/v3/travelers/{id}/privacy_requests'],
    rights: { traveler: 'CRD', agent: 'CRD', anonymous: 'C', admin: 'R', care: 'R' },
  },
  {
    resource: 'Privacy requests for a traveler',
    calls: ['POST /v3/travelers/{id}/privacy_requests'],
    rights: { admin: 'C', care: 'C' },
  },
  {
    resource: 'Privacy requests for an agent',
    calls: ['POST /v3/agents/{id}/privacy_requests'],
    rights: { admin: 'C' },
  },
  {
    resource: 'Checks of mailed links of privacy requests',
    calls: ['GET /v3/privacy_requests/{id}/links/{token}'],
    rights: { teamMember: 'R', agent: 'R', traveler: 'R', anonymous: 'R' },
  },
  {
    resource: 'Mailed links of privacy requests',
    calls: ['PUT /v3/privacy_requests/{id}/confirmations', 'POST /v3/privacy_requests/{id}/cancellations'],
    writes: 'U',
    rights: { teamMember: 'U', agent: 'U', traveler: 'U', anonymous: 'U' },
  },
  {
    resource: 'Decisions on privacy requests',
    calls: ['PUT /v3/privacy_requests/{id}/status', 'POST /v3/privacy_requests/{id}/extensions'],
    writes: 'P',
    rights: { admin: 'P' },
  },
  {
    resource: 'Copies of personal data',
    calls: ['GET /v3/privacy_requests/{id}/download_url'],
    rights: { traveler: 'R', agent: 'R', anonymous: 'R' },
  },
  { resource: 'Emails sent to us', calls: ['/v3/inbound_emails'], rights: { admin: 'RU', care: 'RU' } },
  { resource: 'Addresses that get no mail', calls: ['/v3/suppressions'], rights: { admin: 'RD', care: 'RD' } },
  {
    resource: 'Test mode',
    calls: ['/v3/test_mode'],
    rights: { teamMember: 'CR', agent: 'CR', traveler: 'CR' },
  },
  { resource: 'Legal holds', calls: ['/v3/legal_holds'], rights: { admin: 'CRU' } },
  {
    resource: 'Notifications',
    calls: ['/v3/notifications'],
    rights: { teamMember: 'RU', agent: 'RU', traveler: 'RU' },
  },
  {
    resource: 'Preferences of notifications',
    calls: ['/v3/users/current/notification_preferences'],
    rights: { teamMember: 'RU', agent: 'RU', traveler: 'RU' },
  },
  { resource: 'Retention policies', calls: ['/v3/retention_policies'], rights: { admin: 'RU' } },
  { resource: 'Retention runs', calls: ['/v3/retention_runs'], rights: { admin: 'CR' } },
  { resource: 'Traveler profiles', calls: ['/v3/traveler_profiles'], rights: { traveler: 'RU', admin: 'RU', care: 'RU' } },
  {
    resource: 'Agents',
    calls: ['/v3/agent', '/v3/partners/{id}/agents'],
    rights: { teamMember: 'R', agent: 'CRU', traveler: 'R', anonymous: 'R', admin: 'CRU', care: 'CRU' },
  },
  {
    resource: 'Team members',
    calls: ['/v3/team_member'],
    rights: { teamMember: 'RU', agent: 'R', traveler: 'R', anonymous: 'R', admin: 'CRU' },
  },
  {
    resource: 'Users',
    calls: ['/v3/users', '/v2/users'],
    rights: { teamMember: 'RU', agent: 'RU', traveler: 'RU' },
  },
  {
    resource: 'Access tokens',
    calls: ['/v3/tokens', '/v2/tokens'],
    rights: { ...everybody('C'), teamMember: 'CRD', agent: 'CRD', traveler: 'CRD' },
  },
  {
    resource: 'Own second factors',
    calls: ['/v3/users/current/factors', '/v3/users/current/recovery_codes', '/v3/users/current/step_ups'],
    rights: { teamMember: 'CRUD', agent: 'CRUD', traveler: 'CRUD' },
  },
  { resource: 'Second factors of others', calls: ['DELETE /v3/users/{id}/factors'], rights: { admin: 'D' } },
  { resource: 'Passkeys at sign-in', calls: ['/v3/passkeys'], rights: everybody('C') },
  { resource: 'Own sessions', calls: ['/v3/sessions'], rights: { teamMember: 'RD', agent: 'RD', traveler: 'RD' } },
  {
    resource: 'Partners with countries, specializations, exclusions and no-competes',
    calls: ['/v3/partners', '/v3/partner_searches', '/v3/partner_names', '/v3/screening_criteria/{id}/{secondId}'],
    rights: { teamMember: 'R', agent: 'R', admin: 'CRUD', care: 'CRUD' },
  },
  { resource: 'Status of partners', calls: ['PUT /v3/partners/{id}/status'], writes: 'P', rights: { admin: 'P', care: 'P', agent: 'P' } },
  {
    resource: 'Public profiles of partners',
    calls: ['/v3/partners/{id}/profiles'],
    rights: { admin: 'U', care: 'U', agent: 'U' },
  },
  { resource: 'Company pages of partners', calls: ['PUT /v3/partners/{id}/company'], rights: { admin: 'U', care: 'U' } },
  {
    resource: 'Duplicates of partners, travelers and trip requests',
    calls: ['/v3/partners/{id}/duplicates', '/v3/travelers/{id}/duplicates', '/v3/trip_requests/{id}/duplicates'],
    rights: { admin: 'R', care: 'R' },
  },
  { resource: 'Merges of partners', calls: ['PUT /v3/partners/{id}/merge_with/{other}'], rights: { admin: 'U' } },
  { resource: 'Billing of partners', calls: ['/v3/partners/{id}/billing_address'], rights: { admin: 'U', agent: 'U' } },
  {
    resource: 'Partner availabilities',
    calls: ['/v3/partners/{id}/partner_availabilities', '/v3/partner_availability_searches'],
    rights: { teamMember: 'R', agent: 'CRUD', admin: 'CRUD', care: 'CRUD' },
  },
  {
    resource: 'Sales recordings',
    calls: ['/v3/sales_recording', '/v3/trip_matches/{id}/sales_recordings', '/v3/partners/sales_recording_totals'],
    rights: { teamMember: 'R', agent: 'CRU', admin: 'CRUD', care: 'CRU' },
  },
  { resource: 'Invoices and credit notes', calls: ['/v3/invoices'], rights: { agent: 'R', care: 'R', admin: 'CR' } },
  { resource: 'Payments of partners', calls: ['/v3/payments'], rights: { admin: 'CRU' } },
  { resource: 'Refunds to partners', calls: ['/v3/refunds'], rights: { admin: 'CR' } },
  { resource: 'Ledger', calls: ['/v3/ledger_entries'], rights: { admin: 'R' } },
  { resource: 'Reports on promises and workload', calls: ['/v3/reports/sla', '/v3/reports/workload'], rights: { admin: 'R', care: 'R' } },
  { resource: 'Report on conversion', calls: ['/v3/reports/conversion'], rights: { admin: 'R', care: 'R', marageti: 'R' } },
  { resource: 'Report on receivables', calls: ['/v3/reports/receivables'], rights: { admin: 'R' } },
  { resource: 'Report on content', calls: ['/v3/reports/content'], rights: { admin: 'R', editor: 'R', publisher: 'R' } },
  { resource: 'Statements of partners', calls: ['/v3/partners/{id}/statements'], rights: { agent: 'R', admin: 'R', care: 'R' } },
  { resource: 'Exchange rates', calls: ['/v3/exchange_rates'], rights: { teamMember: 'R', agent: 'R', admin: 'CR' } },
  {
    resource: 'Status and documents of sales recordings',
    calls: ['PUT /v3/sales_recordings/{id}/status', '/v3/sales_recordings/{id}/documents'],
    writes: 'U',
    rights: { agent: 'U', admin: 'U', care: 'U' },
  },
  { resource: 'Templates of checklists', calls: ['/v3/checklist_templates'], rights: { teamMember: 'R', admin: 'CRUD' } },
  { resource: 'Screening criteria', calls: ['/v3/screening_criteria'], rights: { teamMember: 'R', admin: 'CRUD' } },
  {
    resource: 'Screening results',
    calls: ['/v3/screening_results'],
    rights: { teamMember: 'R', agent: 'R', admin: 'CRD', care: 'CRD' },
  },
  {
    resource: 'Reviews',
    calls: [
      '/v3/reviews',
      '/v2/reviews',
      '/v3/review_searches',
      '/v3/review_histograms',
      '/v2/review_histogram',
      '/v3/trip_matches/{id}/reviews',
    ],
    rights: { ...readers, traveler: 'CRU', admin: 'CRU', care: 'CRU', publisher: 'RU' },
  },
  {
    resource: 'Invitations to review',
    calls: ['/v3/trip_matches/{id}/review_requests', '/v3/trip_requests/{id}/review_invitation_links'],
    rights: { admin: 'C', care: 'C' },
  },
  { resource: 'Replies to reviews', calls: ['/v3/reviews/{id}/reply'], rights: { agent: 'U', publisher: 'U', admin: 'U' } },
  { resource: 'Rewards for reviews', calls: ['/v3/reviews/{id}/rewards'], rights: { admin: 'U' } },
  { resource: 'Review votes', calls: ['/v2/review_votes'], rights: everybody('CR') },
  {
    resource: 'Templates',
    calls: ['/v3/templates'],
    rights: { teamMember: 'R', agent: 'CRUD', admin: 'CRUD', care: 'CRU', marageti: 'CRU' },
  },
  { resource: 'Templated emails', calls: ['/v3/templated_emails'], rights: { admin: 'CR', care: 'CR', marageti: 'CR' } },
  { resource: 'Newsletter requests', calls: ['/v3/newsletter_requests'], rights: everybody('CR') },
  {
    resource: 'Contact requests',
    calls: ['/v2/company_contact_request', '/v3/contact_requests'],
    rights: { ...everybody('C'), teamMember: 'CR', agent: 'CR', admin: 'CRUD', care: 'CRU' },
  },
  { resource: 'Views, events', calls: ['/v2/views', '/v3/zevents'], rights: { ...everybody('CRU'), admin: 'CRUD' } },
  { resource: 'Funnel of the trip request form', calls: ['/v3/trip_request_funnel'], rights: { teamMember: 'R' } },
  { resource: 'Saved views', calls: ['/v2/user_searches', '/v3/view_counts'], rights: { teamMember: 'CRUD', agent: 'CRUD' } },
  {
    resource: 'Stored searches',
    calls: ['/v2/company_search', '/v2/itinerary_searches', '/v2/review_searches'],
    rights: { ...everybody('CR'), teamMember: 'CRUD', agent: 'CRUD', traveler: 'CRUD' },
  },
  { resource: 'Own search alerts', calls: ['/v3/search_alerts'], rights: { traveler: 'CRD' } },
  {
    resource: 'Checks of mailed links of search alerts',
    calls: ['GET /v3/search_alerts/{id}/links/{code}'],
    rights: { teamMember: 'R', agent: 'R', traveler: 'R', anonymous: 'R' },
  },
  { resource: 'Push', calls: ['/v3/push_notifier'], rights: { teamMember: 'CR', agent: 'CR', traveler: 'CR' } },
  {
    resource: 'Own bulk actions, of what the caller may do to each record',
    calls: ['/v3/bulk_actions'],
    rights: { teamMember: 'CRD', agent: 'CRD' },
  },
  { resource: 'Imports', calls: ['/v3/imports'], rights: { admin: 'CR', care: 'CR', marageti: 'CR' } },
  { resource: 'Endpoints of webhooks', calls: ['/v3/webhook_endpoints'], rights: { admin: 'CRUD', agent: 'CRUD' } },
  { resource: 'Events of webhooks', calls: ['/v3/webhook_events'], rights: { admin: 'R', agent: 'R' } },
  { resource: 'Exports', calls: ['/v3/exports'], rights: { teamMember: 'CR', agent: 'CR', traveler: 'CR' } },
  { resource: 'Jobs', calls: ['/v3/jobs'], rights: { admin: 'CR', care: 'R', publisher: 'R' } },
  { resource: 'Audit', calls: ['/v3/audit'], rights: { admin: 'R' } },
  {
    resource: 'Standards, people and captchas',
    calls: [
      '/v3/map_features',
      '/v3/countries',
      '/v3/country_codes',
      '/v3/currencies',
      '/v3/time_zones',
      '/v3/password_config',
      '/v3/captcha',
    ],
    rights: readers,
  },
  { resource: 'People', calls: ['/v3/people', '/v3/hs/visitor_identification'], rights: { teamMember: 'CR', agent: 'CR', traveler: 'CR' } },
  {
    resource: 'Signing in and out, links in mails',
    calls: ['/v3/login', '/v3/logout', '/v2/logout', '/v3/saml', '/v3/guest_trip_requests', '/v3/trip_request_drafts'],
    rights: everybody('CRUD'),
  },
];

/** Calls whose callers deliberately differ from their row, with the reason. */
export interface Deviation {
  calls: readonly (string | RegExp)[];
  also?: readonly Caller[];
  not?: readonly Caller[];
  reason: string;
}

export const deviations: readonly Deviation[] = [
  {
    calls: [
      /\/(careers|news_sources|news_snippets|locations)\/\{id\}\/versions/,
      /\/v3\/team_members\/\{id\}\/versions/,
      'GET /v2/company_contact_requests/{id}/versions',
      'GET /v2/company_contact_requests/{id}/versions/{v}',
      'GET /v3/screening_results/{id}/versions',
      'GET /v3/screening_results/{id}/versions/{v}',
    ],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'The history of a record without a published version may hold what others must not read.',
  },
  {
    calls: [
      'GET /v3/agents/{id}/versions',
      'GET /v3/agents/{id}/versions/{v}',
      /\/v2\/(company|itinerary|review)_searches\/\{id\}\/versions/,
    ],
    not: ['anonymous'],
    reason: 'Histories need an account.',
  },
  { calls: [/\/v3\/agents\/\{id\}\/versions/], not: ['traveler'], reason: 'Travelers see the agent as they are now.' },
  {
    calls: ['GET /v3/reviews/{id}/versions', 'GET /v3/reviews/{id}/versions/{v}'],
    not: ['agent', 'anonymous'],
    reason: 'Earlier versions may hold removed text: for staff and the author.',
  },
  {
    calls: ['HEAD /v3/users/{id}', 'HEAD /v3/travelers/{id}', 'HEAD /v3/agents/{id}', 'HEAD /v3/team_members/{id}'],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'HEAD takes an email address too, and would tell who has an account.',
  },
  {
    calls: [
      'GET /v3/agents/{id}/trip_matches',
      'GET /v3/team_members/{id}/trip_matches',
      'GET /v3/partners/{id}/agents',
      'POST /v3/agent_searches',
    ],
    not: ['traveler', 'anonymous'],
    reason: 'Work lists are for staff and partners; visitors read single agents and team members.',
  },
  {
    calls: ['GET /v3/team_members/{id}/trip_matches', 'POST /v3/team_member_searches'],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'The work of the team is for the team.',
  },
  {
    calls: ['POST /v3/traveler_searches', 'PUT /v3/travelers/{id}/merge_with/{other}'],
    not: ['traveler'],
    reason: 'A traveler has one record: their own.',
  },
  {
    calls: ['GET /v3/conversations/assigned'],
    not: ['traveler'],
    reason: 'Nothing is assigned to a traveler; theirs are at /v3/conversations/active.',
  },
  {
    calls: ['GET /v3/travelers/{id}/conversations'],
    not: ['marageti'],
    reason: 'Marketing takes part where the press writes; travelers are not its business.',
  },
  {
    calls: ['GET /v3/travelers/{id}/conversations', 'POST /v3/travelers/{id}/documents'],
    not: ['agent'],
    reason: 'Agents meet a traveler in a match: its conversation, its documents, /v3/trip_matches/{id}/travelers/{x}.',
  },
  {
    calls: ['PUT /v3/traveler_profiles'],
    not: ['admin', 'care'],
    reason: 'Without an id it is the profile of the caller; staff name the profile.',
  },
  {
    calls: ['GET /v3/travelers/{id}/status'],
    also: ['agent', 'anonymous'],
    reason: 'The form asks with a captcha whether an email address has an account.',
  },
  { calls: ['GET /v3/users/current'], also: ['anonymous'], reason: 'It answers isAuthenticated: false.' },
  {
    calls: [
      'POST /v3/users',
      'POST /v3/users/{id}/resets',
      'POST /v3/users/{id}/reset_codes',
      'HEAD /v3/users/{id}/resets/{token}',
      'PUT /v3/users/{id}/resets/{token}',
    ],
    also: callers,
    reason: 'Registering and resetting a password come before signing in.',
  },
  {
    calls: ['POST /v3/trip_requests'],
    also: ['agent', ...staff],
    reason: 'The specification has its own refusal: 403 auth.onlyTravelers, in the handler.',
  },
  {
    calls: ['POST /v3/trip_matches/{id}/reviews'],
    also: callers,
    reason: 'The link of an invitation needs no account; without one, only travelers of the match and staff may write.',
  },
  { calls: ['GET /v3/trip_matches/{id}/reviews'], not: ['anonymous'], reason: 'A match is not public, its published review is.' },
  { calls: ['POST /v3/search_alerts/{id}/stops'], also: callers, reason: 'Whoever has the mail may end it, without signing in.' },
  {
    calls: ['GET /v3/newsletter_requests'],
    not: ['anonymous', 'traveler', 'agent', 'teamMember', 'care', 'editor', 'publisher'],
    reason: 'A receipt tells its own state; the addresses are for those who write the newsletter.',
  },
  { calls: ['GET /v3/jobs/{id}'], also: ['agent'], reason: 'An agent follows the export they started.' },
  {
    calls: ['GET /v3/redirects/{id}'],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'Visitors ask where a path leads; the record is for staff.',
  },
  {
    calls: ['GET /v3/contact_requests', 'GET /v3/contact_requests/{id}', /GET \/v2\/company_contact_request_/],
    not: ['agent'],
    reason: 'Agents read the questions to their company, not those to us nor the totals.',
  },
  {
    calls: ['GET /v2/company_contact_request_email_addresses'],
    not: ['teamMember', 'care', 'editor', 'publisher', 'marageti'],
    reason: 'Addresses of people leave the product only by an administrator, audited.',
  },
  {
    calls: ['GET /v2/views'],
    not: ['agent', 'traveler', 'anonymous', 'teamMember', 'editor', 'publisher'],
    reason: 'Visitors know the unguessable id of their own view; lists are for those who analyse.',
  },
  {
    calls: [/GET \/v2\/(company|itinerary|review)_searches$/, /GET \/v2\/company_search_/, /_searches\/\{id\}\/sync$/],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'What others searched for is for staff; a stored search is shared by its id.',
  },
  {
    calls: [/\/publish_check$/],
    not: ['agent', 'traveler', 'anonymous'],
    reason: 'What a draft lacks concerns those who see drafts.',
  },
];
