import { z } from 'zod';
import { personTypes } from '../roles.ts';
import * as field from '../schemas.ts';
import { conversationStatuses } from '../statuses/conversation.ts';

const subjectTypes = ['TRIP_MATCH', 'TRIP_REQUEST', 'SUPPORT', 'PARTNER'] as const;
const sides = ['TRAVELER', 'AGENT', 'CARE', 'NONE'] as const;
const messageKinds = ['TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG', 'SYSTEM'] as const;

const PersonId = field.Id.describe('UUID of a traveler, an agent or a team member');

/** Somebody who takes part, or took part. */
export const Participant = z
  .object({
    personId: PersonId,
    personType: z.enum(personTypes),
    displayName: z.string().describe('Given and family name; before an introduction companies see the initial of a traveler’s family name'),
    role: z.enum(['OWNER', 'MEMBER', 'OBSERVER']).describe('OBSERVER: care is here and reads along'),
    joinedAt: field.Moment,
    leftAt: field.Moment.nullable(),
    lastReadMessageId: field.Id.nullable().describe('How far this person has read'),
    unreadCount: z.int().optional().describe('Own only'),
    dismissedAt: field.Moment.nullable().optional().describe('Own only: put aside until the next message'),
    mutedUntil: field.Moment.nullable().optional().describe('Own only: no mails about it until then'),
  })
  .meta({ id: 'Participant' });

/** A conversation as the caller sees it. */
export const Conversation = z
  .object({
    id: field.Id,
    subjectType: z.enum(subjectTypes),
    tripRequestId: field.Id.nullable(),
    tripMatchId: field.Id.nullable(),
    partnerId: field.Id.nullable(),
    title: z.string(),
    ...field.statusFields(conversationStatuses),
    assignedToId: field.Id.nullable().describe('Team member who looks after it'),
    participants: z.array(Participant),
    careIsHere: z.boolean().describe('Somebody of our team takes part or reads along'),
    isParticipant: z.boolean().describe('Whether the caller takes part, and so may write'),
    lastMessageAt: field.Moment.describe('When the last message was sent; of an empty one, when it was opened'),
    lastMessageSnippet: z.string().nullable().describe('The first 140 characters of the last message the caller may see'),
    awaitingReplyFrom: z.enum(sides).describe('Whose turn it is'),
    slaDueAt: field.Moment.nullable().describe('Until when an agent or our team should have answered'),
    messageCount: z.int(),
    unreadCount: z.int().describe('Messages the caller has not read; 0 for who takes no part'),
    dismissedAt: field.Moment.nullable().describe('When the caller put it aside'),
    mutedUntil: field.Moment.nullable().describe('Until when the caller gets no mails about it'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Conversation' });

/** One message. Internal notes are never among them. */
export const Message = z
  .object({
    id: field.Id,
    conversationId: field.Id,
    authorId: PersonId.nullable().describe('Who wrote it; null: the system'),
    authorType: z.enum(personTypes).nullable(),
    authorName: z.string().nullable(),
    kind: z.enum(messageKinds),
    body: z.string().describe('Plain text; empty when only documents were sent or when it was redacted'),
    documentIds: z.array(field.Id),
    replyToId: field.Id.nullable().describe('Message it answers'),
    clientMessageId: z.string().nullable().describe('As the author’s program named it; own messages only'),
    sendAt: field.Moment.nullable().describe('When it was scheduled for'),
    sentAt: field.Moment.nullable().describe('Null: it waits for sendAt, seen by its author only'),
    editedAt: field.Moment.nullable(),
    redactedAt: field.Moment.nullable().describe('When its text was taken out'),
    contactDataDetected: z
      .boolean()
      .describe('It seems to hold an e-mail address or a phone number before the introduction: a warning to the writer, it is delivered'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Message' });

export const MessageInput = z
  .strictObject({
    kind: z.enum(['TEXT', 'DOCUMENT', 'PROPOSAL', 'CALL_LOG']).default('TEXT').describe('PROPOSAL: agents; CALL_LOG: agents and care'),
    body: field.paragraphs(10_000).default('').describe('Plain text; may be empty when documents are sent'),
    documentIds: z
      .array(field.Id)
      .max(10)
      .default([])
      .describe('Documents the author may see, linked to the match or the request of the conversation'),
    replyToId: field.Id.nullable().default(null).describe('Message of the same conversation that it answers'),
    clientMessageId: z
      .string()
      .regex(/^[\w-]{8,80}$/, 'Use 8 to 80 letters, digits, - and _')
      .optional()
      .describe('A name of the sender’s own: the same one sent again answers the first message'),
    sendAt: field.Moment.nullable().default(null).describe('When to send it, at most 30 days from now; null: now'),
  })
  .refine((message) => message.body !== '' || message.documentIds.length > 0, {
    path: ['body'],
    error: 'Write something, or add a document',
    params: { code: 'required' },
  });

export const MessageChange = z.strictObject({
  body: field.paragraphs(10_000, 1).optional().describe('New text, by the author within 15 minutes, or until it is sent'),
  sendAt: field.Moment.nullable().optional().describe('New time of a message that waits; null: send it now'),
  redacted: z.literal(true).optional().describe('Takes the text out: administrators; authors of a message that still waits'),
  version: field.BasedOn,
});

const conversationWritable = {
  title: field.line(160, 1).describe('Care only'),
  assignedToId: field.Id.nullable().describe('Team member who looks after it; care only'),
  mutedUntil: field.Moment.nullable().describe('No mails to the caller about it until then; participants'),
  status: z.enum(conversationStatuses).describe('Where to, one of allowedTransitions'),
  reasonCode: field.line(60).describe('Why, where the move asks for a reason'),
  note: field.paragraphs(2000).describe('A word for colleagues about the move'),
};

/** A conversation may be sent back as it was read; what says the same is no change. */
export const ConversationChange = field.changeOf(
  conversationWritable,
  Object.keys(Conversation.shape).filter((name) => name !== 'version' && !(name in conversationWritable)),
);

export const ConversationInput = z.strictObject({
  subjectType: z.enum(['TRIP_REQUEST', 'SUPPORT', 'PARTNER']).describe('Those of matches are opened by the introduction'),
  tripRequestId: field.Id.nullable().default(null).describe('Trip request it is about; required for TRIP_REQUEST'),
  partnerId: field.Id.nullable().default(null).describe('Company it is with; required for PARTNER'),
  title: field.line(160, 1),
  body: field.paragraphs(10_000, 1).describe('The first message'),
  personIds: z.array(field.Id).max(18).default([]).describe('Who else takes part; care only'),
});

/** A conversation in a few words, for lists beside a request or a match. */
export const ConversationSummary = z
  .object({
    conversationId: field.Id,
    subject: z.string(),
    participants: z.array(z.string()).describe('Names of who takes part'),
    lastMessage: z.object({ snippet: z.string(), at: field.Moment, authorType: z.enum(personTypes).nullable() }).nullable(),
    unreadCount: z.int(),
    awaitingReplyFrom: z.enum(sides),
    slaDueAt: field.Moment.nullable(),
    matchStatus: z.string().nullable().describe('Status of the match; null without one'),
  })
  .meta({ id: 'ConversationSummary' });
