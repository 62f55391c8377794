import { expect, test } from '@jest/globals';
import { jobDefinitions } from '../../bff/src/jobs.ts';
import { createDatabase } from '../builders/database.ts';
import { query } from '../builders/query.ts';
import { startServerProcess } from '../builders/serverProcess.ts';

/** `FIRST_STARTS` asks for more tries. */
const TRIES = Number(process.env['FIRST_STARTS'] ?? 3);

test.each([
  ['none', TRIES],
  ['demo', 1],
])('two servers that start at once on one empty database with SEED=%s both serve, %i times', async (seed, tries) => {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const database = await createDatabase();
    const start = (node: number) =>
      startServerProcess({
        env: { SEED: seed, DB_LOCK_MS: '1000' }, // less than the demo data takes
        after: { databaseUrl: database.url, dataDir: `${process.env['TEST_RUN_DIR']}/node-${node}` },
      });
    const servers = await Promise.allSettled([start(1), start(2)]);
    const failures = servers.flatMap((server) => (server.status === 'rejected' ? [String(server.reason)] : []));
    expect(failures).toEqual([]);
    for (const server of servers)
      if (server.status === 'fulfilled') expect((await fetch(`${server.value.origin}/readyz`)).status).toBe(200);
    const queues = await query(database.url, 'SELECT name FROM pgboss.queue');
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(jobDefinitions.map(({ name }) => name)));
    await Promise.all(servers.map(async (server) => server.status === 'fulfilled' && server.value.stop()));
    await database.drop();
  }
});
