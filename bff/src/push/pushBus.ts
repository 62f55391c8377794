import type { Redis } from 'ioredis';
import pg from 'pg';
import type { Logger } from 'pino';
import { PUSH_BUS } from './pushOut.ts';
import { PushMessage } from './pushMessage.ts';

/** What the bus hands on. */
export interface Listener {
  heard(message: PushMessage): void;
  /** The line was broken: something may have been missed. */
  missed(): void;
}

const AGAIN_MS = 1_000;

/**
 * Listens to what all nodes push, on a connection of its own, which comes back by itself. Ended accesses always come by PostgreSQL, where
 * they are written; events by Redis when there is one. Answers how to stop.
 */
export async function listenToPushes(url: string, redis: Redis | null, listener: Listener, log: Logger): Promise<() => Promise<void>> {
  const state: { client: pg.Client | null; timer: NodeJS.Timeout | undefined; stopped: boolean } = {
    client: null,
    timer: undefined,
    stopped: false,
  };
  const take = (text: string) => {
    const message = PushMessage.safeParse(parsed(text));
    if (message.success) listener.heard(message.data);
  };

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'farwend push',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on('notification', ({ payload }) => take(payload ?? ''));
    client.on('error', () => undefined); // 'end' follows
    client.on('end', again);
    state.client = client;
    await client.connect();
    await client.query(`LISTEN ${PUSH_BUS}`);
  }
  function again(): void {
    if (state.stopped || state.timer) return;
    listener.missed();
    state.timer = setTimeout(() => {
      state.timer = undefined;
      connect().catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'pushes cannot be listened to, trying again');
        again();
      });
    }, AGAIN_MS);
    state.timer.unref();
  }

  await connect().catch(again);
  const subscriber = redis ? redis.duplicate() : null;
  subscriber?.on('error', () => undefined); // it comes back by itself
  subscriber?.on('message', (_, text: string) => take(text));
  await subscriber?.subscribe(PUSH_BUS).catch(() => undefined);

  return async () => {
    state.stopped = true;
    clearTimeout(state.timer);
    subscriber?.disconnect();
    await state.client?.end().catch(() => undefined);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
