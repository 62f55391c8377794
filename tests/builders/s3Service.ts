import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ephemeralPort } from './ephemeralPort.ts';
import { waitFor } from './waitFor.ts';

/** A running S3-compatible store with an empty bucket. */
export interface S3Service {
  /** The settings of a server that keeps its files there. */
  env: { S3_ENDPOINT: string; S3_BUCKET: string; S3_KEY: string; S3_SECRET: string };
  stop(): Promise<void>;
}

/** Starts an S3-compatible store as a process of its own. */
export async function startS3(): Promise<S3Service> {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-s3-'));
  const port = await ephemeralPort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'papers', '--no-vhost-buckets'];
  const store = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
  store.unref();
  const ended = once(store, 'exit');
  const endpoint = `http://127.0.0.1:${port}`;
  await waitFor('the store', async () =>
    fetch(endpoint).then(
      () => true,
      () => undefined,
    ),
  );
  return {
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: 'papers', S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' },
    async stop() {
      store.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
