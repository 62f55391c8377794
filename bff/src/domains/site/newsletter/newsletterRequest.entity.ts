import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { NewsletterRequestRow } from './newsletterRequest.model.ts';

export type NewsletterRequestView = ReplyOf<typeof contract.newsletterRequests.read>;

/** Subscriptions are for admin, care and marketing; visitors know only the receipts of their own sign-ups. */
export const newsletterRequestEntity: Entity<NewsletterRequestRow, NewsletterRequestView> = {
  type: 'newsletterRequest',
  model: ({ models }) => models.newsletterRequests,
  policy: {
    sees: (actor) => (is(actor, 'admin', 'care', 'marageti') ? {} : null),
    changes: (actor) => is(actor, 'admin'),
  },
  present: (row) => ({
    id: row.id,
    status: row.status,
    createdAt: moment(row.createdAt),
    email: row.email,
    fullName: row.fullName,
    source: row.source,
    confirmedAt: moment(row.confirmedAt),
    unsubscribedAt: moment(row.unsubscribedAt),
  }),
  snapshot: (row) => ({
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    viewId: row.viewId,
    status: row.status,
    source: row.source,
    consentText: row.consentText,
    consentIpHash: row.consentIpHash,
    confirmedAt: moment(row.confirmedAt),
    unsubscribedAt: moment(row.unsubscribedAt),
  }),
  fields: {},
  defaultSort: ['createdAt', 'DESC'],
};
