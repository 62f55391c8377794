import { emailChanged, ssoPersonSignedIn } from './domains/accounts/users/user.events.ts';
import { conversationOpened } from './domains/conversations/conversations/conversation.events.ts';
import { handConversationsToCare } from './domains/conversations/conversations/handConversationsToCare.ts';
import {
  syncAssignedAgents,
  openMatchConversation,
  postClosingMessage,
  postProposalChangeRequest,
} from './domains/conversations/conversations/matchConversation.ts';
import { renameConversations } from './domains/conversations/conversations/renameConversations.ts';
import { messageSent } from './domains/conversations/messages/message.events.ts';
import { notifyCareOfClosedAccount } from './domains/conversations/notes/notifyCareOfClosedAccount.ts';
import { markConversationRead } from './domains/notifications/markConversationRead.ts';
import { queueNotifications } from './domains/notifications/queueNotifications.ts';
import { mirrorPartner } from './domains/editorial/companies/mirrorPartner.ts';
import { companyLinked, partnerStatusChanged } from './domains/partners/partners/partner.events.ts';
import { travelerErased } from './domains/privacy/erasure/erasure.events.ts';
import { moveReviewsOfPartner } from './domains/reviews/moveReviewsOfPartner.ts';
import { moveOpenQuestions } from './domains/site/contactRequests/moveOpenQuestions.ts';
import { followConversation } from './domains/site/contactRequests/followConversation.ts';
import { createSsoTraveler, updateTravelerEmail } from './domains/travelers/travelers/accountListeners.ts';
import { closedAccountNamed } from './domains/travelers/travelers/traveler.events.ts';
import { recordSlaEvents } from './domains/trips/slaEvents/recordSlaEvents.ts';
import { matchAgentsChanged, matchEnded, matchIntroduced, proposalChangesRequested } from './domains/trips/tripMatches/tripMatch.events.ts';
import { notifyTravelersOfPartner } from './domains/trips/tripMatches/notifyTravelersOfPartner.ts';
import { withdrawProposedMatches } from './domains/trips/tripMatches/withdrawProposedMatches.ts';
import { pushToDesk } from './domains/trips/tripRequests/pushToDesk.ts';
import { tripTitleChanged } from './domains/trips/tripRequests/tripRequest.events.ts';
import { recordErasureEvent, recordWebhookEvents } from './domains/webhooks/events/recordWebhookEvent.ts';
import { type Subscription, subscribe } from './kernel/events.ts';
import { recordSaved } from './kernel/recordSaved.ts';

/** How domains react to events of other domains, in the order in which the subscribers run. */
export const subscriptions: readonly Subscription[] = [
  subscribe(recordSaved, queueNotifications),
  subscribe(recordSaved, recordWebhookEvents),
  subscribe(travelerErased, recordErasureEvent),
  subscribe(recordSaved, recordSlaEvents),
  subscribe(recordSaved, pushToDesk),
  subscribe(emailChanged, updateTravelerEmail),
  subscribe(ssoPersonSignedIn, createSsoTraveler),
  subscribe(closedAccountNamed, notifyCareOfClosedAccount),
  subscribe(partnerStatusChanged, notifyTravelersOfPartner),
  subscribe(partnerStatusChanged, withdrawProposedMatches),
  subscribe(partnerStatusChanged, handConversationsToCare),
  subscribe(companyLinked, mirrorPartner),
  subscribe(companyLinked, moveReviewsOfPartner),
  subscribe(companyLinked, moveOpenQuestions),
  subscribe(matchIntroduced, openMatchConversation),
  subscribe(tripTitleChanged, renameConversations),
  subscribe(proposalChangesRequested, postProposalChangeRequest),
  subscribe(matchAgentsChanged, syncAssignedAgents),
  subscribe(matchEnded, postClosingMessage),
  subscribe(messageSent, followConversation),
  subscribe(conversationOpened, markConversationRead),
];
