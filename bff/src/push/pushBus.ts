import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { listen } from '#src/database/listen.ts';
import { PUSH_BUS } from './pushOut.ts';
import { PushMessage } from './pushMessage.ts';

/** What the bus hands on. */
export interface Listener {
  heard(message: PushMessage): void;
  /** The line was broken: something may have been missed. */
  missed(): void;
}

/**
 * Listens to what all nodes push. Ended accesses always come by PostgreSQL, where they are written; events by Redis when there is one.
 * Answers how to stop.
 */
export async function listenToPushes(url: string, redis: Redis | null, listener: Listener, log: Logger): Promise<() => Promise<void>> {
  const heard = (text: string) => {
    const message = PushMessage.safeParse(parsed(text));
    if (message.success) listener.heard(message.data);
  };
  const stop = await listen(url, PUSH_BUS, { heard, missed: listener.missed }, log);
  const subscriber = redis ? redis.duplicate() : null;
  subscriber?.on('error', () => undefined); // it comes back by itself
  subscriber?.on('message', (_, text: string) => heard(text));
  await subscriber?.subscribe(PUSH_BUS).catch(() => undefined);
  return async () => {
    subscriber?.disconnect();
    await stop();
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
