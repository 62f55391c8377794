import pg from 'pg';
import type { Logger } from 'pino';

/** What hears a channel. */
export interface Line {
  /** What was sent. */
  heard(payload: string): void;
  /** From now on everything is heard. */
  opened?(): void;
  /** The line is broken: from now on something may be missed. */
  missed(): void;
}

const AGAIN_MS = 1_000;

/** Listens to a channel of PostgreSQL, on a connection of its own, which comes back by itself. Answers how to stop. */
export async function listen(url: string, channel: string, line: Line, log: Logger): Promise<() => Promise<void>> {
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
    client.on('notification', ({ payload }) => line.heard(payload ?? ''));
    client.on('error', () => undefined); // 'end' follows
    client.on('end', again);
    state.client = client;
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    line.opened?.();
  }
  function again(): void {
    if (state.stopped || state.timer) return;
    line.missed();
    state.timer = setTimeout(() => {
      state.timer = undefined;
      connect().catch((error: unknown) => {
        log.warn({ channel, reason: error instanceof Error ? error.message : String(error) }, 'a channel cannot be heard, trying again');
        again();
      });
    }, AGAIN_MS);
    state.timer.unref();
  }

  await connect().catch(again);
  return async () => {
    state.stopped = true;
    clearTimeout(state.timer);
    await state.client?.end().catch(() => undefined);
  };
}
