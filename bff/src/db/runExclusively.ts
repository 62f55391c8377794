import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectClient } from './connectClient.ts';

const POLL_MS = 5_000;
const HEARTBEAT_MS = 2_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

/**
 * Runs work that one process of a cluster may do at a time: waits for the lock of this name and holds it, on a connection of its own, until
 * the work is done. The signal that the work gets aborts with `stopped`, and when the lock is lost with its connection. Polls, because a
 * waiting statement would hold a snapshot, for whose end `CREATE INDEX CONCURRENTLY` would wait.
 */
export async function runExclusively(
  url: string,
  name: string,
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = await connectClient(url, {
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
  });
  const lost = new AbortController();
  client.on('end', () => lost.abort(new Error('The connection that held the lock was lost.')));
  const heartbeat = setInterval(() => {
    client.query('').catch(() => void client.end().catch(() => undefined)); // a server that was cut off does not close its connections
  }, HEARTBEAT_MS);
  const signal = AbortSignal.any([stopped, lost.signal]);
  try {
    while (!(await tryLock(client, name))) await wait(POLL_MS, undefined, { signal });
    await work(signal);
  } finally {
    clearInterval(heartbeat);
    await client.end().catch(() => undefined);
  }
}

async function tryLock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked', [name]);
  return rows[0]?.locked === true;
}
