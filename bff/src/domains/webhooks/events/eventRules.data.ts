import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import type { PaymentRow } from '#src/domains/sales/payments/payment.model.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { ContactRequestRow } from '#src/domains/site/contactRequests/contactRequest.model.ts';
import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { ContentRow } from '#src/publishing/content.model.ts';
import { ContentName } from '#src/publishing/contentName.ts';
import { type EventRule, eventRule } from './eventRule.ts';

interface Movable extends RecordRow {
  status: string;
}

const hasMoved = (after: Movable, before: Movable | null) => after.status !== before?.status;
const status = (row: Movable) => row.status;
const ofPartner = ({ partnerId }: { partnerId: string | null }) => ({ partnerId });

const isSent = (row: TripRequestRow | null) => row !== null && row.status !== 'DRAFT';

const tripRules = [
  eventRule<TripRequestRow>({
    type: 'trip_request.created',
    entityTypes: ['tripRequest'],
    happened: (after, before) => isSent(after) && !isSent(before),
    status,
  }),
  eventRule<TripRequestRow>({
    type: 'trip_request.status_changed',
    entityTypes: ['tripRequest'],
    happened: (after, before) => isSent(before) && hasMoved(after, before),
    status,
    audience: ({ id }) => ({ tripRequestId: id }),
  }),
  eventRule<TripMatchRow>({
    type: 'trip_match.status_changed',
    entityTypes: ['tripMatch'],
    happened: hasMoved,
    status,
    audience: ({ partnerId, proposedAt, status: current }) => ({
      partnerId: proposedAt !== null && current !== 'SUGGESTED' ? partnerId : null,
    }),
  }),
];

const partnerRules = [
  eventRule<PartnerRow>({
    type: 'partner.status_changed',
    entityTypes: ['partner'],
    happened: hasMoved,
    status,
    audience: ({ id }) => ({ partnerId: id }),
  }),
  eventRule<PartnerRow>({
    type: 'company.linked',
    entityTypes: ['partner'],
    happened: (after, before) => after.companyId !== (before?.companyId ?? null),
    status,
    audience: ({ id }) => ({ partnerId: id }),
  }),
];

const moneyRules = [
  eventRule<SalesRecordingRow>({
    type: 'sales_recording.status_changed',
    entityTypes: ['salesRecording'],
    happened: hasMoved,
    status,
    audience: ofPartner,
  }),
  eventRule<InvoiceRow>({
    type: 'invoice.issued',
    entityTypes: ['invoice'],
    happened: ({ kind }, before) => kind === 'INVOICE' && before === null,
    status,
    audience: ofPartner,
  }),
  eventRule<InvoiceRow>({
    type: 'credit_note.issued',
    entityTypes: ['invoice'],
    happened: ({ kind }, before) => kind === 'CREDIT_NOTE' && before === null,
    status,
    audience: ofPartner,
  }),
  eventRule<PaymentRow>({ type: 'payment.recorded', entityTypes: ['payment'], happened: (_, before) => before === null, status }),
];

const conversationRules = [
  eventRule<ContactRequestRow>({
    type: 'contact_request.created',
    entityTypes: ['contactRequest', 'companyContactRequest'],
    happened: (_, before) => before === null,
    status,
  }),
  eventRule<MessageRow>({
    type: 'message.created',
    entityTypes: ['message'],
    happened: (after, before) => after.sentAt !== null && !before?.sentAt,
    audience: ({ conversationId }) => ({ conversationId }),
  }),
];

const contentRules = [
  eventRule<ContentRow>({
    type: 'content.published',
    entityTypes: ContentName.options,
    happened: (after, before) => after.publishedVersion !== null && after.publishedVersion !== (before?.publishedVersion ?? null),
    status,
    audience: ofPartner,
  }),
  eventRule<ContentRow>({
    type: 'content.unpublished',
    entityTypes: ContentName.options,
    happened: (after, before) => after.publishedVersion === null && before !== null && before.publishedVersion !== null,
    status,
    audience: ofPartner,
  }),
];

const isShown = (row: ReviewRow | null) => row?.status === 'PUBLISHED';

const reviewRules = [
  eventRule<ReviewRow>({
    type: 'review.published',
    entityTypes: ['review'],
    happened: (after, before) => isShown(after) && !isShown(before),
    status,
    audience: ofPartner,
  }),
  eventRule<ReviewRow>({
    type: 'review.unpublished',
    entityTypes: ['review'],
    happened: (after, before) => !isShown(after) && isShown(before),
    status,
    audience: ofPartner,
  }),
];

/** Which changes of records are events. An erasure writes no version, and tells of itself. */
export const eventRules: readonly EventRule[] = [
  ...tripRules,
  ...partnerRules,
  ...moneyRules,
  ...conversationRules,
  ...contentRules,
  ...reviewRules,
];
