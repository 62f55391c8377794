import { sitePages } from './entities/sitePages.ts';
import { bulkActions } from './entities/bulkActions.ts';
import { checklistTemplates } from './entities/checklistTemplates.ts';
import { siteSettings, tripRequestAnnouncement } from './entities/siteSettings.ts';
import { newsSnippets, newsSources } from './entities/news.ts';
import { careers } from './entities/careers.ts';
import { locations } from './entities/locations.ts';
import { images, photos } from './entities/images.ts';
import { captcha, newsletterRequests, views } from './entities/capture.ts';
import { companyContactRequests, contactRequests } from './entities/contactRequests.ts';
import { audit } from './entities/audit.ts';
import { exports } from './entities/exports.ts';
import { imports } from './entities/imports.ts';
import { inboundEmails, suppressions } from './entities/inboundEmails.ts';
import { jobs } from './entities/jobs.ts';
import { articles } from './entities/content/articles.ts';
import { guides } from './entities/content/guides.ts';
import { itineraries } from './entities/content/itineraries.ts';
import { landingPages } from './entities/content/landingPages.ts';
import { landingPageCategories } from './entities/content/landingPageCategories.ts';
import { companies } from './entities/content/companies.ts';
import { companyCategories } from './entities/content/companyCategories.ts';
import { contentPages } from './entities/content/contentPages.ts';
import { previewLinks } from './entities/content/previewLinks.ts';
import { redirects } from './entities/content/redirects.ts';
import { conversations, conversationSummaries } from './entities/conversations.ts';
import { contactLog } from './entities/contactLog.ts';
import { notes } from './entities/notes.ts';
import { notificationPreferences, notifications } from './entities/notifications.ts';
import { push } from './entities/push.ts';
import { documents } from './entities/documents.ts';
import { events } from './entities/events.ts';
import { templatedEmails } from './entities/templatedEmails.ts';
import { templates } from './entities/templates.ts';
import { mapFeatures } from './entities/mapFeatures.ts';
import { countries, countrySettings, destinations, locationNames } from './entities/places.ts';
import { reviews, reviewVotes, tripReviews } from './entities/reviews.ts';
import { search } from './entities/search.ts';
import { companySearches, itinerarySearches, reviewSearches } from './entities/searches.ts';
import { exchangeRates } from './entities/exchangeRates.ts';
import { invoices } from './entities/invoices.ts';
import { ledgerEntries } from './entities/ledgerEntries.ts';
import { payments } from './entities/payments.ts';
import { refunds } from './entities/refunds.ts';
import { reports } from './entities/reports.ts';
import { partnerStatements } from './entities/partnerStatements.ts';
import { salesRecordings } from './entities/salesRecordings.ts';
import { screeningCriteria, screeningResults } from './entities/screening.ts';
import { testMode } from './entities/testMode.ts';
import { tokensV2, usersV2 } from './entities/olderAccounts.ts';
import { people, visitors } from './entities/people.ts';
import { agents } from './entities/agents.ts';
import { changeRequests } from './entities/changeRequests.ts';
import { partnerAvailabilities } from './entities/partnerAvailabilities.ts';
import { legalHolds, privacyRequests } from './entities/privacy.ts';
import { retentionPolicies, retentionRuns } from './entities/retention.ts';
import { partners } from './entities/partners.ts';
import { specializations } from './entities/specializations.ts';
import { standards } from './entities/standards.ts';
import { teamMembers } from './entities/teamMembers.ts';
import { factors, passkeys, recoveryCodes, stepUps } from './entities/factors.ts';
import { ownSessions } from './entities/ownSessions.ts';
import { saml, sessions, tokens } from './entities/sessions.ts';
import { searchAlerts } from './entities/searchAlerts.ts';
import { userSearches } from './entities/userSearches.ts';
import { users } from './entities/users.ts';
import { travelerProfiles, travelers } from './entities/travelers.ts';
import { tripMatches } from './entities/tripMatches.ts';
import { tripRequestFunnel } from './entities/tripRequestFunnel.ts';
import { guestTripRequests, tripRequestDrafts } from './entities/tripRequestLinks.ts';
import { tripRequests } from './entities/tripRequests.ts';
import { webhookEndpoints, webhookEvents } from './entities/webhooks.ts';

/** Written out by name, because the compiler cannot serialize an inferred type of this size. Add an entity here and below. */
export type Contract = {
  salesRecordings: typeof salesRecordings;
  exchangeRates: typeof exchangeRates;
  invoices: typeof invoices;
  ledgerEntries: typeof ledgerEntries;
  payments: typeof payments;
  refunds: typeof refunds;
  partnerStatements: typeof partnerStatements;
  reports: typeof reports;
  screeningCriteria: typeof screeningCriteria;
  screeningResults: typeof screeningResults;
  imports: typeof imports;
  webhookEndpoints: typeof webhookEndpoints;
  webhookEvents: typeof webhookEvents;
  bulkActions: typeof bulkActions;
  exports: typeof exports;
  inboundEmails: typeof inboundEmails;
  suppressions: typeof suppressions;
  jobs: typeof jobs;
  audit: typeof audit;
  sessions: typeof sessions;
  tokens: typeof tokens;
  ownSessions: typeof ownSessions;
  factors: typeof factors;
  recoveryCodes: typeof recoveryCodes;
  stepUps: typeof stepUps;
  passkeys: typeof passkeys;
  users: typeof users;
  people: typeof people;
  visitors: typeof visitors;
  saml: typeof saml;
  tokensV2: typeof tokensV2;
  usersV2: typeof usersV2;
  tripRequests: typeof tripRequests;
  tripRequestDrafts: typeof tripRequestDrafts;
  guestTripRequests: typeof guestTripRequests;
  tripRequestFunnel: typeof tripRequestFunnel;
  tripMatches: typeof tripMatches;
  checklistTemplates: typeof checklistTemplates;
  travelers: typeof travelers;
  travelerProfiles: typeof travelerProfiles;
  privacyRequests: typeof privacyRequests;
  legalHolds: typeof legalHolds;
  retentionPolicies: typeof retentionPolicies;
  retentionRuns: typeof retentionRuns;
  partners: typeof partners;
  partnerAvailabilities: typeof partnerAvailabilities;
  agents: typeof agents;
  teamMembers: typeof teamMembers;
  specializations: typeof specializations;
  standards: typeof standards;
  changeRequests: typeof changeRequests;
  countries: typeof countries;
  countrySettings: typeof countrySettings;
  destinations: typeof destinations;
  mapFeatures: typeof mapFeatures;
  locationNames: typeof locationNames;
  articles: typeof articles;
  guides: typeof guides;
  itineraries: typeof itineraries;
  landingPages: typeof landingPages;
  landingPageCategories: typeof landingPageCategories;
  companies: typeof companies;
  companyCategories: typeof companyCategories;
  contentPages: typeof contentPages;
  previewLinks: typeof previewLinks;
  redirects: typeof redirects;
  views: typeof views;
  newsletterRequests: typeof newsletterRequests;
  captcha: typeof captcha;
  documents: typeof documents;
  testMode: typeof testMode;
  templates: typeof templates;
  templatedEmails: typeof templatedEmails;
  events: typeof events;
  conversations: typeof conversations;
  conversationSummaries: typeof conversationSummaries;
  contactLog: typeof contactLog;
  notes: typeof notes;
  notifications: typeof notifications;
  notificationPreferences: typeof notificationPreferences;
  push: typeof push;
  reviews: typeof reviews;
  tripReviews: typeof tripReviews;
  reviewVotes: typeof reviewVotes;
  contactRequests: typeof contactRequests;
  companyContactRequests: typeof companyContactRequests;
  companySearches: typeof companySearches;
  reviewSearches: typeof reviewSearches;
  itinerarySearches: typeof itinerarySearches;
  searchAlerts: typeof searchAlerts;
  userSearches: typeof userSearches;
  search: typeof search;
  images: typeof images;
  photos: typeof photos;
  locations: typeof locations;
  careers: typeof careers;
  newsSources: typeof newsSources;
  newsSnippets: typeof newsSnippets;
  sitePages: typeof sitePages;
  siteSettings: typeof siteSettings;
  tripRequestAnnouncement: typeof tripRequestAnnouncement;
};

/** Every served call, by entity and name; the source for routing, client types, OpenAPI and tests. */
export const contract: Contract = {
  salesRecordings,
  exchangeRates,
  invoices,
  ledgerEntries,
  payments,
  refunds,
  partnerStatements,
  reports,
  screeningCriteria,
  screeningResults,
  imports,
  webhookEndpoints,
  webhookEvents,
  bulkActions,
  exports,
  inboundEmails,
  suppressions,
  jobs,
  audit,
  sessions,
  ownSessions,
  factors,
  recoveryCodes,
  stepUps,
  passkeys,
  tokens,
  users,
  people,
  visitors,
  saml,
  tokensV2,
  usersV2,
  tripRequests,
  tripRequestDrafts,
  guestTripRequests,
  tripRequestFunnel,
  tripMatches,
  checklistTemplates,
  travelers,
  travelerProfiles,
  privacyRequests,
  legalHolds,
  retentionPolicies,
  retentionRuns,
  partners,
  partnerAvailabilities,
  agents,
  teamMembers,
  specializations,
  standards,
  changeRequests,
  countries,
  countrySettings,
  destinations,
  mapFeatures,
  locationNames,
  articles,
  guides,
  itineraries,
  landingPages,
  landingPageCategories,
  companies,
  companyCategories,
  contentPages,
  previewLinks,
  redirects,
  views,
  newsletterRequests,
  captcha,
  documents,
  testMode,
  templates,
  templatedEmails,
  events,
  conversations,
  conversationSummaries,
  contactLog,
  notes,
  notifications,
  notificationPreferences,
  push,
  reviews,
  tripReviews,
  reviewVotes,
  contactRequests,
  companyContactRequests,
  companySearches,
  reviewSearches,
  itinerarySearches,
  searchAlerts,
  userSearches,
  search,
  images,
  photos,
  locations,
  careers,
  newsSources,
  newsSnippets,
  sitePages,
  siteSettings,
  tripRequestAnnouncement,
};
