import { documentLinkTargets } from './documentLinkTargets.ts';
import type { AllHandlers } from './http/mountApi.ts';
import { webhookEndpointHandlers } from './domains/webhooks/endpoints/webhookEndpoint.routes.ts';
import { webhookEventHandlers } from './domains/webhooks/events/webhookEvent.routes.ts';
import { auditHandlers } from './domains/site/operations/audit.routes.ts';
import { jobHandlers } from './domains/site/operations/job.routes.ts';
import { articleHandlers } from './domains/editorial/articles/article.routes.ts';
import { guideHandlers } from './domains/editorial/guides/guide.routes.ts';
import { itineraryHandlers } from './domains/editorial/itineraries/itinerary.routes.ts';
import { landingPageHandlers } from './domains/editorial/landingPages/landingPage.routes.ts';
import { landingPageCategoryHandlers } from './domains/editorial/landingPageCategories/landingPageCategory.routes.ts';
import { companyHandlers } from './domains/editorial/companies/company.routes.ts';
import { companyCategoryHandlers } from './domains/editorial/companyCategories/companyCategory.routes.ts';
import { contentPageHandlers } from './domains/editorial/contentPages/contentPage.routes.ts';
import { previewLinkHandlers } from './domains/editorial/previewLinks/previewLink.routes.ts';
import { redirectHandlers } from './domains/editorial/redirects/redirect.routes.ts';
import { captchaHandlers } from './domains/site/captcha/captcha.routes.ts';
import { bulkActionHandlers } from './domains/site/bulkActions/bulkAction.routes.ts';
import { importHandlers } from './domains/site/imports/import.routes.ts';
import { newsletterRequestHandlers } from './domains/site/newsletter/newsletterRequest.routes.ts';
import { viewHandlers } from './domains/site/views/view.routes.ts';
import { companyContactRequestHandlers } from './domains/site/contactRequests/companyContactRequest.routes.ts';
import { contactRequestHandlers } from './domains/site/contactRequests/contactRequest.routes.ts';
import { conversationHandlers } from './domains/conversations/conversations/conversation.routes.ts';
import { conversationSummaryHandlers } from './domains/conversations/conversations/conversationSummaries.routes.ts';
import { contactLogHandlers } from './domains/conversations/contactLog/contactLogEntry.routes.ts';
import { noteHandlers } from './domains/conversations/notes/note.routes.ts';
import { pushHandlers } from './domains/conversations/push/push.routes.ts';
import { countryHandlers } from './domains/places/countries/country.routes.ts';
import { countrySettingHandlers } from './domains/places/countries/countrySetting.routes.ts';
import { destinationHandlers } from './domains/places/destinations/destination.routes.ts';
import { mapFeatureHandlers } from './domains/places/mapFeatures/mapFeature.routes.ts';
import { locationNameHandlers } from './domains/places/locations/locationName.routes.ts';
import { documentHandlers } from './domains/conversations/documents/document.routes.ts';
import { eventHandlers } from './domains/site/events/event.routes.ts';
import { templatedEmailHandlers } from './domains/conversations/templatedEmails/templatedEmail.routes.ts';
import { templateHandlers } from './domains/conversations/templates/template.routes.ts';
import { reportHandlers } from './domains/reports/report.routes.ts';
import { reviewHandlers } from './domains/reviews/review.routes.ts';
import { reviewVoteHandlers } from './domains/reviews/reviewVote.routes.ts';
import { tripReviewHandlers } from './domains/reviews/tripReview.routes.ts';
import { exchangeRateHandlers } from './domains/sales/exchangeRates/exchangeRate.routes.ts';
import { invoiceHandlers } from './domains/sales/invoices/invoice.routes.ts';
import { ledgerEntryHandlers } from './domains/sales/ledger/ledgerEntry.routes.ts';
import { paymentHandlers } from './domains/sales/payments/payment.routes.ts';
import { refundHandlers } from './domains/sales/refunds/refund.routes.ts';
import { partnerStatementHandlers } from './domains/sales/statements/partnerStatement.routes.ts';
import { salesRecordingHandlers } from './domains/sales/salesRecordings/salesRecording.routes.ts';
import { checklistTemplateHandlers } from './domains/trips/checklists/checklistTemplate.routes.ts';
import { screeningCriterionHandlers } from './domains/trips/screening/screeningCriterion.routes.ts';
import { screeningResultHandlers } from './domains/trips/screening/screeningResult.routes.ts';
import { personHandlers } from './domains/accounts/people/person.routes.ts';
import { visitorHandlers } from './domains/accounts/people/visitor.routes.ts';
import { samlHandlers } from './domains/accounts/sessions/saml.routes.ts';
import { tokenV2Handlers } from './domains/accounts/sessions/tokensV2.routes.ts';
import { userHandlers } from './domains/accounts/users/user.routes.ts';
import { userV2Handlers } from './domains/accounts/users/usersV2.routes.ts';
import { sessionHandlers } from './domains/accounts/sessions/session.routes.ts';
import { factorHandlers, recoveryCodeHandlers } from './domains/accounts/factors/factor.routes.ts';
import { passkeyHandlers } from './domains/accounts/factors/passkey.routes.ts';
import { stepUpHandlers } from './domains/accounts/factors/stepUp.routes.ts';
import { ownSessionHandlers } from './domains/accounts/sessions/ownSession.routes.ts';
import { tokenHandlers } from './domains/accounts/sessions/token.routes.ts';
import { agentHandlers } from './domains/partners/agents/agent.routes.ts';
import { changeRequestHandlers } from './domains/editorial/changeRequests/changeRequest.routes.ts';
import { availabilityHandlers } from './domains/partners/availabilities/availability.routes.ts';
import { partnerHandlers } from './domains/partners/partners/partner.routes.ts';
import { specializationHandlers } from './domains/partners/specializations/specialization.routes.ts';
import { standardHandlers } from './domains/places/standards/standard.routes.ts';
import { teamMemberHandlers } from './domains/accounts/teamMembers/teamMember.routes.ts';
import { registrationHandlers } from './domains/travelers/travelers/registration.routes.ts';
import { travelerHandlers } from './domains/travelers/travelers/traveler.routes.ts';
import { legalHoldHandlers } from './domains/privacy/legalHolds/legalHold.routes.ts';
import { retentionPolicyHandlers } from './domains/privacy/retention/retentionPolicy.routes.ts';
import { retentionRunHandlers } from './domains/privacy/retention/retentionRun.routes.ts';
import { notificationHandlers } from './domains/notifications/notification.routes.ts';
import { notificationPreferenceHandlers } from './domains/notifications/preferences/notificationPreference.routes.ts';
import { privacyRequestHandlers } from './domains/privacy/privacyRequests/privacyRequest.routes.ts';
import { travelerProfileHandlers } from './domains/travelers/travelerProfiles/travelerProfile.routes.ts';
import { inboundEmailHandlers } from './domains/site/inboundEmails/inboundEmail.routes.ts';
import { testModeHandlers } from './domains/site/testMode/testMode.routes.ts';
import { suppressionHandlers } from './domains/site/suppressions/suppression.routes.ts';
import { companySearchHandlers, itinerarySearchHandlers, reviewSearchHandlers } from './domains/site/searches/storedSearch.routes.ts';
import { searchHandlers } from './domains/site/search/search.routes.ts';
import { searchAlertHandlers } from './domains/site/searches/searchAlert.routes.ts';
import { userSearchHandlers } from './domains/site/searches/userSearch.routes.ts';
import { partnerMergeHandlers } from './domains/trips/partnerMerges/partnerMerge.routes.ts';
import { travelerTripHandlers } from './domains/trips/travelerMerges/travelerTrips.routes.ts';
import { tripMatchHandlers } from './domains/trips/tripMatches/tripMatch.routes.ts';
import { guestTripRequestHandlers } from './domains/trips/tripRequests/guestTripRequest.routes.ts';
import { tripRequestHandlers } from './domains/trips/tripRequests/tripRequest.routes.ts';
import { tripRequestDraftHandlers } from './domains/trips/tripRequests/tripRequestDraft.routes.ts';
import { tripRequestFunnelHandlers } from './domains/trips/tripRequests/tripRequestFunnel.routes.ts';
import { imageHandlers, photoHandlers } from './domains/editorial/images/image.routes.ts';
import { locationHandlers } from './domains/places/locations/location.routes.ts';
import { careerHandlers } from './domains/editorial/careers/career.routes.ts';
import { newsSourceHandlers } from './domains/editorial/news/newsSource.routes.ts';
import { newsSnippetHandlers } from './domains/editorial/news/newsSnippet.routes.ts';
import { sitePageHandlers } from './domains/site/sitePages/sitePage.routes.ts';
import { siteSettingsHandlers } from './domains/site/siteSettings/siteSettings.routes.ts';
import { announcementHandlers } from './domains/site/siteSettings/announcement.routes.ts';

/** The handlers of every call of the contract, except of those that run other calls themselves: see routes.ts. */
export const handlers: Omit<AllHandlers, 'exports'> = {
  salesRecordings: salesRecordingHandlers,
  exchangeRates: exchangeRateHandlers,
  invoices: invoiceHandlers,
  ledgerEntries: ledgerEntryHandlers,
  payments: paymentHandlers,
  webhookEndpoints: webhookEndpointHandlers,
  webhookEvents: webhookEventHandlers,
  refunds: refundHandlers,
  partnerStatements: partnerStatementHandlers,
  checklistTemplates: checklistTemplateHandlers,
  reports: reportHandlers,
  screeningCriteria: screeningCriterionHandlers,
  screeningResults: screeningResultHandlers,
  bulkActions: bulkActionHandlers,
  imports: importHandlers,
  jobs: jobHandlers,
  audit: auditHandlers,
  sessions: sessionHandlers,
  tokens: tokenHandlers,
  ownSessions: ownSessionHandlers,
  factors: factorHandlers,
  recoveryCodes: recoveryCodeHandlers,
  stepUps: stepUpHandlers,
  passkeys: passkeyHandlers,
  users: { ...userHandlers, ...registrationHandlers },
  people: personHandlers,
  visitors: visitorHandlers,
  saml: samlHandlers,
  tokensV2: tokenV2Handlers,
  usersV2: userV2Handlers,
  tripRequests: tripRequestHandlers,
  tripRequestDrafts: tripRequestDraftHandlers,
  guestTripRequests: guestTripRequestHandlers,
  tripRequestFunnel: tripRequestFunnelHandlers,
  tripMatches: tripMatchHandlers,
  travelers: { ...travelerHandlers, ...travelerTripHandlers },
  travelerProfiles: travelerProfileHandlers,
  privacyRequests: privacyRequestHandlers,
  legalHolds: legalHoldHandlers,
  retentionPolicies: retentionPolicyHandlers,
  retentionRuns: retentionRunHandlers,
  notifications: notificationHandlers,
  notificationPreferences: notificationPreferenceHandlers,
  partners: { ...partnerHandlers, ...partnerMergeHandlers },
  partnerAvailabilities: availabilityHandlers,
  agents: agentHandlers,
  teamMembers: teamMemberHandlers,
  specializations: specializationHandlers,
  standards: standardHandlers,
  changeRequests: changeRequestHandlers,
  countries: countryHandlers,
  countrySettings: countrySettingHandlers,
  destinations: destinationHandlers,
  mapFeatures: mapFeatureHandlers,
  locationNames: locationNameHandlers,
  articles: articleHandlers,
  guides: guideHandlers,
  itineraries: itineraryHandlers,
  landingPages: landingPageHandlers,
  landingPageCategories: landingPageCategoryHandlers,
  companies: companyHandlers,
  companyCategories: companyCategoryHandlers,
  contentPages: contentPageHandlers,
  previewLinks: previewLinkHandlers,
  redirects: redirectHandlers,
  views: viewHandlers,
  newsletterRequests: newsletterRequestHandlers,
  captcha: captchaHandlers,
  documents: documentHandlers(documentLinkTargets),
  templates: templateHandlers,
  templatedEmails: templatedEmailHandlers,
  events: eventHandlers,
  conversations: conversationHandlers,
  conversationSummaries: conversationSummaryHandlers,
  contactLog: contactLogHandlers,
  notes: noteHandlers,
  push: pushHandlers,
  reviews: reviewHandlers,
  tripReviews: tripReviewHandlers,
  reviewVotes: reviewVoteHandlers,
  contactRequests: contactRequestHandlers,
  companyContactRequests: companyContactRequestHandlers,
  companySearches: companySearchHandlers,
  reviewSearches: reviewSearchHandlers,
  itinerarySearches: itinerarySearchHandlers,
  inboundEmails: inboundEmailHandlers,
  suppressions: suppressionHandlers,
  testMode: testModeHandlers,
  searchAlerts: searchAlertHandlers,
  userSearches: userSearchHandlers,
  search: searchHandlers,
  images: imageHandlers,
  photos: photoHandlers,
  locations: locationHandlers,
  careers: careerHandlers,
  newsSources: newsSourceHandlers,
  newsSnippets: newsSnippetHandlers,
  sitePages: sitePageHandlers,
  siteSettings: siteSettingsHandlers,
  tripRequestAnnouncement: announcementHandlers,
};
