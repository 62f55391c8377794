import { afterAll, expect, test } from '@jest/globals';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { query } from '../builders/query.ts';
import { enqueueJob } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await server.stop();
});

/** Waits that the guide leaves to its reader. */
const time = {
  publishAt: async () => {
    const now = 'UPDATE content SET publish_at = now() WHERE id = $1 AND publish_at IS NOT NULL RETURNING id';
    expect(await query(server.databaseUrl, now, [await shell.valueOf('SECOND')])).toHaveLength(1);
    await enqueueJob(server, 'publishScheduled');
  },
};

const follow = createGuideRunner(shell, server.origin, time);
test.each(readGuide('an-editors-day').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
