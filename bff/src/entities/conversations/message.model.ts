import type { PersonType } from '@farwend/api-contract';
import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

export type MessageKind = 'TEXT' | 'DOCUMENT' | 'PROPOSAL' | 'CALL_LOG' | 'SYSTEM';

/** A row of messages. Internal notes are never among them: they have a table of their own. */
export interface MessageRow extends RecordRow {
  conversationId: string;
  /** Traveler, agent or team member; null: the system. */
  authorId: string | null;
  authorType: PersonType | null;
  kind: MessageKind;
  body: string;
  documentIds: string[];
  replyToId: string | null;
  clientMessageId: string | null;
  sendAt: Date | null;
  /** Null: waits for its time, seen by its author only. */
  sentAt: Date | null;
  editedAt: Date | null;
  redactedAt: Date | null;
  contactDataDetected: boolean;
  /** Given and family name, read with the row. */
  author: { givenName: string; familyName: string } | null;
}

const person = (from: string) =>
  `SELECT jsonb_build_object('givenName', n.given_name, 'familyName', n.family_name) FROM ${from} n WHERE n.id = "message"."author_id"`;
const author = literal(`(CASE "message"."author_type"
  WHEN 'traveler' THEN (${person('travelers')}) WHEN 'agent' THEN (${person('agents')}) WHEN 'teamMember' THEN (${person('team_members')}) END)`);

export function defineMessage(sequelize: Sequelize) {
  return sequelize.define<Model<MessageRow>>(
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
    { ...table('messages'), defaultScope: { attributes: { exclude: ['author'], include: [[author, 'author']] } } },
  );
}
