import type { contract, ReplyOf } from '@farwend/api-contract';
import type { Entity } from '#src/calls/entity.ts';
import { is, isStaff } from '#src/http/actor.ts';
import type { ContactRequestRow } from './contactRequest.model.ts';
import { handlingFacts, presentHandling } from './handling.ts';

type ContactRequestView = ReplyOf<typeof contract.contactRequests.read>;

export const contactRequestEntity: Entity<ContactRequestRow, ContactRequestView> = {
  type: 'contactRequest',
  model: ({ models }) => models.contactRequests,
  policy: { sees: (actor) => (isStaff(actor) ? {} : null), changes: (actor) => is(actor, 'admin', 'care') },
  present: (row, actor) => ({ id: row.id, ...message(row), ...presentHandling(row, actor) }),
  snapshot: (row) => ({ ...message(row), ...handlingFacts(row) }),
  fields: {
    option: { attribute: 'option', kind: 'text' },
    status: { attribute: 'status', kind: 'text' },
    email: { attribute: 'email', kind: 'text' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: `plain_text(name || ' ' || email || ' ' || message)`,
  defaultSort: ['createdAt', 'DESC'],
};

function message({ option, name, email, message: text }: ContactRequestRow) {
  return { option, name, email, message: text };
}
