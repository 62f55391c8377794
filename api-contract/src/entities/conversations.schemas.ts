import { z } from 'zod';
import { participantTypes } from '../roles.ts';
import * as field from '../schemas.ts';
import { conversationStatuses } from '../statuses/conversation.ts';

const subjectTypes = ['TRIP_MATCH', 'TRIP_REQUEST', 'SUPPORT', 'PARTNER', 'CONTACT_REQUEST', 'COMPANY_CONTACT_REQUEST'] as const;
const replyParties = ['TRAVELER', 'AGENT', 'CARE', 'NONE'] as const;
const messageKinds = ['TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG', 'SYSTEM'] as const;

const PersonId = field.Id.describe('UUID of a traveler, an agent, a team member or a guest of this conversation');

/** A current or former participant. */
export const Participant = z
  .object({
    personId: PersonId,
    personType: z.enum(participantTypes).describe('guest: somebody without an account, who gets the answers by mail'),
    displayName: z
      .string()
      .describe('Given and family name; before the introduction, companies see only the initial of a traveler’s family name'),
    email: z.string().optional().describe('Only of guests, for staff'),
    role: z.enum(['OWNER', 'MEMBER', 'OBSERVER']).describe('OBSERVER: a member of the care team who reads along'),
    joinedAt: field.Timestamp,
    leftAt: field.Timestamp.nullable(),
    lastReadMessageId: field.Id.nullable().describe('UUID of the last message this person has read'),
    unreadCount: z.int().optional().describe('Only for the caller: number of unread messages'),
    dismissedAt: field.Timestamp.nullable()
      .optional()
      .describe('Only for the caller: when they dismissed the conversation, until its next message'),
    mutedUntil: field.Timestamp.nullable().optional().describe('Only for the caller: no email notifications until then'),
  })
  .meta({ id: 'Participant' });

/** A conversation as visible to the caller. */
export const Conversation = z
  .object({
    id: field.Id,
    subjectType: z.enum(subjectTypes),
    tripRequestId: field.Id.nullable(),
    tripMatchId: field.Id.nullable(),
    partnerId: field.Id.nullable(),
    title: z.string(),
    ...field.statusFields(conversationStatuses),
    assignedToId: field.Id.nullable().describe('UUID of the responsible team member'),
    participants: z.array(Participant),
    careIsHere: z.boolean().describe('Whether a member of our team takes part or reads along'),
    isParticipant: z.boolean().describe('Whether the caller is a participant and so may write'),
    lastMessageAt: field.Timestamp.describe('When the last message was sent; without messages, when the conversation was opened'),
    lastMessageSnippet: z.string().nullable().describe('The first 140 characters of the last message visible to the caller'),
    awaitingReplyFrom: z.enum(replyParties).describe('Who is expected to reply next; TRAVELER for guests too'),
    slaDueAt: field.Timestamp.nullable().describe('When an agent or our team should have replied'),
    messageCount: z.int(),
    unreadCount: z.int().describe('Number of messages the caller has not read; 0 for non-participants'),
    dismissedAt: field.Timestamp.nullable().describe('When the caller dismissed it'),
    mutedUntil: field.Timestamp.nullable().describe('Until when the caller gets no email notifications about it'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Conversation' });

/** A message of a conversation; internal notes are separate records. */
export const Message = z
  .object({
    id: field.Id,
    conversationId: field.Id,
    authorId: PersonId.nullable().describe('Who wrote it; null for the system'),
    authorType: z.enum(participantTypes).nullable(),
    authorName: z.string().nullable(),
    kind: z.enum(messageKinds),
    body: z.string().describe('Plain text; empty if only documents were sent or the message was redacted'),
    documentIds: z.array(field.Id),
    replyToId: field.Id.nullable().describe('UUID of the message it replies to'),
    clientMessageId: z.string().nullable().describe('Id given by the author’s client; only on own messages'),
    sendAt: field.Timestamp.nullable().describe('When it is scheduled to be sent'),
    sentAt: field.Timestamp.nullable().describe('Null while it waits for sendAt, visible only to its author'),
    editedAt: field.Timestamp.nullable(),
    redactedAt: field.Timestamp.nullable().describe('When its text was redacted'),
    contactDataDetected: z
      .boolean()
      .describe(
        'Whether it seems to contain an email address or phone number before the introduction: a warning to the author, delivered anyway',
      ),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Message' });

/** A message that a search found. */
export const FoundMessage = z
  .object({
    messageId: field.Id,
    conversationId: field.Id,
    snippet: z.string().describe('At most 140 characters around the first of the words; without words, the beginning'),
    sentAt: field.Timestamp.nullable().describe('Null while it waits for sendAt, visible only to its author'),
  })
  .meta({ id: 'FoundMessage' });

export const MessageInput = z
  .strictObject({
    kind: z
      .enum(['TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG'])
      .default('TEXT')
      .describe('PROPOSAL only from agents, CALL_LOG only from agents and care'),
    body: field.paragraphs(10_000).default('').describe('Plain text; may be empty if documents are sent'),
    documentIds: z
      .array(field.Id)
      .max(10)
      .default([])
      .describe('UUIDs of documents visible to the author and linked to the match or request of the conversation'),
    replyToId: field.Id.nullable().default(null).describe('UUID of the message of the same conversation it replies to'),
    clientMessageId: z
      .string()
      .regex(/^[\w-]{8,80}$/, 'Use 8 to 80 letters, digits, - and _')
      .optional()
      .describe('Id chosen by the client: sending it again returns the first message'),
    sendAt: field.Timestamp.nullable().default(null).describe('When to send it, at most 30 days ahead; null for now'),
  })
  .refine((message) => message.body !== '' || message.documentIds.length > 0, {
    path: ['body'],
    error: 'Write something, or add a document',
    params: { code: 'required' },
  });

export const MessageChange = z.strictObject({
  body: field.paragraphs(10_000, 1).optional().describe('New text; from the author within 15 minutes, or until it is sent'),
  sendAt: field.Timestamp.nullable().optional().describe('New time of a scheduled message; null to send it now'),
  redacted: z.literal(true).optional().describe('true: redact the text; from administrators, or from the author of a message not sent yet'),
  version: field.BasedOn,
});

const conversationWritable = {
  title: field.line(160, 1).describe('Care only'),
  assignedToId: field.Id.nullable().describe('UUID of the responsible team member; care only'),
  mutedUntil: field.Timestamp.nullable().describe('No email notifications to the caller until then; participants only'),
  status: z.enum(conversationStatuses).describe('New status, one of allowedTransitions'),
  reasonCode: field.line(60).describe('Reason code, if the transition requires one'),
  note: field.paragraphs(2000).describe('Note for colleagues about the transition'),
};

/** A conversation may be sent back as it was read; equal values are no change. */
export const ConversationChange = field.changeOf(
  conversationWritable,
  Object.keys(Conversation.shape).filter((name) => name !== 'version' && !(name in conversationWritable)),
);

export const ConversationInput = z.strictObject({
  subjectType: z.enum(['TRIP_REQUEST', 'SUPPORT', 'PARTNER']).describe('Conversations about matches are opened by the introduction'),
  tripRequestId: field.Id.nullable().default(null).describe('UUID of the trip request; required for TRIP_REQUEST'),
  partnerId: field.Id.nullable().default(null).describe('UUID of the partner; required for PARTNER'),
  title: field.line(160, 1),
  body: field.paragraphs(10_000, 1).describe('The first message'),
  personIds: z.array(field.Id).max(18).default([]).describe('UUIDs of other participants; care only'),
});

/** A short form of a conversation, for lists on a request or a match. */
export const ConversationSummary = z
  .object({
    conversationId: field.Id,
    subject: z.string(),
    participants: z.array(z.string()).describe('Names of the participants'),
    lastMessage: z.object({ snippet: z.string(), at: field.Timestamp, authorType: z.enum(participantTypes).nullable() }).nullable(),
    unreadCount: z.int(),
    awaitingReplyFrom: z.enum(replyParties),
    slaDueAt: field.Timestamp.nullable(),
    matchStatus: z.string().nullable().describe('Status of the match; null if there is none'),
  })
  .meta({ id: 'ConversationSummary' });
