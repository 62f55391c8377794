import type { Contract } from './contract.ts';

/** The areas of the API, in the order the reference shows them, each with the entities it holds. */
export const areas: readonly { name: string; about: string; entities: readonly (keyof Contract)[] }[] = [
  {
    name: 'Trips',
    about: 'What travelers ask for, who is proposed to them, and what becomes of it.',
    entities: [
      'tripRequests',
      'tripRequestDrafts',
      'guestTripRequests',
      'tripRequestFunnel',
      'tripMatches',
      'salesRecordings',
      'screeningCriteria',
      'screeningResults',
    ],
  },
  { name: 'Travelers', about: 'The people who travel.', entities: ['travelers', 'travelerProfiles'] },
  {
    name: 'Partners',
    about: 'Travel companies, their agents, and our team.',
    entities: ['partners', 'partnerAvailabilities', 'agents', 'changeRequests', 'teamMembers', 'specializations'],
  },
  {
    name: 'Conversations',
    about: 'Messages, notes, documents and mails.',
    entities: ['conversations', 'conversationSummaries', 'notes', 'documents', 'templates', 'templatedEmails', 'push'],
  },
  { name: 'Reviews', about: 'What travelers say afterwards.', entities: ['reviews', 'tripReviews', 'reviewVotes', 'reviewSearches'] },
  {
    name: 'Content',
    about: 'What editors write and visitors read.',
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
      'companySearches',
    ],
  },
  {
    name: 'Places and pictures',
    about: 'Where trips go, and what it looks like.',
    entities: ['locations', 'locationNames', 'destinations', 'countries', 'countrySettings', 'images', 'photos', 'standards'],
  },
  {
    name: 'Site',
    about: 'What the site shows and hears.',
    entities: [
      'siteSettings',
      'tripRequestAnnouncement',
      'newsletterRequests',
      'contactRequests',
      'companyContactRequests',
      'views',
      'events',
      'captcha',
    ],
  },
  {
    name: 'Accounts',
    about: 'Who may come in, and as whom.',
    entities: ['users', 'sessions', 'tokens', 'saml', 'people', 'visitors', 'usersV2', 'tokensV2'],
  },
  { name: 'Work', about: 'Saved views, background work and the record of who did what.', entities: ['userSearches', 'jobs', 'audit'] },
];

/** The area an entity stands in. */
export function areaOf(entity: string): string {
  return areas.find(({ entities }) => entities.some((one) => one === entity))?.name ?? 'Other';
}
