import type { Logger } from 'pino';
import type { ChannelListener } from '#src/db/listen.ts';
import { connectRedis } from '#src/db/redis.ts';

/** How often an idle subscription is tried, in milliseconds: nothing else would notice that Redis has gone without closing it. */
const PING_MS = 5_000;

/**
 * Subscribes to a channel of Redis on a connection of its own, which reconnects and subscribes again automatically; Redis may also come only
 * later. Returns a function that ends the subscription.
 */
export async function subscribeInRedis(url: string, channel: string, listener: ChannelListener, log: Logger): Promise<() => void> {
  const redis = await connectRedis(url, 'farwend-subscription', log);
  const subscribe = () => {
    redis.subscribe(channel).then(
      () => listener.onConnected?.(),
      (error: Error) => log.warn({ channel, reason: error.message }, 'cannot subscribe to a channel of Redis'),
    );
  };
  redis.on('message', (_, text: string) => listener.onMessage(text));
  redis.on('close', () => listener.onDisconnected());
  redis.on('ready', subscribe);
  if (redis.status === 'ready') subscribe();
  const pinging = setInterval(() => void redis.ping().catch(() => undefined), PING_MS).unref();
  return () => {
    clearInterval(pinging);
    redis.disconnect();
  };
}
