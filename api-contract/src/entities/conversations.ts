import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import type { Caller } from '../roles.ts';
import { careTeam } from '../roles.ts';
import * as field from '../schemas.ts';
import {
  Conversation,
  ConversationChange,
  ConversationInput,
  ConversationSummary,
  FoundMessage,
  Message,
  MessageChange,
  MessageInput,
  Participant,
} from './conversations.schemas.ts';
import { references } from '../references.ts';

/** Callers that take part in conversations: travelers, agents, the care team, and marketing where the press writes. */
const participants: readonly Caller[] = ['traveler', 'agent', ...careTeam, 'marageti'];

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const MessageQuery = field.pageQuery({ limit: 50 }).extend({
  sort: field.sortBy(['sentAt', '-sentAt']),
  q: field.searchOfFields('body'),
  before: field.Id.optional().describe('UUID of a message: only those sent before it'),
  after: field.Id.optional().describe('UUID of a message: only those sent after it'),
});
const ParticipantList = z.object({ items: z.array(Participant), total: z.int() });
const AddParticipantsInput = z.strictObject({
  role: z.enum(['MEMBER', 'OBSERVER']).default('MEMBER').describe('OBSERVER: our team only'),
  includeHistory: z
    .boolean()
    .default(false)
    .describe('true: they also see earlier messages; care only. Otherwise they see messages from when they join'),
});
const ReadPositionInput = z.strictObject({
  messageId: field.Id.optional().describe('UUID of the last message to mark as read, or the first to mark as unread; default: the newest'),
});

export const conversations = {
  create: post('/v3/conversations', 'Open a conversation with our care team', {
    access: participants,
    body: ConversationInput,
    reply: Conversation,
    once: true,
    example: { subjectType: 'SUPPORT', title: 'A question about visas', body: 'Do our children need visas of their own?' },
    description:
      'Travelers and agents open conversations with care; care may also choose the participants. Conversations about matches are opened by introductions.',
  }),
  assigned: get('/v3/conversations/assigned', 'List the conversations assigned to the caller', {
    access: ['agent', ...careTeam, 'marageti'],
    query: ListQuery,
    expand: references.conversation,
    reply: field.pageOf(Conversation),
  }),
  active: get('/v3/conversations/active', 'List conversations that are not closed, newest first', {
    access: participants,
    query: ListQuery,
    expand: references.conversation,
    reply: field.pageOf(Conversation),
    description:
      'Conversations dismissed by the caller are left out. isUnread=true are those with messages that the caller has not read, participantId those that a person takes part in.',
  }),
  unreadCount: get('/v3/conversations/unread_count', 'Count the conversations that the caller has not read', {
    access: participants,
    reply: z.object({ count: z.int().describe('As many as /v3/conversations/active?isUnread=true has') }).meta({ id: 'UnreadCount' }),
  }),
  read: get('/v3/conversations/{id}', 'Read a conversation', {
    access: participants,
    expand: references.conversation,
    reply: Conversation,
  }),
  update: put('/v3/conversations/{id}', 'Change, mute, close or lock a conversation', {
    access: participants,
    body: ConversationChange,
    reply: Conversation,
    example: { mutedUntil: '2027-03-05T09:00:00Z' },
  }),
  messages: get('/v3/conversations/{id}/messages', 'List the messages of a conversation', {
    access: participants,
    query: MessageQuery,
    expand: references.message,
    reply: field.pageOf(Message),
    description: 'Newest first; oldest first with sort=sentAt. Participants who joined later see the messages from then on.',
  }),
  addMessage: post('/v3/conversations/{id}/messages', 'Write a message', {
    access: participants,
    body: MessageInput,
    reply: Message,
    example: { body: 'The lodge has two rooms left for June.', clientMessageId: 'c7c9a3b0-1' },
  }),
  updateMessage: put('/v3/conversations/{id}/messages/{messageId}', 'Update or redact a message', {
    access: participants,
    body: MessageChange,
    reply: Message,
    example: { body: 'The lodge has three rooms left for June.' },
  }),
  participants: get('/v3/conversations/{id}/participants', 'List the participants of a conversation', {
    access: participants,
    reply: ParticipantList,
  }),
  dismiss: put('/v3/conversations/{id}/dismiss', 'Dismiss a conversation until its next message', {
    access: participants,
    reply: Conversation,
  }),
  markRead: put('/v3/conversations/{id}/read', 'Mark a conversation as read', {
    access: participants,
    body: ReadPositionInput,
    reply: Conversation,
  }),
  markUnread: put('/v3/conversations/{id}/unread', 'Mark a conversation as unread', {
    access: participants,
    body: ReadPositionInput,
    reply: Conversation,
  }),
  addPeople: post('/v3/conversations/{id}/people/{ids}', 'Add people to a conversation', {
    access: participants,
    body: AddParticipantsInput,
    reply: ParticipantList,
    example: { role: 'MEMBER', includeHistory: false },
    description: 'ids: comma-separated UUIDs of travelers, agents or team members, at most 50. The caller’s own id joins the conversation.',
  }),
  removePeople: del('/v3/conversations/{id}/people/{ids}', 'Remove people from a conversation', {
    access: participants,
    description:
      'ids: comma-separated UUIDs of travelers, agents or team members, at most 50. The caller’s own id leaves the conversation.',
  }),
  search: post('/v3/conversation_searches', 'Search conversations', {
    access: participants,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Conversation),
    description:
      'q finds titles, participants and messages, as far as the caller may read them: not what was written before they joined. Administrators, whose reading is audited, find messages of the conversations they participate in.',
    example: { q: 'lamu dhow', filters: { status: 'ACTIVE' } },
  }),
  searchMessages: post('/v3/message_searches', 'Search the messages of all conversations', {
    access: participants,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(FoundMessage),
    description:
      'Newest first. Only messages that the caller may read: not what was written before they joined, and for administrators, whose reading is audited, those of the conversations they participate in.',
    example: { q: 'lamu dhow', limit: 10 },
  }),
};

export const conversationSummaries = {
  ofTripRequest: get('/v3/trip_requests/{id}/conversation_summaries', 'List summaries of the conversations about a trip request', {
    access: participants,
    query: field.pageQuery(),
    reply: field.pageOf(ConversationSummary),
  }),
  ofTripMatch: get('/v3/trip_matches/{id}/conversation_summaries', 'List summaries of the conversations about a trip match', {
    access: participants,
    query: field.pageQuery(),
    reply: field.pageOf(ConversationSummary),
  }),
  ofTraveler: get('/v3/travelers/{id}/conversations', 'List the conversations of a traveler', {
    access: ['traveler', ...careTeam],
    query: ListQuery,
    expand: references.conversation,
    reply: field.pageOf(Conversation),
  }),
};
