import type { contract, ReplyOf } from '@farwend/api-contract';
import type { Entity } from '#src/kernel/entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type ContactRequestRow, ContactRequestModel } from './contactRequest.model.ts';
import { handlingFields, presentHandling } from './handling.ts';

type ContactRequestView = ReplyOf<typeof contract.contactRequests.read>;

export const contactRequestEntity: Entity<ContactRequestRow, ContactRequestView> = {
  type: 'contactRequest',
  model: ContactRequestModel,
  policy: { visibleTo: (actor) => (isStaff(actor) ? {} : null), canChange: (actor) => is(actor, 'admin', 'care') },
  present: (row, actor) => ({ id: row.id, ...messageFields(row), ...presentHandling(row, actor) }),
  snapshot: (row) => ({ ...messageFields(row), ...handlingFields(row) }),
  fields: {
    option: { attribute: 'option', kind: 'text' },
    status: { attribute: 'status', kind: 'text' },
    email: { attribute: 'email', kind: 'text' },
    conversationId: { attribute: 'conversationId', kind: 'id' },
    tags: { attribute: 'tags', kind: 'list', staffOnly: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: `plain_text(name || ' ' || email || ' ' || message)`,
  searchedFields: ['name', 'email', 'message'],
  defaultSort: ['createdAt', 'DESC'],
};

function messageFields({ option, name, email, message: text }: ContactRequestRow) {
  return { option, name, email, message: text };
}
