import { z } from 'zod';
import { channelOf } from './channels.ts';
import { isSigned } from './pushKeys.ts';
import type { PushMessage } from './pushMessage.ts';

const MAX_CHANNELS = 100;
const MAX_HEARD = 120; // messages of one client in a minute
const SIGNED_FOR_MS = 120_000;
const SERVER_TO_USER = '#server-to-user-';

/** Reasons to hang up, as the Pusher protocol numbers them: 4000-4099 do not come back, 4200-4299 come back at once. */
export const hangUp = {
  noApp: [4001, 'There is no app with this key'],
  protocol: [4007, 'Version 7 of the protocol is spoken here'],
  notAuthorized: [4009, 'The access has ended, or none was shown in time'],
  full: [4100, 'Over capacity'],
  comeBack: [4200, 'Connect again'],
  silent: [4201, 'No answer to a ping'],
  tooMuch: [4301, 'Too many messages'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** One connection, whatever carries it. */
export interface PushClient {
  socketId: string;
  /** Whose it is, once a signature has told. */
  userId: string | null;
  tokenIds: Set<string>;
  channels: Set<string>;
  /** Messages heard in the present minute. */
  heard: number;
  send(event: string, data: unknown, channel?: string): void;
  close(reason: readonly [code: number, reason: string]): void;
}

/** Who is in which channel on this node; knows the protocol, not the wire. */
export interface PushHub {
  clients: ReadonlySet<PushClient>;
  welcome(client: PushClient, activitySeconds: number): void;
  /** A message of the client; anything unreadable is answered, never thrown. */
  hear(client: PushClient, text: string): void;
  forget(client: PushClient): void;
  /** An event to be told, or an access that has ended. */
  publish(message: PushMessage): void;
}

const Heard = z.object({ event: z.string().max(100), data: z.unknown().optional(), channel: z.string().max(200).optional() });
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

/** `secrets`: of the signatures it accepts, newest first. */
export function createPushHub(secrets: readonly string[], now: () => number = Date.now): PushHub {
  const clients = new Set<PushClient>();
  const channels = new Map<string, Map<PushClient, Record<string, unknown>>>();
  const ended = new Map<string, number>(); // a signature given just before the end is worth nothing after it

  const leave = (client: PushClient, channel: string): void => {
    const members = channels.get(channel);
    if (!members?.delete(client)) return;
    client.channels.delete(channel);
    if (members.size === 0) channels.delete(channel);
    if (isPresence(channel) && ![...members.keys()].some(({ userId }) => userId === client.userId))
      for (const other of members.keys()) other.send('pusher_internal:member_removed', { user_id: client.userId }, channel);
  };

  /** Ties the socket to a user; false when it is somebody else's, the signature is old, or the access has ended since it was given. */
  const identify = (client: PushClient, userId: string, { token_id: tokenId, issued_at: at }: z.output<typeof Identity>): boolean => {
    if (client.userId !== null && client.userId !== userId) return false;
    if (now() - at > SIGNED_FOR_MS || [userId, tokenId].some((id) => id !== undefined && at <= (ended.get(id) ?? -Infinity))) return false;
    client.userId = userId;
    if (tokenId !== undefined) client.tokenIds.add(tokenId);
    return true;
  };

  const signIn = (client: PushClient, data: unknown): void => {
    const given = SignIn.safeParse(data);
    const user = given.success ? parse(UserIdentity, given.data.user_data) : null;
    const isGood = given.success && user && isSigned(`${client.socketId}::user::${given.data.user_data}`, given.data.auth, secrets);
    if (!isGood || !identify(client, user.id, user)) return client.close(hangUp.notAuthorized);
    client.send('pusher:signin_success', { user_data: given.data.user_data });
  };

  const subscribe = (client: PushClient, data: unknown): void => {
    const given = Subscribe.safeParse(data);
    if (!given.success) return client.send('pusher:error', { code: null, message: 'Name a channel' });
    const { channel } = given.data;
    const info = admit(client, given.data);
    if (!info) return client.send('pusher:subscription_error', { type: 'AuthError', error: 'Not let in', status: 401 }, channel);
    if (client.channels.size >= MAX_CHANNELS && !client.channels.has(channel))
      return client.send(
        'pusher:subscription_error',
        { type: 'LimitReached', error: `At most ${MAX_CHANNELS} channels`, status: 403 },
        channel,
      );
    enter(client, channel, info);
  };

  /** What others may know of who comes in; null: not let in. */
  const admit = (client: PushClient, given: z.output<typeof Subscribe>): Record<string, unknown> | null => {
    if (given.channel.startsWith(SERVER_TO_USER))
      return client.userId !== null && given.channel === SERVER_TO_USER + client.userId ? {} : null;
    const who = given.channel_data === undefined ? null : parse(ChannelIdentity, given.channel_data);
    if (!channelOf(given.channel) || !who) return null;
    if (!isSigned(`${client.socketId}:${given.channel}:${given.channel_data}`, given.auth, secrets)) return null;
    return identify(client, who.user_id, who) ? who.user_info : null;
  };

  const enter = (client: PushClient, channel: string, info: Record<string, unknown>): void => {
    const members = channels.get(channel) ?? new Map<PushClient, Record<string, unknown>>();
    channels.set(channel, members);
    const isNew = ![...members.keys()].some(({ userId }) => userId === client.userId);
    members.set(client, info);
    client.channels.add(channel);
    if (!isPresence(channel)) return client.send('pusher_internal:subscription_succeeded', {}, channel);
    const hash = Object.fromEntries([...members].map(([member, about]) => [member.userId ?? '', about]));
    const ids = Object.keys(hash);
    client.send('pusher_internal:subscription_succeeded', { presence: { count: ids.length, ids, hash } }, channel);
    if (!isNew) return;
    for (const other of members.keys())
      if (other !== client) other.send('pusher_internal:member_added', { user_id: client.userId, user_info: info }, channel);
  };

  const forget = (client: PushClient): void => {
    clients.delete(client);
    for (const channel of client.channels) leave(client, channel);
  };

  const end = (id: string, reason: readonly [number, string], isTheirs: (client: PushClient) => boolean): void => {
    for (const [old, at] of ended) if (now() - at > SIGNED_FOR_MS) ended.delete(old);
    ended.set(id, now());
    for (const client of clients) if (isTheirs(client)) client.close(reason);
  };

  return {
    clients,
    forget,
    welcome(client, activitySeconds) {
      clients.add(client);
      client.send('pusher:connection_established', { socket_id: client.socketId, activity_timeout: activitySeconds });
    },
    hear(client, text) {
      client.heard += 1;
      if (client.heard > MAX_HEARD) return client.close(hangUp.tooMuch);
      const heard = parse(Heard, text);
      if (!heard) return client.send('pusher:error', { code: null, message: 'Send JSON with an event' });
      const data = typeof heard.data === 'string' ? json(heard.data) : heard.data;
      if (heard.event === 'pusher:ping') return client.send('pusher:pong', {});
      if (heard.event === 'pusher:pong') return;
      if (heard.event === 'pusher:subscribe') return subscribe(client, data);
      if (heard.event === 'pusher:signin') return signIn(client, data);
      if (heard.event === 'pusher:unsubscribe') {
        const channel = z.object({ channel: z.string() }).safeParse(data);
        return channel.success ? leave(client, channel.data.channel) : undefined;
      }
      client.send('pusher:error', { code: null, message: 'Events are pushed by POST /v3/push_notifier/{id}/trigger' });
    },
    publish(message) {
      switch (message.kind) {
        case 'event':
          for (const client of channels.get(message.channel)?.keys() ?? []) client.send(message.event, message.data, message.channel);
          return;
        case 'channelEnded':
          for (const client of channels.get(message.channel)?.keys() ?? [])
            if (client.userId === message.userId) leave(client, message.channel);
          return;
        case 'tokenEnded':
          return end(message.tokenId, hangUp.notAuthorized, ({ tokenIds }) => tokenIds.has(message.tokenId));
        case 'userEnded':
          return end(message.userId, hangUp.comeBack, ({ userId }) => userId === message.userId);
      }
    },
  };
}

function isPresence(channel: string): boolean {
  return channel.startsWith('presence-');
}

function parse<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
  const parsed = schema.safeParse(json(text));
  return parsed.success ? parsed.data : null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
