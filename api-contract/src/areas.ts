import type { Contract } from './contract.ts';

/** The areas of the API reference, in display order, each with its entities. */
export const areas: readonly { name: string; about: string; entities: readonly (keyof Contract)[] }[] = [
  {
    name: 'Trips',
    about: 'Trip requests and the partners matched with them.',
    entities: [
      'tripRequests',
      'tripRequestDrafts',
      'guestTripRequests',
      'tripRequestFunnel',
      'tripMatches',
      'checklistTemplates',
      'screeningCriteria',
      'screeningResults',
    ],
  },
  {
    name: 'Money',
    about: 'Sales, the commission they bring, its invoices, what partners owe and pay of it, and exchange rates.',
    entities: ['salesRecordings', 'invoices', 'payments', 'refunds', 'exchangeRates', 'ledgerEntries', 'partnerStatements'],
  },
  {
    name: 'Reports',
    about: 'Figures of all requests, partners and pages of a period.',
    entities: ['reports'],
  },
  {
    name: 'Travelers',
    about: 'The people who travel.',
    entities: ['travelers', 'travelerProfiles', 'privacyRequests', 'legalHolds', 'retentionPolicies', 'retentionRuns'],
  },
  {
    name: 'Partners',
    about: 'Travel companies, their agents, and our team.',
    entities: ['partners', 'partnerAvailabilities', 'agents', 'changeRequests', 'teamMembers', 'specializations'],
  },
  {
    name: 'Conversations',
    about: 'Messages, notes, documents and emails.',
    entities: ['conversations', 'conversationSummaries', 'contactLog', 'notes', 'documents', 'templates', 'templatedEmails', 'push'],
  },
  {
    name: 'Reviews',
    about: 'Reviews that travelers write after a trip.',
    entities: ['reviews', 'tripReviews', 'reviewVotes', 'reviewSearches'],
  },
  {
    name: 'Content',
    about: 'Everything that editors write and visitors read.',
    entities: [
      'articles',
      'guides',
      'itineraries',
      'landingPages',
      'landingPageCategories',
      'companies',
      'companyCategories',
      'contentPages',
      'careers',
      'newsSources',
      'newsSnippets',
      'previewLinks',
      'redirects',
      'itinerarySearches',
      'searchAlerts',
      'companySearches',
    ],
  },
  {
    name: 'Places and pictures',
    about: 'Destinations, countries, locations and images.',
    entities: [
      'locations',
      'locationNames',
      'destinations',
      'countries',
      'countrySettings',
      'mapFeatures',
      'images',
      'photos',
      'standards',
    ],
  },
  {
    name: 'Site',
    about: 'Settings of the site, contact forms and analytics.',
    entities: [
      'siteSettings',
      'sitePages',
      'search',
      'tripRequestAnnouncement',
      'newsletterRequests',
      'contactRequests',
      'companyContactRequests',
      'inboundEmails',
      'suppressions',
      'views',
      'events',
      'captcha',
    ],
  },
  {
    name: 'Accounts',
    about: 'Users, sessions, second factors, access tokens and single sign-on.',
    entities: [
      'users',
      'sessions',
      'ownSessions',
      'factors',
      'recoveryCodes',
      'stepUps',
      'passkeys',
      'tokens',
      'saml',
      'people',
      'visitors',
      'usersV2',
      'tokensV2',
    ],
  },
  {
    name: 'Programs',
    about: 'Webhooks: programs of others are told what happens.',
    entities: ['webhookEndpoints', 'webhookEvents'],
  },
  {
    name: 'Work',
    about: 'Notifications, saved views, bulk actions, imports, exports, background jobs, the audit log and test mode.',
    entities: [
      'notifications',
      'notificationPreferences',
      'userSearches',
      'bulkActions',
      'imports',
      'exports',
      'jobs',
      'audit',
      'testMode',
    ],
  },
];

/** The area to which an entity belongs. */
export function areaOf(entity: string): string {
  return areas.find(({ entities }) => entities.some((one) => one === entity))?.name ?? 'Other';
}
