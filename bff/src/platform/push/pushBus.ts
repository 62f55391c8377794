import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { listen } from '#src/db/listen.ts';
import { PUSH_CHANNEL } from './pushPublishers.ts';
import { PushMessage } from '#src/kernel/pushMessage.ts';

/** Callbacks for push messages. */
export interface PushListener {
  onMessage(message: PushMessage): void;
  /** The connection was lost, so messages may have been missed. */
  onDisconnected(): void;
}

/**
 * Listens to the push messages of all nodes: those about ended access always through PostgreSQL, where they are written, events through Redis
 * if configured. Returns a function that stops listening.
 */
export async function listenForPushes(url: string, redis: Redis | null, listener: PushListener, log: Logger): Promise<() => Promise<void>> {
  const receive = (text: string) => {
    const message = PushMessage.safeParse(parseJson(text));
    if (message.success) listener.onMessage(message.data);
  };
  const stop = await listen(url, PUSH_CHANNEL, { onMessage: receive, onDisconnected: listener.onDisconnected }, log);
  const subscriber = redis ? redis.duplicate() : null;
  subscriber?.on('error', () => undefined); // it reconnects automatically
  subscriber?.on('message', (_, text: string) => receive(text));
  await subscriber?.subscribe(PUSH_CHANNEL).catch(() => undefined);
  return async () => {
    subscriber?.disconnect();
    await stop();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
