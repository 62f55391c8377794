import type { AllHandlers } from '#src/http/mount.ts';
import { auditHandlers } from './audit/audit.routes.ts';
import { jobHandlers } from './jobs/job.routes.ts';
import { articleHandlers } from './articles/article.routes.ts';
import { guideHandlers } from './guides/guide.routes.ts';
import { itineraryHandlers } from './itineraries/itinerary.routes.ts';
import { landingPageHandlers } from './landingPages/landingPage.routes.ts';
import { landingPageCategoryHandlers } from './landingPageCategories/landingPageCategory.routes.ts';
import { companyHandlers } from './companies/company.routes.ts';
import { companyCategoryHandlers } from './companyCategories/companyCategory.routes.ts';
import { contentPageHandlers } from './contentPages/contentPage.routes.ts';
import { previewLinkHandlers } from './previewLinks/previewLink.routes.ts';
import { redirectHandlers } from './redirects/redirect.routes.ts';
import { captchaHandlers } from './capture/captcha.routes.ts';
import { newsletterRequestHandlers } from './capture/newsletterRequest.routes.ts';
import { viewHandlers } from './capture/view.routes.ts';
import { companyContactRequestHandlers } from './contactRequests/companyContactRequest.routes.ts';
import { contactRequestHandlers } from './contactRequests/contactRequest.routes.ts';
import { conversationHandlers } from './conversations/conversation.routes.ts';
import { conversationSummaryHandlers } from './conversations/conversationSummaries.routes.ts';
import { noteHandlers } from './notes/note.routes.ts';
import { pushHandlers } from '#src/push/push.routes.ts';
import { countryHandlers } from './places/country.routes.ts';
import { countrySettingHandlers } from './places/countrySetting.routes.ts';
import { destinationHandlers } from './places/destination.routes.ts';
import { locationNameHandlers } from './places/locationName.routes.ts';
import { documentHandlers } from './documents/document.routes.ts';
import { eventHandlers } from './events/event.routes.ts';
import { templatedEmailHandlers } from './templatedEmails/templatedEmail.routes.ts';
import { templateHandlers } from './templates/template.routes.ts';
import { reviewHandlers } from './reviews/review.routes.ts';
import { reviewVoteHandlers } from './reviews/reviewVote.routes.ts';
import { tripReviewHandlers } from './reviews/tripReview.routes.ts';
import { salesRecordingHandlers } from './salesRecordings/salesRecording.routes.ts';
import { screeningCriterionHandlers } from './screening/screeningCriterion.routes.ts';
import { screeningResultHandlers } from './screening/screeningResult.routes.ts';
import { personHandlers } from './people/person.routes.ts';
import { visitorHandlers } from './people/visitor.routes.ts';
import { samlHandlers } from './sessions/saml.routes.ts';
import { tokenV2Handlers } from './sessions/tokensV2.routes.ts';
import { userHandlers } from './users/user.routes.ts';
import { userV2Handlers } from './users/usersV2.routes.ts';
import { sessionHandlers } from './sessions/session.routes.ts';
import { tokenHandlers } from './sessions/token.routes.ts';
import { agentHandlers } from './agents/agent.routes.ts';
import { changeRequestHandlers } from './changeRequests/changeRequest.routes.ts';
import { availabilityHandlers } from './partners/availability.routes.ts';
import { partnerHandlers } from './partners/partner.routes.ts';
import { specializationHandlers } from './specializations/specialization.routes.ts';
import { standardHandlers } from './standards/standard.routes.ts';
import { teamMemberHandlers } from './teamMembers/teamMember.routes.ts';
import { travelerHandlers } from './travelers/traveler.routes.ts';
import { travelerProfileHandlers } from './travelers/travelerProfile.routes.ts';
import { companySearchHandlers, itinerarySearchHandlers, reviewSearchHandlers } from './storedSearches/storedSearch.routes.ts';
import { userSearchHandlers } from './userSearches/userSearch.routes.ts';
import { tripMatchHandlers } from './tripMatches/tripMatch.routes.ts';
import { guestTripRequestHandlers } from './tripRequests/guestTripRequest.routes.ts';
import { tripRequestHandlers } from './tripRequests/tripRequest.routes.ts';
import { tripRequestDraftHandlers } from './tripRequests/tripRequestDraft.routes.ts';
import { tripRequestFunnelHandlers } from './tripRequests/tripRequestFunnel.routes.ts';
import { imageHandlers, photoHandlers } from './images/image.routes.ts';
import { locationHandlers } from './locations/location.routes.ts';
import { careerHandlers } from './careers/career.routes.ts';
import { newsSourceHandlers } from './news/newsSource.routes.ts';
import { newsSnippetHandlers } from './news/newsSnippet.routes.ts';
import { siteSettingsHandlers } from './siteSettings/siteSettings.routes.ts';
import { announcementHandlers } from './siteSettings/announcement.routes.ts';

/** Who answers each call of the contract. */
export const handlers: AllHandlers = {
  salesRecordings: salesRecordingHandlers,
  screeningCriteria: screeningCriterionHandlers,
  screeningResults: screeningResultHandlers,
  jobs: jobHandlers,
  audit: auditHandlers,
  sessions: sessionHandlers,
  tokens: tokenHandlers,
  users: userHandlers,
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
  travelers: travelerHandlers,
  travelerProfiles: travelerProfileHandlers,
  partners: partnerHandlers,
  partnerAvailabilities: availabilityHandlers,
  agents: agentHandlers,
  teamMembers: teamMemberHandlers,
  specializations: specializationHandlers,
  standards: standardHandlers,
  changeRequests: changeRequestHandlers,
  countries: countryHandlers,
  countrySettings: countrySettingHandlers,
  destinations: destinationHandlers,
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
  documents: documentHandlers,
  templates: templateHandlers,
  templatedEmails: templatedEmailHandlers,
  events: eventHandlers,
  conversations: conversationHandlers,
  conversationSummaries: conversationSummaryHandlers,
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
  userSearches: userSearchHandlers,
  images: imageHandlers,
  photos: photoHandlers,
  locations: locationHandlers,
  careers: careerHandlers,
  newsSources: newsSourceHandlers,
  newsSnippets: newsSnippetHandlers,
  siteSettings: siteSettingsHandlers,
  tripRequestAnnouncement: announcementHandlers,
};
