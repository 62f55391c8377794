import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField } from '#src/kernel/searchFields.ts';
import { InboundEmailModel, type InboundEmailRow } from './inboundEmail.model.ts';

type InboundEmailView = ReplyOf<typeof contract.inboundEmails.read>;

/** Care and administrators read what people sent. */
export const inboundEmailEntity: Entity<InboundEmailRow, InboundEmailView> = {
  type: 'inboundEmail',
  model: InboundEmailModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin', 'care') ? {} : null), canChange: (actor) => is(actor, 'admin', 'care') },
  present,
  snapshot: (row) => omitText(present(row)), // the text stays in one place, from which it is erased
  searchText: `plain_text(from_address || ' ' || subject || ' ' || body)`,
  searchedFields: ['from', 'subject', 'text'],
  fields: {
    status: { attribute: 'status', kind: 'text' },
    from: { attribute: 'fromAddress', kind: 'text' },
    conversationId: idField('conversationId'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

/** The same without the texts. */
export const listedInboundEmailEntity: typeof inboundEmailEntity = { ...inboundEmailEntity, present: (row) => omitText(present(row)) };

function present(row: InboundEmailRow): InboundEmailView {
  return {
    id: row.id,
    messageId: row.messageId,
    from: row.fromAddress,
    to: row.toAddresses,
    subject: row.subject,
    text: row.body,
    auth: { spf: row.spf, dkim: row.dkim, dmarc: row.dmarc },
    status: row.status,
    reason: row.reason,
    conversationId: row.conversationId,
    postedMessageId: row.postedMessageId,
    sizeBytes: row.sizeBytes,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

function omitText({ text: _, ...rest }: InboundEmailView): InboundEmailView {
  return rest;
}
