import { type Call, contract } from '@farwend/api-contract';
import { z } from 'zod';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { isId } from '#src/kernel/isId.ts';
import type { Reference, ReferenceUse } from '#src/kernel/reference.ts';
import { selectAgentsOfPartner, selectContractsOfPartner, selectReferred } from './references.sql.ts';
import { referTo, referToPart, referToRow } from './referTo.ts';

/** What an id in a body means: a reference, checked for all calls alike; one whose fitness only the named file knows; or none to a record. */
export type Meaning = Reference | { checkedIn: string } | { notAReference: string };

const ids = {
  teamMember: referToRow(selectReferred.teamMembers, { unknown: 'There is no team member with this id' }),
  careMember: referToRow(selectReferred.careMembers, {
    unknown: 'There is no team member with this id',
    unfit: 'Choose an active member of our care team',
  }),
  place: referToRow(selectReferred.locations, { unknown: 'There is no place with this id' }),
  airport: referToRow(selectReferred.airports, { unknown: 'There is no airport with this id' }),
  specialization: referToRow(selectReferred.specializations, { unknown: 'There is no specialization with this id' }),
  agent: referToRow(selectReferred.agents, { unknown: 'There is no agent with this id' }),
  itinerary: referToRow(selectReferred.itineraries, {
    unknown: 'There is no itinerary with this id',
    unfit: 'This itinerary is in the trash. Restore it, or choose another',
  }),
  anyItinerary: referToRow(selectReferred.itinerariesOrTrashed, { unknown: 'There is no itinerary with this id' }),
  company: referToRow(selectReferred.companies, {
    unknown: 'There is no company page with this id',
    unfit: 'This company page is in the trash. Restore it, or choose another',
  }),
  anyCompany: referToRow(selectReferred.companiesOrTrashed, { unknown: 'There is no company page with this id' }),
  partner: referTo(
    partnerEntity,
    { unknown: 'There is no partner with this id', unfit: 'This partner was merged into another. Choose that one' },
    { reads: ['mergedIntoId'], isFit: ({ mergedIntoId }) => mergedIntoId === null },
  ),
  workingPartner: referTo(
    partnerEntity,
    {
      unknown: 'There is no partner with this id',
      unfit: 'Only an ACTIVE or PAUSED partner sees trip requests. Choose another, or leave it out',
    },
    { reads: ['status'], isFit: ({ status }) => status === 'ACTIVE' || status === 'PAUSED' },
  ),
  agentOfPath: referToPart(selectAgentsOfPartner, readPath, {
    unknown: 'Choose an agent of this partner',
    unfit: 'The account of this agent is not enabled. Choose another agent of this partner',
  }),
  agentOfBody: referToPart(selectAgentsOfPartner, readPartnerOfBody, {
    unknown: 'Choose an agent of this partner',
    unfit: 'The account of this agent is not enabled. Choose another agent of this partner',
  }),
  contractOfPath: referToPart(selectContractsOfPartner, readPath, {
    unknown: 'Choose a document that is linked to this partner',
    unfit: 'Choose an AVAILABLE document of the category CONTRACT',
  }),
  tripRequest: referTo(tripRequestEntity, { unknown: 'Give the id of another trip request' }),
} satisfies Record<string, Reference>;

function readPath({ params: { id = '' } }: ReferenceUse): string | undefined {
  return isId(id) ? id : undefined;
}
function readPartnerOfBody({ body }: ReferenceUse): string | undefined {
  return z.object({ partnerId: z.uuid() }).safeParse(body).data?.partnerId;
}

const richText: Meaning = { checkedIn: 'publishing/checkReferences.ts' };
const uploadedPicture: Meaning = { checkedIn: 'publishing/pictures/resolveImages.ts' };
const content: Meaning = { checkedIn: 'publishing/checkReferences.ts' };
const ofVisit: Meaning = { notAReference: 'made by the browser, or deleted in time' };
const ofVendor: Meaning = { notAReference: 'made by another system' };

/** The calls whose field means something else than that of the other calls. */
export const meaningsByCall: readonly { calls: readonly Call[]; at: string; meaning: Meaning }[] = [
  // the page was open when the visitor came from it
  { calls: [contract.tripRequests.create], at: '/basedOnItineraryId', meaning: ids.anyItinerary },
  {
    calls: [contract.companyContactRequests.create],
    at: '/companyId',
    meaning: { checkedIn: 'domains/site/contactRequests/companyContactRequest.routes.ts' },
  },
  { calls: [contract.partners.addCountry, contract.partners.updateCountry], at: '/leadAgentId', meaning: ids.agentOfPath },
  { calls: [contract.reviews.update, contract.reviews.updateOlder], at: '/itineraryId', meaning: ids.itinerary },
];

/** What the id at a place in a body means. A place that starts with `…` is any that ends so. */
export const meanings: Record<string, Meaning> = {
  '/careOwnerId': ids.careMember,
  '/teamMemberId': ids.careMember,
  '/careTeamMemberIds/*': ids.careMember,
  '/assignedToId': ids.careMember,
  '/hiringManagerId': ids.teamMember,
  '/authorId': ids.teamMember,
  '/contract/documentId': ids.contractOfPath,
  '/visibleToPartnerIds/*': ids.workingPartner,
  '/hiddenFromPartnerIds/*': ids.partner,
  '/partnerId': ids.partner,
  '/agentIds/*': ids.agentOfBody,
  '/shownAgentIds/*': ids.agent,
  '/duplicateOfId': ids.tripRequest,
  '/basedOnItineraryId': ids.itinerary,
  '/requestedCompanyId': ids.anyCompany,
  '/companyId': ids.company,
  '/primaryLocationId': ids.place,
  '/baseLocationId': ids.place,
  '/locationId': ids.place,
  '/locationIds/*': ids.place,
  '/parentIds/*': ids.place,
  '/countriesServed/*': ids.place,
  '/visited/*': ids.place,
  '/wishlist/*': ids.place,
  '/days/*/locationIds/*': ids.place,
  '/days/*/overnightLocationId': ids.place,
  '/days/*/transfers/*/fromPoint/locationId': ids.place,
  '/days/*/transfers/*/toPoint/locationId': ids.place,
  '/startAirportId': ids.airport,
  '/endAirportId': ids.airport,
  '/specialtyIds/*': ids.specialization,
  '/specializationIds/*': ids.specialization,

  // what fits depends on the record that is changed
  '/agentId': { checkedIn: 'domains/sales/salesRecordings/saleChecks.ts' },
  '/leadAgentId': { checkedIn: 'domains/trips/tripMatches/changeTripMatch.ts' },
  '/outOfOffice/delegateAgentId': { checkedIn: 'domains/partners/agents/checkAgentFacts.ts' },
  '/assigneeId': { checkedIn: 'domains/trips/tripRequests/checkAssignees.ts' },
  '/checklistItems/*/assigneeId': { checkedIn: 'domains/trips/tripRequests/checkAssignees.ts' },
  '/checklistItems/*/id': { checkedIn: 'domains/trips/tripRequests/buildChecklistItem.ts' },
  '/allocations/*/invoiceId': { checkedIn: 'domains/sales/payments/allocations.ts' },
  '/salesRecordingIds/*': { checkedIn: 'domains/sales/invoices/createInvoice.ts' },
  '/linkedRecordingId': { checkedIn: 'domains/sales/salesRecordings/saleChecks.ts' },
  '/tripMatchId': { checkedIn: 'domains/sales/salesRecordings/salesRecording.routes.ts' },
  '/documentIds/*': { checkedIn: 'domains/conversations/messages/checkMessageDocuments.ts' },
  '/links/*/id': { checkedIn: 'domains/conversations/documents/documentLinks.ts' },
  '/replacesId': { checkedIn: 'domains/conversations/documents/createDocument.ts' },
  '/replyToId': { checkedIn: 'domains/conversations/messages/writeMessage.ts' },
  '/messageId': { checkedIn: 'domains/conversations/conversations/inbox.ts' },
  '/tripRequestId': { checkedIn: 'domains/conversations/conversations/startConversation.ts' },
  '/personIds/*': { checkedIn: 'domains/conversations/conversations/startConversation.ts' },
  '/mentions/*': { checkedIn: 'domains/conversations/notes/note.routes.ts' },
  '/subjectId': { checkedIn: 'domains/conversations/notes/checkNoteSubject.ts' },
  '/personId': { checkedIn: 'domains/conversations/templatedEmails/findRecipient.ts' },
  '/related/id': { checkedIn: 'domains/conversations/templatedEmails/sendTemplatedEmail.ts' },
  '/conversationId': { checkedIn: 'domains/site/inboundEmails/attachEmail.ts' },
  '/criterionId': { checkedIn: 'domains/trips/screening/recordAnswer.ts' },
  '/destinations/*/id': { checkedIn: 'domains/trips/tripRequests/tripPlaces.ts' },
  '/travelers/*/travelerId': { checkedIn: 'domains/trips/tripRequests/tripParty.ts' },
  '/travelerId': { checkedIn: 'domains/trips/tripRequests/tripParty.ts' },
  '/proposalId': { checkedIn: 'domains/trips/tripMatches/prepareTripMatchMove.ts' },
  '/matchId': { checkedIn: 'domains/reviews/tripReview.routes.ts' },
  '/reviewId': { checkedIn: 'domains/reviews/reviewVote.routes.ts' },
  '/newsSourceId': { checkedIn: 'domains/editorial/news/newsSnippet.routes.ts' },
  '/entityId': { checkedIn: 'domains/editorial/changeRequests/changeRequest.routes.ts' },
  '/parentId': { checkedIn: 'publishing/checkParent.ts' },
  '/categoryId': content,
  '/categoryIds/*': content,
  '/companyIds/*': content,
  '/itineraryIds/*': content,
  '/sampleItineraryIds/*': content,
  '/pinnedCompanyIds/*': content,
  '/pinnedRelated/*/entityId': content,
  '/toEntity/entityId': { checkedIn: 'domains/editorial/redirects/resolveTarget.ts' },
  '/params/agentId': { checkedIn: 'domains/site/bulkActions/bulkOperation.ts' },
  '/params/partnerId': { checkedIn: 'domains/site/bulkActions/bulkOperation.ts' },
  '/params/teamMemberId': { checkedIn: 'domains/site/bulkActions/bulkOperation.ts' },
  '…/blocks/*/content/*/link/entityId': richText,
  '…/blocks/*/filter/companyId': richText,
  '…/blocks/*/filter/locationId': richText,
  '…/blocks/*/href/entityId': richText,
  '…/blocks/*/items/*/*/link/entityId': richText,
  '…/blocks/*/items/*/entityId': richText,
  '…/blocks/*/itineraryId': richText,
  '…/blocks/*/locationIds/*': richText,
  '…/image/id': uploadedPicture,
  '…/images/*/id': uploadedPicture,
  '…/photos/*/id': uploadedPicture,
  '…/gallery/*/id': uploadedPicture,
  '/heroImage/id': uploadedPicture,
  '/uprightImage/id': uploadedPicture,
  '/logo/id': uploadedPicture,
  '/photo/id': uploadedPicture,
  '/seo/ogImage/id': uploadedPicture,

  '/id': { notAReference: 'the record of the path itself' },
  '/ids/*': { notAReference: 'what the call is about, answered one by one' },
  '/filters/companyId': { notAReference: 'stored searches keep what was searched for' },
  '/filters/locationIds/*': { notAReference: 'stored searches keep what was searched for' },
  '/challengeId': { notAReference: 'a sign-in that is under way' },
  '/viewId': ofVisit,
  '/deviceId': ofVisit,
  '/sessionId': ofVisit,
  '/pageId': ofVisit,
  '/formId': ofVisit,
  '/clientMessageId': ofVisit,
  '/socketId': ofVisit,
  '/channelName': { notAReference: 'the name of a channel' },
  '/googleClientId': ofVendor,
  '/reCaptchaId': ofVendor,
  '/recaptchaId': ofVendor,
  '/taxId': ofVendor,
  '/billFrom/taxId': ofVendor,
};
