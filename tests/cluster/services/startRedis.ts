import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ephemeralPort } from '../../builders/ephemeralPort.ts';
import { type Service, startService } from './startService.ts';

/** A Redis or Valkey server that can hang, end and come back on its port with its data. */
export interface RedisService {
  /** For `REDIS_URL`. */
  url: string;
  start(): Promise<void>;
  /** Sends a signal, SIGSTOP for a server that hangs. */
  signal(name: NodeJS.Signals): void;
  /** Ends the process at once; its data is kept for the next start. */
  kill(): Promise<void>;
  /** Runs commands on a connection of their own. */
  run<T>(work: (redis: Redis) => Promise<T>): Promise<T>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** Prepares a server with the persistence that docs/operations/many-nodes.md recommends, but written at once; `start` starts it. */
export async function createRedis(): Promise<RedisService> {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-redis-'));
  const port = await ephemeralPort();
  const options = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    save: '',
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const state: { service: Service | null } = { service: null };
  const url = `redis://127.0.0.1:${port}`;
  const kill = async () => {
    await state.service?.stop();
    state.service = null;
  };
  return {
    url,
    kill,
    async start() {
      state.service = await startService('redis-server', args, port);
    },
    signal: (name) => state.service?.signal(name),
    async run(work) {
      const redis = new Redis(url, { maxRetriesPerRequest: 1 });
      try {
        return await work(redis);
      } finally {
        redis.disconnect();
      }
    },
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
