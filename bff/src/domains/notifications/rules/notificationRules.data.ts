import {
  partnerMachine,
  partnerNotices,
  type PartnerStatus,
  salesRecordingMachine,
  salesRecordingNotices,
  type SalesRecordingStatus,
  tripMatchMachine,
  tripMatchNotices,
  type TripMatchStatus,
  tripRequestMachine,
  tripRequestNotices,
  type TripRequestStatus,
  userMachine,
  userNotices,
  type UserStatus,
} from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import type { UserRow } from '#src/domains/accounts/users/user.model.ts';
import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import type { NoteRow } from '#src/domains/conversations/notes/note.model.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { CompanyContactRequestRow } from '#src/domains/site/contactRequests/companyContactRequest.model.ts';
import type { ContactRequestRow } from '#src/domains/site/contactRequests/contactRequest.model.ts';
import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { WebhookEndpointRow } from '#src/domains/webhooks/endpoints/webhookEndpoint.model.ts';
import type { ContentRow } from '#src/publishing/content.model.ts';
import { ContentName } from '#src/publishing/contentName.ts';
import { moveRules } from './moveRules.ts';
import { movedTo, rule } from './recordRule.ts';

const requestRules = [
  ...moveRules<TripRequestStatus, TripRequestRow>({
    entityType: 'tripRequest',
    subjectType: 'TRIP_REQUEST',
    machine: tripRequestMachine,
    notices: tripRequestNotices,
    owner: 'requestOwner',
    titles: {
      'request.new': ({ reference }) => `${reference} is a new trip request`,
      'request.answered': ({ reference }) => `The question about ${reference} was answered`,
      'request.onHold': ({ reference }) => `${reference} is on hold`,
      'request.resumed': ({ reference }) => `${reference} is no longer on hold`,
      'request.cancelled': ({ reference }, before) =>
        `${reference} was cancelled${before?.status === 'BOOKED' ? ' after it was booked' : ''}`,
      'request.closed': ({ reference }) => `${reference} was closed, because nobody plans it any more`,
      'request.expired': ({ reference }) => `The question about ${reference} was not answered in time`,
      'request.reopened': ({ reference }) => `${reference} was opened again`,
      'request.needsMatches': ({ reference }) => `${reference} needs other companies`,
    },
  }),
  rule<TripRequestRow>({
    type: 'request.assigned',
    entityTypes: ['tripRequest'],
    happened: (after, before) => after.assignedToId !== null && after.assignedToId !== before?.assignedToId,
    title: ({ reference }) => `${reference} was assigned to you`,
    subjectType: 'TRIP_REQUEST',
    to: 'person',
    audienceIds: ({ assignedToId }) => [assignedToId],
  }),
];

const matchRules = moveRules<TripMatchStatus, TripMatchRow>({
  entityType: 'tripMatch',
  subjectType: 'TRIP_MATCH',
  machine: tripMatchMachine,
  notices: tripMatchNotices,
  owner: 'requestOwner',
  audienceIds: ({ tripRequestId }) => [tripRequestId],
  titles: {
    'match.accepted': ({ partnerName, reference }) => `${partnerName} accepted ${reference}`,
    'match.declined': ({ partnerName, reference }) => `${partnerName} declined ${reference}`,
    'match.expired': ({ partnerName, reference }) => `${partnerName} did not answer in time about ${reference}`,
    'match.lost': ({ partnerName, reference }) => `${partnerName} no longer plans ${reference}`,
    'match.reopened': ({ partnerName, reference }) => `${partnerName} plans ${reference} again`,
    'match.booked': ({ partnerName, reference }) => `${reference} is booked with ${partnerName}`,
  },
});

const contactOptions: Record<ContactRequestRow['option'], string> = {
  PLAN_A_TRIP: 'planning a trip',
  EXISTING_TRIP: 'a trip we know',
  PRESS: 'the press',
  TRAVEL_COMPANY: 'a travel company',
  CAREERS: 'working with us',
  OTHER: 'something else',
};

const contactRules = [
  rule<ContactRequestRow>({
    type: 'contact.new',
    entityTypes: ['contactRequest'],
    happened: (_, before) => before === null,
    title: ({ option }) => `Somebody wrote about ${contactOptions[option]}`,
    subjectType: 'CONTACT_REQUEST',
    to: 'contactOwner',
  }),
  rule<CompanyContactRequestRow>({
    type: 'contact.new',
    entityTypes: ['companyContactRequest'],
    happened: (_, before) => before === null,
    title: ({ kind }) => (kind === 'JOIN_AS_COMPANY' ? 'A company would like to join' : 'Somebody has a question to a company'),
    subjectType: 'COMPANY_CONTACT_REQUEST',
    to: 'contactOwner',
  }),
];

/** Whether a person's message went out. */
function isSent({ sentAt, authorId, redactedAt }: MessageRow, before: MessageRow | null): boolean {
  return authorId !== null && sentAt !== null && redactedAt === null && !before?.sentAt;
}

const conversationRules = [
  rule<MessageRow>({
    type: 'conversation.message',
    entityTypes: ['message'],
    happened: (after, before) => after.authorType !== 'guest' && isSent(after, before),
    title: () => 'There are new messages',
    subjectType: 'CONVERSATION',
    subjectId: ({ conversationId }) => conversationId,
    to: 'participants',
    audienceIds: ({ conversationId }) => [conversationId],
    exceptPersonId: ({ authorId }) => authorId,
  }),
  rule<MessageRow>({
    type: 'contact.reply',
    entityTypes: ['message'],
    happened: (after, before) => after.authorType === 'guest' && isSent(after, before),
    title: () => 'Somebody answered us',
    subjectType: 'CONVERSATION',
    subjectId: ({ conversationId }) => conversationId,
    to: 'participantsOfReply',
    audienceIds: ({ conversationId }) => [conversationId],
  }),
  rule<NoteRow>({
    type: 'mention',
    entityTypes: ['note'],
    happened: ({ mentions }, before) => mentions.some((id) => !before?.mentions.includes(id)),
    title: () => 'You were mentioned in a note',
    subjectType: 'NOTE',
    to: 'person',
    audienceIds: ({ mentions }, before) => mentions.filter((id) => !before?.mentions.includes(id)),
  }),
];

const partnerRules = moveRules<PartnerStatus, PartnerRow>({
  entityType: 'partner',
  subjectType: 'PARTNER',
  machine: partnerMachine,
  notices: partnerNotices,
  owner: 'partnerOwner',
  titles: {
    'partner.applied': ({ displayName }) => `${displayName} applied`,
    'partner.vetting': ({ displayName }) => `${displayName} is being vetted`,
    'partner.onboarding': ({ displayName }) => `${displayName} passed the vetting`,
    'partner.active': ({ displayName }) => `${displayName} can be proposed now`,
    'partner.paused': ({ displayName }) => `${displayName} paused`,
    'partner.resumed': ({ displayName }) => `${displayName} works again`,
    'partner.suspended': ({ displayName }) => `${displayName} was suspended`,
    'partner.terminated': ({ displayName }) => `${displayName} no longer works with us`,
    'partner.rejected': ({ displayName }) => `${displayName} was rejected`,
  },
});

const nameSale = ({ grossUSD }: SalesRecordingRow) => `A sale of $${Math.round(Number(grossUSD)).toLocaleString('en-US')}`;

const saleRules = moveRules<SalesRecordingStatus, SalesRecordingRow>({
  entityType: 'salesRecording',
  subjectType: 'SALES_RECORDING',
  machine: salesRecordingMachine,
  notices: salesRecordingNotices,
  owner: 'requestOwner',
  audienceIds: ({ tripRequestId }) => [tripRequestId],
  titles: {
    'sales.submitted': (sale) => `${nameSale(sale)} waits to be confirmed`,
    'sales.voided': (sale) => `${nameSale(sale)} was withdrawn`,
    'sales.invoiced': (sale) => `${nameSale(sale)} was invoiced`,
    'sales.paid': (sale) => `${nameSale(sale)} brought its commission`,
    'sales.disputed': (sale) => `${nameSale(sale)} is disputed`,
    'sales.settled': (sale) => `${nameSale(sale)} is no longer disputed`,
    'sales.cancelled': (sale) => `${nameSale(sale)} was cancelled`,
  },
});

const page = {
  entityTypes: ContentName.options,
  subjectType: 'CONTENT',
  to: 'user',
  audienceIds: ({ createdById }: ContentRow) => [createdById],
} as const;

const contentRules = [
  rule<ContentRow>({
    ...page,
    type: 'content.submitted',
    happened: (after, before) => after.reviewState === 'SUBMITTED' && before?.reviewState !== 'SUBMITTED',
    title: ({ title }) => `“${title}” waits for its review`,
    to: 'publishers',
    audienceIds: ({ id }) => [id],
  }),
  rule<ContentRow>({
    ...page,
    type: 'content.approved',
    happened: (after, before) => after.reviewState === 'APPROVED' && before?.reviewState === 'SUBMITTED',
    title: ({ title }) => `“${title}” was approved`,
  }),
  rule<ContentRow>({
    ...page,
    type: 'content.changesRequested',
    happened: (after, before) => after.reviewState === 'CHANGES_REQUESTED' && before?.reviewState !== 'CHANGES_REQUESTED',
    title: ({ title }) => `“${title}” needs changes`,
  }),
  rule<ContentRow>({
    ...page,
    type: 'content.published',
    happened: (after, before) => after.publishedVersion !== null && after.publishedVersion !== (before?.publishedVersion ?? null),
    title: ({ title }) => `“${title}” was published`,
  }),
];

const reviewRules = [
  rule<ReviewRow>({
    type: 'review.pending',
    entityTypes: ['review'],
    happened: (after, before) => movedTo(after, before, 'PENDING'),
    title: () => 'A review waits for a decision',
    subjectType: 'REVIEW',
    to: 'publishers',
  }),
];

const accounts = { traveler: 'a traveler', agent: 'an agent', teamMember: 'a team member' };

const userRules = [
  ...moveRules<UserStatus, UserRow>({
    entityType: 'user',
    subjectType: 'USER',
    machine: userMachine,
    notices: userNotices,
    owner: 'administrators',
    titles: {
      'user.disabled': ({ personType }) => `The account of ${accounts[personType]} was closed`,
      'user.enabled': ({ personType }) => `The account of ${accounts[personType]} was opened again`,
    },
  }),
  rule<UserRow>({
    type: 'user.securityChanged',
    entityTypes: ['user'],
    happened: (after, before) => before !== null && (before.email !== after.email || !isDeepStrictEqual(before.roles, after.roles)),
    title: ({ personType, email }, before) => `The ${before?.email === email ? 'roles' : 'address'} of ${accounts[personType]} changed`,
    subjectType: 'USER',
    to: 'administrators',
  }),
];

const webhookRules = [
  rule<WebhookEndpointRow>({
    type: 'webhook.disabled',
    entityTypes: ['webhookEndpoint'],
    happened: ({ disabledReason }, before) => disabledReason !== null && before?.disabledReason === null,
    title: ({ url, disabledReason }) =>
      `Nothing is sent to ${new URL(url).host} any more, which ${disabledReason === 'GONE' ? 'answered that it is gone' : 'has failed for five days'}`,
    subjectType: 'WEBHOOK_ENDPOINT',
    to: 'webhookOwners',
  }),
];

/** Whom each change of a record concerns. What time brings about is in dueWork.sql.ts. */
export const notificationRules = [
  ...requestRules,
  ...matchRules,
  ...contactRules,
  ...conversationRules,
  ...partnerRules,
  ...saleRules,
  ...contentRules,
  ...reviewRules,
  ...userRules,
  ...webhookRules,
];
