import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { is } from '#src/kernel/actor.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { type NewsletterRequestRow, NewsletterRequestModel } from './newsletterRequest.model.ts';

export type NewsletterRequestView = ReplyOf<typeof contract.newsletterRequests.read>;

/** Visible to administrators, care and marketing; visitors only get receipts of their sign-ups. */
export const newsletterRequestEntity: Entity<NewsletterRequestRow, NewsletterRequestView> = {
  type: 'newsletterRequest',
  model: NewsletterRequestModel,
  policy: {
    visibleTo: (actor) => (is(actor, 'admin', 'care', 'marageti') ? {} : null),
    canChange: (actor) => is(actor, 'admin'),
  },
  present: (row) => ({
    id: row.id,
    status: row.status,
    createdAt: toIsoString(row.createdAt),
    email: row.email,
    fullName: row.fullName,
    source: row.source,
    confirmedAt: toIsoString(row.confirmedAt),
    unsubscribedAt: toIsoString(row.unsubscribedAt),
    consentText: row.consentText,
    consentAt: toIsoString(row.consentAt ?? row.createdAt),
  }),
  snapshot: (row) => ({
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    viewId: row.viewId,
    status: row.status,
    source: row.source,
    consentText: row.consentText,
    consentAt: toIsoString(row.consentAt),
    consentIpHash: row.consentIpHash,
    confirmedAt: toIsoString(row.confirmedAt),
    unsubscribedAt: toIsoString(row.unsubscribedAt),
  }),
  searchText: `plain_text(email || ' ' || full_name)`,
  searchedFields: ['email', 'fullName'],
  fields: {
    email: textField('email'),
    status: { attribute: 'status', kind: 'text' },
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};
