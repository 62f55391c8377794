import { z } from 'zod';
import { get, post } from '../call.ts';
import { signedIn } from '../roles.ts';

const SocketId = z
  .string()
  .regex(/^\d{1,20}\.\d{1,20}$/, 'Send the socket id as the connection told it, like 123.456')
  .describe('Socket id of the connection, like 123.456');
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const contentTypes = 'article|guide|itinerary|landingPage|landingPageCategory|company|companyCategory|contentPage';
const ChannelName = z
  .string()
  .regex(
    new RegExp(
      `^(?:private-desk|(?:private-user|private-conversation|private-partner|presence-tripRequest|presence-content-(?:${contentTypes}))-${uuid})$`,
    ),
    'Name a channel like private-conversation- and an id',
  )
  .describe(
    'private-user-{id}, private-conversation-{id}, private-partner-{id}, presence-tripRequest-{id}, presence-content-{type}-{id} like presence-content-article-{id}, or private-desk: what arrives, is assigned and moves, for our team',
  );

const PushConnection = z
  .object({
    key: z.string().describe('App key that a Pusher client is created with'),
    cluster: z.string().describe('Cluster at Pusher; any value for our own server'),
    host: z.string().nullable().describe('Host of our own server; null for Pusher’s'),
    port: z.int().nullable(),
    tls: z.boolean().describe('Whether the connection is encrypted'),
  })
  .meta({ id: 'PushPlace' });

export const push = {
  place: get('/v3/push_notifier', 'Read the connection settings for push events', {
    access: signedIn,
    reply: PushConnection,
    description: 'The settings with which a client of the Pusher protocol (version 7) connects.',
  }),
  userAuth: post('/v3/push_notifier/user_auth', 'Authenticate a socket as the caller', {
    access: signedIn,
    body: z.strictObject({ socketId: SocketId }),
    status: 200,
    reply: z.object({
      auth: z.string().describe('Key and signature'),
      user_data: z.string().describe('JSON with the id of the user, as covered by the signature'),
    }),
    example: { socketId: '1234.5678' },
  }),
  channelAuth: post('/v3/push_notifier/channel_auth', 'Authorize a socket for a channel', {
    access: signedIn,
    body: z.strictObject({ socketId: SocketId, channelName: ChannelName }),
    status: 200,
    reply: z.object({
      auth: z.string().describe('Key and signature'),
      channel_data: z.string().optional().describe('JSON with the joining member, as covered by the signature'),
    }),
    example: { socketId: '1234.5678', channelName: 'private-user-018f0000-0000-7000-8000-000000000000' },
  }),
  trigger: post('/v3/push_notifier/{id}/trigger', 'Push an event to a channel', {
    access: signedIn,
    body: z.strictObject({
      event: z
        .string()
        .regex(/^[a-z][\w.-]{1,60}$/i, 'Use letters, digits, dots and dashes')
        .refine((name) => !/^pusher/i.test(name), 'Names that start with pusher are the protocol’s own')
        .describe('Name of the event; participants may only send names that start with client-'),
      data: z
        .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
        .refine((data) => Object.keys(data).length <= 20, 'Send 20 values or fewer')
        .default({})
        .describe('Ids and flags only; clients fetch the records themselves'),
    }),
    status: 202,
    reply: z.object({ channelName: ChannelName, event: z.string() }),
    example: { event: 'client-typing', data: { isTyping: true } },
    description:
      'id is the name of a channel, or the id of a conversation. Allowed for staff who can read it, and for participants of a conversation.',
  }),
};
