import type { Sequelize } from 'sequelize';
import { defineContent, definePublishedContent } from '#src/content/content.model.ts';
import { defineCompanyContactRequest } from '#src/entities/contactRequests/companyContactRequest.model.ts';
import { defineContactRequest } from '#src/entities/contactRequests/contactRequest.model.ts';
import { defineAgent } from '#src/entities/agents/agent.model.ts';
import { defineNewsletterRequest } from '#src/entities/capture/newsletterRequest.model.ts';
import { defineView } from '#src/entities/capture/view.model.ts';
import { defineConversation } from '#src/entities/conversations/conversation.model.ts';
import { defineMessage } from '#src/entities/conversations/message.model.ts';
import { defineNote } from '#src/entities/notes/note.model.ts';
import { defineDocument } from '#src/entities/documents/document.model.ts';
import { defineTemplatedEmail } from '#src/entities/templatedEmails/templatedEmail.model.ts';
import { defineTemplate } from '#src/entities/templates/template.model.ts';
import { defineChangeRequest } from '#src/entities/changeRequests/changeRequest.model.ts';
import { defineAvailability } from '#src/entities/partners/availability.model.ts';
import { definePartner } from '#src/entities/partners/partner.model.ts';
import { defineCountrySetting } from '#src/entities/places/countrySetting.model.ts';
import { defineDestination } from '#src/entities/places/destination.model.ts';
import { defineAirport } from '#src/entities/airports/airport.model.ts';
import { defineLocation } from '#src/entities/locations/location.model.ts';
import { defineCareer } from '#src/entities/careers/career.model.ts';
import { defineNewsSnippet } from '#src/entities/news/newsSnippet.model.ts';
import { defineNewsSource } from '#src/entities/news/newsSource.model.ts';
import { defineAnnouncement } from '#src/entities/siteSettings/announcement.model.ts';
import { defineSiteSettings } from '#src/entities/siteSettings/siteSettings.model.ts';
import { defineImage } from '#src/entities/images/image.model.ts';
import { defineRedirect, defineSiteRedirect } from '#src/entities/redirects/redirect.model.ts';
import { definePreviewLink } from '#src/entities/previewLinks/previewLink.model.ts';
import { defineReview } from '#src/entities/reviews/review.model.ts';
import { defineSalesRecording } from '#src/entities/salesRecordings/salesRecording.model.ts';
import { defineScreeningCriterion } from '#src/entities/screening/screeningCriterion.model.ts';
import { defineScreeningResult } from '#src/entities/screening/screeningResult.model.ts';
import { defineStoredSearch } from '#src/entities/storedSearches/storedSearch.model.ts';
import { defineUserSearch } from '#src/entities/userSearches/userSearch.model.ts';
import { defineSpecialization } from '#src/entities/specializations/specialization.model.ts';
import { defineTeamMember } from '#src/entities/teamMembers/teamMember.model.ts';
import { defineTraveler } from '#src/entities/travelers/traveler.model.ts';
import { defineTravelerProfile } from '#src/entities/travelers/travelerProfile.model.ts';
import { defineTripMatch } from '#src/entities/tripMatches/tripMatch.model.ts';
import { defineTripRequest } from '#src/entities/tripRequests/tripRequest.model.ts';
import { defineUser } from '#src/entities/users/user.model.ts';

/** The models of one connection; handed to every call. */
export function defineModels(sequelize: Sequelize) {
  return {
    conversations: defineConversation(sequelize),
    messages: defineMessage(sequelize),
    notes: defineNote(sequelize),
    tripRequests: defineTripRequest(sequelize),
    tripMatches: defineTripMatch(sequelize),
    travelers: defineTraveler(sequelize),
    travelerProfiles: defineTravelerProfile(sequelize),
    users: defineUser(sequelize),
    documents: defineDocument(sequelize),
    templates: defineTemplate(sequelize),
    templatedEmails: defineTemplatedEmail(sequelize),
    countrySettings: defineCountrySetting(sequelize),
    destinations: defineDestination(sequelize),
    views: defineView(sequelize),
    newsletterRequests: defineNewsletterRequest(sequelize),
    reviews: defineReview(sequelize),
    partners: definePartner(sequelize),
    partnerAvailabilities: defineAvailability(sequelize),
    agents: defineAgent(sequelize),
    teamMembers: defineTeamMember(sequelize),
    specializations: defineSpecialization(sequelize),
    changeRequests: defineChangeRequest(sequelize),
    contactRequests: defineContactRequest(sequelize),
    companyContactRequests: defineCompanyContactRequest(sequelize),
    storedSearches: defineStoredSearch(sequelize),
    userSearches: defineUserSearch(sequelize),
    content: defineContent(sequelize),
    publishedContent: definePublishedContent(sequelize),
    previewLinks: definePreviewLink(sequelize),
    redirects: defineRedirect(sequelize),
    siteRedirects: defineSiteRedirect(sequelize),
    salesRecordings: defineSalesRecording(sequelize),
    screeningCriteria: defineScreeningCriterion(sequelize),
    screeningResults: defineScreeningResult(sequelize),
    images: defineImage(sequelize),
    locations: defineLocation(sequelize),
    airports: defineAirport(sequelize),
    careers: defineCareer(sequelize),
    newsSources: defineNewsSource(sequelize),
    newsSnippets: defineNewsSnippet(sequelize),
    siteSettings: defineSiteSettings(sequelize),
    announcements: defineAnnouncement(sequelize),
  };
}
export type Models = ReturnType<typeof defineModels>;
