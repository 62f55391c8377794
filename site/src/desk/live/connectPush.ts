import type { Client } from '@farwend/api-contract/client';
import type { Pusher } from './pusher.mjs';

/** Connects to the server that pushes events, as the person whose session the page has; the client comes with its own reconnecting. */
export async function connectPush(api: Client): Promise<Pusher> {
  const [push, { key, cluster, host, port, tls }] = await Promise.all([import('./pusher.mjs'), api.get('/v3/push_notifier')]);
  return new push.Pusher(key, {
    cluster,
    ...(host !== null && port !== null && { wsHost: host, wsPort: port, wssPort: port }),
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'], // the others load scripts from elsewhere
    enableStats: false,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        api.post('/v3/push_notifier/channel_auth', { body: { socketId, channelName } }).then(
          ({ auth, channel_data: member }) => done(null, { auth, ...(member !== undefined && { channel_data: member }) }),
          (problem: unknown) => done(problem instanceof Error ? problem : new Error(String(problem)), null),
        );
      },
    },
  });
}
