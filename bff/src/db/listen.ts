import pg from 'pg';
import type { Logger } from 'pino';

/** Callbacks of a subscriber to a NOTIFY channel. */
export interface ChannelListener {
  onMessage(payload: string): void;
  /** From now on every message is received. */
  onConnected?(): void;
  /** The connection was lost, so messages may be missed. */
  onDisconnected(): void;
}

const RECONNECT_MS = 1_000;

/** Listens to a NOTIFY channel on its own connection, which reconnects automatically. Returns a function that stops listening. */
export async function listen(url: string, channel: string, listener: ChannelListener, log: Logger): Promise<() => Promise<void>> {
  const state: { client: pg.Client | null; timer: NodeJS.Timeout | undefined; stopped: boolean } = {
    client: null,
    timer: undefined,
    stopped: false,
  };

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: channel.replaceAll('_', ' '),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    client.on('error', () => undefined); // 'end' follows
    client.on('end', reconnect);
    state.client = client;
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    listener.onConnected?.();
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
    await state.client?.end().catch(() => undefined);
  };
}
