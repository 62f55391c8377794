import { contract } from '@farwend/api-contract';
import { Pusher } from '../pusher.mjs';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** An event of a channel. */
export interface ChannelEvent {
  event: string;
  data: unknown;
}

/** A client as a page creates it, authorized for channels with a bearer token. */
export async function connectPusher({ origin }: Pick<Server, 'origin'>, token: string): Promise<Pusher> {
  const { push } = contract;
  const ask = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(String(response.status));
    return JSON.parse(await response.text());
  };
  const place = await fetch(origin + push.place.path, { headers: { Authorization: `Bearer ${token}` } });
  const { key, cluster, host, port } = push.place.reply.parse(JSON.parse(await place.text()));
  return new Pusher(key, {
    cluster,
    wsHost: host ?? '',
    wsPort: port ?? 0,
    forceTLS: false,
    enabledTransports: ['ws'],
    enableStats: false,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        ask(push.channelAuth.path, { socketId, channelName }).then(
          (data) => done(null, data),
          (error: Error) => done(error, null),
        );
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, done) => {
        ask(push.userAuth.path, { socketId }).then(
          (data) => done(null, data),
          (error: Error) => done(error, null),
        );
      },
    },
  });
}

/** Subscribes to a channel; resolves with all its events, of which the first is the outcome of the subscription. */
export async function subscribeTo(pusher: Pusher, name: string): Promise<ChannelEvent[]> {
  const received: ChannelEvent[] = [];
  pusher.subscribe(name).bind_global((event: string, data: unknown) => received.push({ event, data }));
  await waitFor(`${name} to respond`, async () => received.find(({ event }) => event.startsWith('pusher:subscription_')));
  return received;
}
