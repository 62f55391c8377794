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
  Message,
  MessageChange,
  MessageInput,
  Participant,
} from './conversations.schemas.ts';

/** Who converses: travelers, agents, and of our team those who look after them. */
const talkers: readonly Caller[] = ['traveler', 'agent', ...careTeam];

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const MessageQuery = field.pageQuery({ limit: 50 }).extend({
  before: field.Id.optional().describe('Only messages sent before this one'),
  after: field.Id.optional().describe('Only messages sent after this one'),
});
const People = z.object({ items: z.array(Participant), total: z.int() });
const PeopleInput = z.strictObject({
  role: z.enum(['MEMBER', 'OBSERVER']).default('MEMBER').describe('OBSERVER: our team only'),
  includeHistory: z.boolean().default(false).describe('Show them what was said before; care only. Else they see messages from joining on'),
});
const ReadInput = z.strictObject({
  messageId: field.Id.optional().describe('Up to this message, for read; from this message on, for unread. Default: the last one'),
});

export const conversations = {
  create: post('/v3/conversations', 'Open a conversation with our care team', {
    access: talkers,
    body: ConversationInput,
    reply: Conversation,
    once: true,
    example: { subjectType: 'SUPPORT', title: 'A question about visas', body: 'Do our children need visas of their own?' },
    description:
      'Travelers and agents write to care; care may add the people it is with. Conversations of matches are opened by introductions.',
  }),
  assigned: get('/v3/conversations/assigned', 'List the conversations assigned to the caller', {
    access: ['agent', ...careTeam],
    query: ListQuery,
    reply: field.pageOf(Conversation),
  }),
  active: get('/v3/conversations/active', 'List conversations that are not closed, newest first', {
    access: talkers,
    query: ListQuery,
    reply: field.pageOf(Conversation),
    description: 'Without those the caller has dismissed.',
  }),
  read: get('/v3/conversations/{id}', 'Read a conversation', { access: talkers, reply: Conversation }),
  update: put('/v3/conversations/{id}', 'Change, mute, close or lock a conversation', {
    access: talkers,
    body: ConversationChange,
    reply: Conversation,
    example: { mutedUntil: '2027-03-05T09:00:00Z' },
  }),
  messages: get('/v3/conversations/{id}/messages', 'List the messages of a conversation', {
    access: talkers,
    query: MessageQuery,
    reply: field.pageOf(Message),
    description: 'Newest first; sort=sentAt turns it round. Who joined later sees the messages from then on.',
  }),
  addMessage: post('/v3/conversations/{id}/messages', 'Write a message', {
    access: talkers,
    body: MessageInput,
    reply: Message,
    example: { body: 'The lodge has two rooms left for June.', clientMessageId: 'c7c9a3b0-1' },
  }),
  updateMessage: put('/v3/conversations/{id}/messages/{messageId}', 'Change or redact a message', {
    access: talkers,
    body: MessageChange,
    reply: Message,
    example: { body: 'The lodge has three rooms left for June.' },
  }),
  participants: get('/v3/conversations/{id}/participants', 'List who takes part in a conversation', { access: talkers, reply: People }),
  dismiss: put('/v3/conversations/{id}/dismiss', 'Put a conversation aside until its next message', {
    access: talkers,
    reply: Conversation,
  }),
  markRead: put('/v3/conversations/{id}/read', 'Mark a conversation as read', { access: talkers, body: ReadInput, reply: Conversation }),
  markUnread: put('/v3/conversations/{id}/unread', 'Mark a conversation as unread', {
    access: talkers,
    body: ReadInput,
    reply: Conversation,
  }),
  addPeople: post('/v3/conversations/{id}/people/{ids}', 'Add people to a conversation', {
    access: talkers,
    body: PeopleInput,
    reply: People,
    example: { role: 'MEMBER', includeHistory: false },
    description: 'Ids of travelers, agents or team members, joined by commas, at most 50. With the own id: join.',
  }),
  removePeople: del('/v3/conversations/{id}/people/{ids}', 'Take people out of a conversation', {
    access: talkers,
    description: 'Ids of travelers, agents or team members, joined by commas, at most 50. With the own id: leave.',
  }),
  search: post('/v3/conversation_searches', 'Search conversations', {
    access: talkers,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Conversation),
  }),
};

export const conversationSummaries = {
  ofTripRequest: get('/v3/trip_requests/{id}/conversation_summaries', 'List the conversations about a trip request in short', {
    access: talkers,
    query: field.pageQuery(),
    reply: field.pageOf(ConversationSummary),
  }),
  ofTripMatch: get('/v3/trip_matches/{id}/conversation_summaries', 'List the conversations about a trip match in short', {
    access: talkers,
    query: field.pageQuery(),
    reply: field.pageOf(ConversationSummary),
  }),
  ofTraveler: get('/v3/travelers/{id}/conversations', 'List the conversations of a traveler', {
    access: ['traveler', ...careTeam],
    query: ListQuery,
    reply: field.pageOf(Conversation),
  }),
};
