import type pg from 'pg';
import type { Logger } from 'pino';
import { connectClient } from './connectClient.ts';

/** Callbacks of a subscriber to a NOTIFY channel. */
export interface ChannelListener {
  onMessage(payload: string): void;
  /** From now on every message is received. */
  onConnected?(): void;
  /** The connection was lost, so messages may be missed. */
  onDisconnected(): void;
}

const RECONNECT_MS = 1_000;
/** A server that is cut off or hangs does not close its connections, so it is asked for a sign of life. */
const HEARTBEAT_MS = 2_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

/** Listens to a NOTIFY channel on its own connection, which reconnects automatically. Returns a function that stops listening. */
export async function listen(url: string, channel: string, listener: ChannelListener, log: Logger): Promise<() => Promise<void>> {
  const state: { client: pg.Client | null; timer?: NodeJS.Timeout | undefined; heartbeat?: NodeJS.Timeout; stopped: boolean } = {
    client: null,
    stopped: false,
  };

  async function connect(): Promise<void> {
    const client = await connectClient(url, {
      application_name: channel.replaceAll('_', ' '),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    });
    state.client = client;
    if (state.stopped) return void (await client.end());
    client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    client.on('end', reconnect);
    try {
      await client.query(`LISTEN ${channel}`); // a standby refuses it
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    listener.onConnected?.();
    checkHeartbeat(client);
  }
  function checkHeartbeat(client: pg.Client): void {
    state.heartbeat = setTimeout(() => {
      client.query('').then(
        () => checkHeartbeat(client),
        () => void client.end(), // closes the socket of an open query at once; 'end' follows
      );
    }, HEARTBEAT_MS).unref();
  }
  function reconnect(): void {
    if (state.stopped || state.timer) return;
    listener.onDisconnected();
    state.timer = setTimeout(() => {
      state.timer = undefined;
      connect().catch((error: unknown) => {
        log.warn({ channel, reason: error instanceof Error ? error.message : String(error) }, 'cannot listen to a channel, retrying');
        reconnect();
      });
    }, RECONNECT_MS);
    state.timer.unref();
  }

  await connect().catch(reconnect);
  return async () => {
    state.stopped = true;
    clearTimeout(state.timer);
    clearTimeout(state.heartbeat);
    await state.client?.end().catch(() => undefined);
  };
}
