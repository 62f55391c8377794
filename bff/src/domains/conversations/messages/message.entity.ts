import type { Entity } from '#src/calls/entity.ts';
import type { MessageRow } from './message.model.ts';
import { presentMessage, snapshotOfMessage, type MessageView } from './message.present.ts';

/** Messages are read through their conversation, whose policy stands for them. */
export const messageEntity: Entity<MessageRow, MessageView> = {
  type: 'message',
  model: ({ models }) => models.messages,
  policy: { sees: () => null, changes: () => false },
  present: (row, actor) => presentMessage(row, { contactShown: false }, actor),
  snapshot: snapshotOfMessage,
  fields: { sentAt: { attribute: 'sentAt', kind: 'moment', sortable: true } },
  defaultSort: ['sentAt', 'DESC'],
};
