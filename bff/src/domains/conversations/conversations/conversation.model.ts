import type { ConversationStatus, ParticipantType } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type SubjectType = 'TRIP_MATCH' | 'TRIP_REQUEST' | 'SUPPORT' | 'PARTNER' | 'CONTACT_REQUEST' | 'COMPANY_CONTACT_REQUEST';
export type ParticipantRole = 'OWNER' | 'MEMBER' | 'OBSERVER';
export type Side = 'TRAVELER' | 'AGENT' | 'CARE' | 'NONE';

/** A current or former participant, read with the conversation. Times are ISO 8601. */
export interface ParticipantRow {
  personId: string;
  personType: ParticipantType;
  role: ParticipantRole;
  givenName: string | null;
  familyName: string | null;
  /** Of a guest. */
  email: string | null;
  joinedAt: string;
  leftAt: string | null;
  /** Messages before this are hidden; null: all are shown. */
  historyFrom: string | null;
  lastReadMessageId: string | null;
  unreadCount: number;
  dismissedAt: string | null;
  mutedUntil: string | null;
}

/** A row of conversations. */
export interface ConversationRow extends RecordRow {
  subjectType: SubjectType;
  tripRequestId: string | null;
  tripMatchId: string | null;
  partnerId: string | null;
  title: string;
  status: ConversationStatus;
  statusChangedAt: Date;
  statusReasonCode: string | null;
  statusNote: string | null;
  assignedToId: string | null;
  lastMessageAt: Date;
  lastMessageSnippet: string | null;
  lastAuthorType: ParticipantType | null;
  awaitingReplyFrom: Side;
  slaDueAt: Date | null;
  messageCount: number;
  /** First message of each side. */
  firstTravelerAt: Date | null;
  firstAgentAt: Date | null;
  /** Read with the row, not written with it. */
  participants: ParticipantRow[];
  /** Status of the match, read with the row; null without one. */
  matchStatus: string | null;
  /** Whether the company may currently see the travelers' contact data; read with the row. */
  contactShown: boolean;
}

/** Current and former participants with their names, in the order of joining. */
const participants = literal(`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('personId', p.person_id, 'personType', p.person_type, 'role', p.role,
    'givenName', coalesce(t.given_name, a.given_name, m.given_name, p.guest_name), 'familyName', coalesce(t.family_name, a.family_name, m.family_name),
    'email', p.guest_email,
    'joinedAt', p.joined_at, 'leftAt', p.left_at, 'historyFrom', p.history_from, 'lastReadMessageId', p.last_read_message_id,
    'unreadCount', p.unread_count, 'dismissedAt', p.dismissed_at, 'mutedUntil', p.muted_until) ORDER BY p.joined_at, p.person_id), '[]')
  FROM conversation_participants p
    LEFT JOIN travelers t ON p.person_type = 'traveler' AND t.id = p.person_id
    LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id
    LEFT JOIN team_members m ON p.person_type = 'teamMember' AND m.id = p.person_id
  WHERE p.conversation_id = "conversation"."id")`);

const matchStatus = literal(`(SELECT m.status FROM trip_matches m WHERE m.id = "conversation"."trip_match_id")`);

/** Whether the company may currently see the travelers' contact data. */
export const contactShownSql = `coalesce((
  SELECT (m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED', 'CANCELLED')
      OR (m.introduced_at IS NOT NULL AND m.status_changed_at > now() - interval '90 days'))
    AND NOT coalesce((r.visibilities ->> 'hideContact')::boolean, false)
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id WHERE m.id = "conversation"."trip_match_id"), false)`;

export const ConversationModel = defineModel<ConversationRow>(
  'conversation',
  {
    ...recordColumns,
    subjectType: DataTypes.TEXT,
    tripRequestId: DataTypes.UUID,
    tripMatchId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    title: DataTypes.TEXT,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    statusReasonCode: DataTypes.TEXT,
    statusNote: DataTypes.TEXT,
    assignedToId: DataTypes.UUID,
    lastMessageAt: DataTypes.DATE,
    lastMessageSnippet: DataTypes.TEXT,
    lastAuthorType: DataTypes.TEXT,
    awaitingReplyFrom: DataTypes.TEXT,
    slaDueAt: DataTypes.DATE,
    messageCount: DataTypes.INTEGER,
    firstTravelerAt: DataTypes.DATE,
    firstAgentAt: DataTypes.DATE,
    participants: DataTypes.VIRTUAL,
    matchStatus: DataTypes.VIRTUAL,
    contactShown: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('conversations'),
    defaultScope: {
      attributes: {
        exclude: ['participants', 'matchStatus', 'contactShown'],
        include: [
          [participants, 'participants'],
          [matchStatus, 'matchStatus'],
          [literal(contactShownSql), 'contactShown'],
        ],
      },
    },
  },
);
