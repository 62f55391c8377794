import type { NotificationType, PartnerStatus, SalesRecordingStatus } from '@farwend/api-contract';
import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import type { NoteRow } from '#src/domains/conversations/notes/note.model.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { CompanyContactRequestRow } from '#src/domains/site/contactRequests/companyContactRequest.model.ts';
import type { ContactRequestRow } from '#src/domains/site/contactRequests/contactRequest.model.ts';
import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { isStaff } from '#src/kernel/actor.ts';
import type { ContentRow } from '#src/publishing/content.model.ts';
import { ContentName } from '#src/publishing/contentName.ts';
import { movedTo, rule } from './recordRule.ts';

const request = {
  entityTypes: ['tripRequest'],
  to: 'requestOwner',
  subjectType: 'TRIP_REQUEST',
} as const;

const requestRules = [
  rule<TripRequestRow>({
    ...request,
    type: 'request.new',
    happened: (after, before) => movedTo(after, before, 'PENDING') && (before === null || before.status === 'DRAFT'),
    title: ({ reference }) => `${reference} is a new trip request`,
  }),
  rule<TripRequestRow>({
    ...request,
    type: 'request.assigned',
    happened: (after, before) => after.assignedToId !== null && after.assignedToId !== before?.assignedToId,
    title: ({ reference }) => `${reference} was assigned to you`,
    to: 'person',
    audienceIds: ({ assignedToId }) => [assignedToId],
  }),
  rule<TripRequestRow>({
    ...request,
    type: 'request.answered',
    happened: (after, before, actor) => movedTo(after, before, 'SCREENING', ['NEEDS_INFO']) && !isStaff(actor),
    title: ({ reference }) => `The question about ${reference} was answered`,
  }),
  rule<TripRequestRow>({
    ...request,
    type: 'request.cancelled',
    happened: (after, before) => movedTo(after, before, 'CANCELLED') && before?.status !== 'DRAFT',
    title: ({ reference }) => `${reference} was cancelled`,
  }),
  rule<TripRequestRow>({
    ...request,
    type: 'request.cancelled',
    happened: (after, before) => movedTo(after, before, 'CANCELLED', ['BOOKED']),
    title: ({ reference }) => `${reference} was cancelled after it was booked`,
    to: 'administrators',
  }),
  rule<TripRequestRow>({
    ...request,
    type: 'request.needsMatches',
    happened: (after, before) => movedTo(after, before, 'QUALIFIED', ['MATCHED']),
    title: ({ reference }) => `${reference} needs other companies`,
  }),
];

const match = {
  entityTypes: ['tripMatch'],
  to: 'requestOwner',
  subjectType: 'TRIP_MATCH',
  audienceIds: ({ tripRequestId }: TripMatchRow) => [tripRequestId],
} as const;

const matchRules = [
  rule<TripMatchRow>({
    ...match,
    type: 'match.declined',
    happened: (after, before) => movedTo(after, before, 'DECLINED'),
    title: ({ partnerName, reference }) => `${partnerName} declined ${reference}`,
  }),
  rule<TripMatchRow>({
    ...match,
    type: 'match.expired',
    happened: (after, before) => movedTo(after, before, 'EXPIRED'),
    title: ({ partnerName, reference }) => `${partnerName} did not answer in time about ${reference}`,
  }),
];

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

const partnerMoves: [NotificationType, PartnerStatus, string, from?: PartnerStatus[]][] = [
  ['partner.applied', 'APPLIED', 'applied'],
  ['partner.vetting', 'VETTING', 'is being vetted'],
  ['partner.onboarding', 'ONBOARDING', 'passed the vetting'],
  ['partner.active', 'ACTIVE', 'can be proposed now', ['ONBOARDING']],
  ['partner.paused', 'PAUSED', 'paused'],
  ['partner.resumed', 'ACTIVE', 'works again', ['PAUSED', 'SUSPENDED']],
  ['partner.suspended', 'SUSPENDED', 'was suspended'],
  ['partner.terminated', 'TERMINATED', 'no longer works with us'],
  ['partner.rejected', 'REJECTED', 'was rejected'],
];

const partnerRules = partnerMoves.map(([type, to, what, from]) =>
  rule<PartnerRow>({
    type,
    entityTypes: ['partner'],
    happened: (after, before) => movedTo(after, before, to, from),
    title: ({ displayName }) => `${displayName} ${what}`,
    subjectType: 'PARTNER',
    to: 'partnerOwner',
  }),
);

const saleMoves: [NotificationType, SalesRecordingStatus, string, 'requestOwner' | 'administrators', from?: SalesRecordingStatus[]][] = [
  ['sales.submitted', 'SUBMITTED', 'waits to be confirmed', 'requestOwner'],
  ['sales.voided', 'VOID', 'was withdrawn', 'requestOwner'],
  ['sales.invoiced', 'INVOICED', 'was invoiced', 'administrators', ['CONFIRMED']],
  ['sales.paid', 'PAID', 'brought its commission', 'administrators', ['INVOICED']],
  ['sales.disputed', 'DISPUTED', 'is disputed', 'administrators'],
  ['sales.settled', 'INVOICED', 'is no longer disputed', 'administrators', ['DISPUTED']],
  ['sales.settled', 'PAID', 'is no longer disputed', 'administrators', ['DISPUTED']],
  ['sales.cancelled', 'CANCELLED', 'was cancelled', 'administrators'],
];

const saleRules = saleMoves.map(([type, status, what, to, from]) =>
  rule<SalesRecordingRow>({
    type,
    entityTypes: ['salesRecording'],
    happened: (after, before) => movedTo(after, before, status, from),
    title: ({ grossUSD }) => `A sale of $${Math.round(Number(grossUSD)).toLocaleString('en-US')} ${what}`,
    subjectType: 'SALES_RECORDING',
    to,
    audienceIds: ({ tripRequestId }) => [tripRequestId],
  }),
);

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
];
