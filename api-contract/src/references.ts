import type { Reference } from './call.ts';

/** A field that names a record, or several, of the entity whose `read` answers with them. */
function by<const F extends string, const E extends string>(field: F, entity: E): Reference & { field: F; entity: E } {
  return { field, entity };
}

const partner = by('partnerId', 'partners');
const author = by('authorId', 'teamMembers');

/**
 * What `expand` can answer with, by the name that it is asked for with. Only records that are read in one statement however many they are:
 * a page of the site is not, and reading a conversation is recorded.
 */
export const references = {
  agent: { partner, user: by('userId', 'users') },
  career: { hiringManager: by('hiringManagerId', 'teamMembers') },
  changeRequest: { partner, decidedBy: by('decidedById', 'users') },
  company: { author, partner, shownAgents: by('shownAgentIds', 'agents') },
  companyContactRequest: { partner, handledBy: by('handledById', 'users') },
  contactRequest: { handledBy: by('handledById', 'users') },
  contactLogEntry: { tripRequest: by('tripRequestId', 'tripRequests') },
  content: { author },
  conversation: {
    partner,
    tripRequest: by('tripRequestId', 'tripRequests'),
    tripMatch: by('tripMatchId', 'tripMatches'),
    assignedTo: by('assignedToId', 'teamMembers'),
  },
  countrySetting: { careTeamMembers: by('careTeamMemberIds', 'teamMembers') },
  document: { replaces: by('replacesId', 'documents') },
  invoice: { partner, correctsInvoice: by('correctsInvoiceId', 'invoices'), document: by('documentId', 'documents') },
  ledgerEntry: { partner, salesRecording: by('salesRecordingId', 'salesRecordings'), invoice: by('invoiceId', 'invoices') },
  message: { documents: by('documentIds', 'documents') },
  ofPartner: { partner },
  partner: {
    careOwner: by('careOwnerId', 'teamMembers'),
    openChangeRequest: by('openChangeRequestId', 'changeRequests'),
    noCompetes: by('noCompeteIds', 'partners'),
    mergedInto: by('mergedIntoId', 'partners'),
  },
  review: {
    partner,
    tripMatch: by('tripMatchId', 'tripMatches'),
    traveler: by('travelerId', 'travelers'),
    agent: by('agentId', 'agents'),
  },
  salesRecording: {
    partner,
    tripMatch: by('tripMatchId', 'tripMatches'),
    tripRequest: by('tripRequestId', 'tripRequests'),
    agent: by('agentId', 'agents'),
    invoice: by('invoiceId', 'invoices'),
    linkedRecording: by('linkedRecordingId', 'salesRecordings'),
    documents: by('documentIds', 'documents'),
  },
  screeningCriterion: { requiredByPartners: by('requiredByPartnerIds', 'partners') },
  screeningResult: { criterion: by('criterionId', 'screeningCriteria'), answeredBy: by('answeredById', 'users') },
  teamMember: { user: by('userId', 'users') },
  template: { ownerPartner: by('ownerPartnerId', 'partners') },
  traveler: { user: by('userId', 'users'), mergedInto: by('mergedIntoId', 'travelers') },
  travelerProfile: { traveler: by('travelerId', 'travelers') },
  tripHistory: { tripRequest: by('tripRequestId', 'tripRequests') },
  tripMatch: {
    partner,
    tripRequest: by('tripRequestId', 'tripRequests'),
    agents: by('agentIds', 'agents'),
    leadAgent: by('leadAgentId', 'agents'),
    currentProposal: by('currentProposalId', 'documents'),
    review: by('reviewId', 'reviews'),
  },
  tripRequest: {
    travelers: by('travelers.travelerId', 'travelers'),
    assignedTo: by('assignedToId', 'teamMembers'),
    followers: by('followerIds', 'users'),
    duplicateOf: by('duplicateOfId', 'tripRequests'),
  },
} as const satisfies Record<string, Record<string, Reference>>;
