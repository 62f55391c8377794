import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { lockTable, waitForBlocked } from '../builders/tableLock.ts';
import { waitFor } from '../builders/waitFor.ts';

describe('nodes on one database', () => {
  const env = { LOG_LEVEL: 'info' };
  let first: ServerProcess;
  let folder: string;
  const startWithFolder = (dataDir: string) => startServerProcess({ env, after: { databaseUrl: first.databaseUrl, dataDir } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farwend-second-'));
    first = await startServerProcess({ env });
  });
  afterAll(async () => {
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('are told, in the log and by /readyz, when they keep files and secrets apart, as long as both run', async () => {
    const second = await startWithFolder(folder);
    for (const node of [first, second]) {
      await eventually(async () => {
        const warnings = await readWarnings(node);
        expect(warnings).toContainEqual(expect.stringMatching(/keep files in different places.* S3_ENDPOINT /));
        expect(warnings).toContainEqual(expect.stringContaining('have different SESSION_KEYS'));
      });
      await waitFor('the log', async () => node.output().includes('keep files in different places') || undefined);
    }
    await second.stop();
    await eventually(async () => expect(await readWarnings(first)).toEqual([]));
  });

  test('are not told of one that died before they started, nor when they share a folder', async () => {
    const dead = await startWithFolder(folder);
    await waitFor('its heartbeat', async () => ((await readRows(first)).length === 2 ? true : undefined));
    await dead.kill();
    const second = await startWithFolder(first.dataDir);
    const [{ seen_at: since } = { seen_at: '' }] = await readRows(first);
    await waitFor('both to beat twice after the start', async () => {
      const beaten = await query(first.databaseUrl, "SELECT FROM nodes WHERE seen_at > $1::timestamptz + interval '9 seconds'", [since]);
      return beaten.length === 2 ? true : undefined;
    });
    expect(await readWarnings(second)).toEqual([]);
    await eventually(async () => expect(await readWarnings(first)).toEqual([])); // which had seen the dead one alive
    await second.stop();
  });

  test('serve and stay ready while their heartbeats cannot be written', async () => {
    const lock = await lockTable(first.databaseUrl, 'nodes');
    await waitForBlocked(first.databaseUrl, 'nodes', 1);
    for (const path of ['/readyz', '/', '/v2/articles']) expect((await fetch(first.origin + path)).status).toBe(200);
    await lock.release();
    const [{ seen_at: since } = { seen_at: '' }] = await readRows(first);
    await waitFor('the next heartbeat', async () => ((await readRows(first))[0]?.seen_at !== since ? true : undefined));
  });
});

async function readWarnings({ origin }: ServerProcess): Promise<string[]> {
  const response = await fetch(`${origin}/readyz?verbose`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).warnings;
}

/** The heartbeats, latest first. */
function readRows({ databaseUrl }: ServerProcess): Promise<{ seen_at: string }[]> {
  return query(databaseUrl, 'SELECT seen_at::text FROM nodes ORDER BY seen_at DESC');
}
