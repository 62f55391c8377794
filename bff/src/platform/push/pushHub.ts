import { z } from 'zod';
import type { PushMessage } from '#src/kernel/pushMessage.ts';
import { type ChannelMembers, createChannelMembers, isPresence } from './channelMembers.ts';
import { parseChannel } from './parseChannel.ts';
import type { AnnouncedMember } from './presenceMessage.ts';
import type { PushClient } from './pushClient.ts';
import { hasValidSignature } from './pushKeys.ts';

const MAX_CHANNELS = 100;
const MAX_MESSAGES = 120; // per client and minute
const SIGNATURE_LIFETIME_MS = 120_000;
const SERVER_TO_USER = '#server-to-user-';

/** Close codes of the Pusher protocol: after 4000-4099 clients do not reconnect, after 4200-4299 they reconnect immediately. */
export const closeReasons = {
  unknownApp: [4001, 'There is no app with this key'],
  unsupportedProtocol: [4007, 'This server supports version 7 of the protocol'],
  notAuthorized: [4009, 'Access has ended, or the client did not authenticate in time'],
  overCapacity: [4100, 'Over capacity'],
  reconnect: [4200, 'Connect again'],
  pongTimeout: [4201, 'No reply to a ping'],
  tooManyMessages: [4301, 'Too many messages'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** The clients of this node; implements the protocol without its transport. */
export interface PushHub {
  clients: ReadonlySet<PushClient>;
  connect(client: PushClient, activitySeconds: number): void;
  /** Handles a message of the client; replies to malformed ones with an error and never throws. */
  receive(client: PushClient, text: string): void;
  disconnect(client: PushClient): void;
  /** Delivers an event, or ends access. */
  publish(message: PushMessage): void;
  members: Pick<ChannelMembers, 'listLocal' | 'updateRemote' | 'removeExpired'>;
}

const ClientMessage = z.object({ event: z.string().max(100), data: z.unknown().optional(), channel: z.string().max(200).optional() });
const Subscribe = z.object({
  channel: z.string().max(200),
  auth: z.string().max(200).default(''),
  channel_data: z.string().max(2000).optional(),
});
const SignIn = z.object({ auth: z.string().max(200), user_data: z.string().max(2000) });
const Identity = z.object({
  token_id: z.string().optional(),
  issued_at: z.number(),
  user_info: z.record(z.string(), z.unknown()).default({}),
});
const ChannelIdentity = Identity.extend({ user_id: z.string() });
const UserIdentity = Identity.extend({ id: z.string() });

/** `secrets`: accepted for signatures, newest first. `announce`: tells other nodes of a user who has joined or left a presence channel. */
export function createPushHub(
  secrets: readonly string[],
  announce: (member: AnnouncedMember) => void = () => undefined,
  now: () => number = Date.now,
): PushHub {
  const clients = new Set<PushClient>();
  const members = createChannelMembers(now, announce);
  const ended = new Map<string, number>(); // signatures from before the end of access are invalid

  /** Assigns the socket to a user; false if it belongs to another one, the signature is too old, or access has ended since. */
  const identify = (client: PushClient, userId: string, { token_id: tokenId, issued_at: at }: z.output<typeof Identity>): boolean => {
    if (client.userId !== null && client.userId !== userId) return false;
    if (now() - at > SIGNATURE_LIFETIME_MS || [userId, tokenId].some((id) => id !== undefined && at <= (ended.get(id) ?? -Infinity)))
      return false;
    client.userId = userId;
    if (tokenId !== undefined) client.tokenIds.add(tokenId);
    return true;
  };

  const signIn = (client: PushClient, data: unknown): void => {
    const parsed = SignIn.safeParse(data);
    const user = parsed.success ? parse(UserIdentity, parsed.data.user_data) : null;
    const isValid =
      parsed.success && user && hasValidSignature(`${client.socketId}::user::${parsed.data.user_data}`, parsed.data.auth, secrets);
    if (!isValid || !identify(client, user.id, user)) return client.close(closeReasons.notAuthorized);
    client.send('pusher:signin_success', { user_data: parsed.data.user_data });
  };

  const subscribe = (client: PushClient, data: unknown): void => {
    const parsed = Subscribe.safeParse(data);
    if (!parsed.success) return client.send('pusher:error', { code: null, message: 'Name a channel' });
    const { channel } = parsed.data;
    const info = authorize(client, parsed.data);
    if (!info) return client.send('pusher:subscription_error', { type: 'AuthError', error: 'Not authorized', status: 401 }, channel);
    if (client.channels.size >= MAX_CHANNELS && !client.channels.has(channel))
      return client.send(
        'pusher:subscription_error',
        { type: 'LimitReached', error: `At most ${MAX_CHANNELS} channels`, status: 403 },
        channel,
      );
    join(client, channel, info);
  };

  /** The public presence data of a subscriber; null if it is not authorized. */
  const authorize = (client: PushClient, subscription: z.output<typeof Subscribe>): Record<string, unknown> | null => {
    if (subscription.channel.startsWith(SERVER_TO_USER))
      return client.userId !== null && subscription.channel === SERVER_TO_USER + client.userId ? {} : null;
    const identity = subscription.channel_data === undefined ? null : parse(ChannelIdentity, subscription.channel_data);
    if (!parseChannel(subscription.channel) || !identity) return null;
    if (!hasValidSignature(`${client.socketId}:${subscription.channel}:${subscription.channel_data}`, subscription.auth, secrets))
      return null;
    return identify(client, identity.user_id, identity) ? identity.user_info : null;
  };

  const join = (client: PushClient, channel: string, info: Record<string, unknown>): void => {
    members.join(client, channel, info);
    const hash = Object.fromEntries(isPresence(channel) ? members.usersIn(channel) : []);
    const ids = Object.keys(hash);
    client.send(
      'pusher_internal:subscription_succeeded',
      isPresence(channel) ? { presence: { count: ids.length, ids, hash } } : {},
      channel,
    );
  };

  const forget = (client: PushClient): void => {
    clients.delete(client);
    for (const channel of client.channels) members.leave(client, channel);
  };

  const endAccess = (id: string, reason: readonly [number, string], matches: (client: PushClient) => boolean): void => {
    for (const [old, at] of ended) if (now() - at > SIGNATURE_LIFETIME_MS) ended.delete(old);
    ended.set(id, now());
    for (const client of clients) if (matches(client)) client.close(reason);
  };

  return {
    clients,
    members,
    disconnect: forget,
    connect(client, activitySeconds) {
      clients.add(client);
      client.send('pusher:connection_established', { socket_id: client.socketId, activity_timeout: activitySeconds });
    },
    receive(client, text) {
      client.messageCount += 1;
      if (client.messageCount > MAX_MESSAGES) return client.close(closeReasons.tooManyMessages);
      const message = parse(ClientMessage, text);
      if (!message) return client.send('pusher:error', { code: null, message: 'Send JSON with an event' });
      const data = typeof message.data === 'string' ? parseJson(message.data) : message.data;
      if (message.event === 'pusher:ping') return client.send('pusher:pong', {});
      if (message.event === 'pusher:pong') return;
      if (message.event === 'pusher:subscribe') return subscribe(client, data);
      if (message.event === 'pusher:signin') return signIn(client, data);
      if (message.event === 'pusher:unsubscribe') {
        const channel = z.object({ channel: z.string() }).safeParse(data);
        return channel.success ? members.leave(client, channel.data.channel) : undefined;
      }
      client.send('pusher:error', { code: null, message: 'Events are pushed by POST /v3/push_notifier/{id}/trigger' });
    },
    publish(message) {
      switch (message.kind) {
        case 'event':
          for (const client of members.clientsIn(message.channel)) client.send(message.event, message.data, message.channel);
          return;
        case 'channelEnded':
          for (const client of members.clientsIn(message.channel))
            if (client.userId === message.userId) members.leave(client, message.channel);
          return;
        case 'tokenEnded':
          return endAccess(message.tokenId, closeReasons.notAuthorized, ({ tokenIds }) => tokenIds.has(message.tokenId));
        case 'userEnded':
          return endAccess(message.userId, closeReasons.reconnect, ({ userId }) => userId === message.userId);
      }
    },
  };
}

function parse<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
