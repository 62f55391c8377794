import type { Entity } from '#src/kernel/entity.ts';
import { type MessageRow, MessageModel } from './message.model.ts';
import { presentMessage, snapshotOfMessage, type MessageView } from './message.present.ts';

/** Has no policy of its own: messages are read through their conversation. */
export const messageEntity: Entity<MessageRow, MessageView> = {
  type: 'message',
  model: MessageModel,
  policy: { visibleTo: () => null, canChange: () => false },
  present: (row, actor) => presentMessage(row, { contactShown: false }, actor),
  snapshot: snapshotOfMessage,
  fields: { sentAt: { attribute: 'sentAt', kind: 'moment', sortable: true } },
  defaultSort: ['sentAt', 'DESC'],
};
