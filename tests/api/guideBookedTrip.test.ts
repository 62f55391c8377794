import { afterAll, expect, test } from '@jest/globals';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { query } from '../builders/query.ts';
import { enqueueJob, startJobNow } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on', OPEN_REQUESTS_MAX: '5' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await server.stop();
});

/** Waits that the guide leaves to its reader. */
const time = {
  scored: async () => {
    await startJobNow(server, 'scoreLead', 'tripRequestId', await shell.valueOf('REQUEST'));
  },
  respondBy: async () => {
    const past = `UPDATE trip_matches SET proposed_at = now() - interval '3 days', respond_by = now() - interval '1 minute' WHERE id = $1 RETURNING id`;
    expect(await query(server.databaseUrl, past, [await shell.valueOf('MARIGOLD')])).toHaveLength(1);
    await enqueueJob(server, 'matchClocks');
  },
  travel: async () => {
    await enqueueJob(server, 'tripRequestClocks');
  },
  invited: async () => {
    await enqueueJob(server, 'reviewInvitations');
  },
};

const follow = createGuideRunner(shell, server.origin, time);
test.each(readGuide('from-request-to-booked-trip').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
