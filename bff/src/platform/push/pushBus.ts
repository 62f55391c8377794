import type { Logger } from 'pino';
import { type ChannelListener, listen } from '#src/db/listen.ts';
import { NodeMessage, PUSH_CHANNEL } from './nodeMessage.ts';
import { subscribeInRedis } from './subscribeInRedis.ts';

/** Callbacks for the messages of nodes. */
export interface PushListener {
  onMessage(message: NodeMessage): void;
  /** From now on every message is received. */
  onConnected(): void;
  /** Messages may have been missed. */
  onMissed(): void;
}

/**
 * Listens to the messages of all nodes in PostgreSQL, where those about ended access are always sent, and in Redis if configured. Returns a
 * function that stops listening.
 */
export async function listenForPushes(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string | undefined },
  listener: PushListener,
  log: Logger,
): Promise<() => Promise<void>> {
  const onMessage = (text: string) => {
    const message = NodeMessage.safeParse(parseJson(text));
    if (message.success) listener.onMessage(message.data);
  };
  const onConnected = () => listener.onConnected();
  const inPostgres: ChannelListener = { onMessage, onConnected, onDisconnected: () => listener.onMissed() };
  const stop = await listen(databaseUrl, PUSH_CHANNEL, inPostgres, log);
  if (redisUrl === undefined) return stop;

  let wasLost = false;
  const inRedis: ChannelListener = {
    onMessage,
    onConnected() {
      // Only now: as long as Redis is away, messages come through PostgreSQL.
      if (wasLost) listener.onMissed();
      wasLost = false;
      listener.onConnected();
    },
    onDisconnected: () => (wasLost = true),
  };
  const unsubscribe = await subscribeInRedis(redisUrl, PUSH_CHANNEL, inRedis, log);
  return async () => {
    unsubscribe();
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
