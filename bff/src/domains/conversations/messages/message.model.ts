import type { ParticipantType } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

const messageKinds = ['TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG', 'SYSTEM'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A row of messages. Internal notes are stored in a table of their own. */
export interface MessageRow extends RecordRow {
  conversationId: string;
  /** Traveler, agent, team member or guest; null: the system. */
  authorId: string | null;
  authorType: ParticipantType | null;
  kind: MessageKind;
  body: string;
  documentIds: string[];
  replyToId: string | null;
  clientMessageId: string | null;
  sendAt: Date | null;
  /** Null while it is scheduled and visible to its author only. */
  sentAt: Date | null;
  editedAt: Date | null;
  redactedAt: Date | null;
  contactDataDetected: boolean;
  /** Given and family name, read with the row. */
  author: { givenName: string; familyName: string } | null;
}

const person = (from: string) =>
  `SELECT jsonb_build_object('givenName', n.given_name, 'familyName', n.family_name) FROM ${from} n WHERE n.id = "message"."author_id"`;

/** SQL for the name of a message's author. */
const authorOfMessage = `(CASE "message"."author_type"
  WHEN 'traveler' THEN (${person('travelers')}) WHEN 'agent' THEN (${person('agents')}) WHEN 'teamMember' THEN (${person('team_members')})
  WHEN 'guest' THEN (SELECT jsonb_build_object('givenName', g.guest_name, 'familyName', '') FROM conversation_participants g
    WHERE g.conversation_id = "message"."conversation_id" AND g.person_id = "message"."author_id") END)`;

export const MessageModel = defineModel<MessageRow>(
  'message',
  {
    ...recordColumns,
    conversationId: DataTypes.UUID,
    authorId: DataTypes.UUID,
    authorType: DataTypes.TEXT,
    kind: DataTypes.TEXT,
    body: DataTypes.TEXT,
    documentIds: DataTypes.ARRAY(DataTypes.UUID),
    replyToId: DataTypes.UUID,
    clientMessageId: DataTypes.TEXT,
    sendAt: DataTypes.DATE,
    sentAt: DataTypes.DATE,
    editedAt: DataTypes.DATE,
    redactedAt: DataTypes.DATE,
    contactDataDetected: DataTypes.BOOLEAN,
    author: DataTypes.VIRTUAL,
  },
  { ...tableOptions('messages'), defaultScope: { attributes: { exclude: ['author'], include: [[literal(authorOfMessage), 'author']] } } },
);
