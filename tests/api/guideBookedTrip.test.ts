import { afterAll, expect, test } from '@jest/globals';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on', OPEN_REQUESTS_MAX: '5' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await server.stop();
});

const enqueue = (name: string) => query(server.databaseUrl, `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [name]);

/** Waits that the guide leaves to its reader. */
const time = {
  scored: async () => {
    const hurry = `UPDATE pgboss.job SET start_after = now() WHERE name = 'scoreLead' AND data ->> 'tripRequestId' = $1 RETURNING id`;
    expect(await query(server.databaseUrl, hurry, [await shell.valueOf('REQUEST')])).toHaveLength(1);
  },
  respondBy: async () => {
    const past = `UPDATE trip_matches SET proposed_at = now() - interval '3 days', respond_by = now() - interval '1 minute' WHERE id = $1 RETURNING id`;
    expect(await query(server.databaseUrl, past, [await shell.valueOf('MARIGOLD')])).toHaveLength(1);
    await enqueue('matchClocks');
  },
  travel: async () => {
    await enqueue('tripRequestClocks');
  },
  invited: async () => {
    await enqueue('reviewInvitations');
  },
};

const follow = createGuideRunner(shell, server.origin, time);
test.each(readGuide('from-request-to-booked-trip').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
