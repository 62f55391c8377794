import { afterAll, expect, test } from '@jest/globals';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.run('kill $PROGRAM 2> /dev/null');
  await shell.close();
  await server.stop();
});

/** Waits that the guide leaves to its reader. */
const time = {
  hour: async () => {
    const id = await shell.valueOf('ENDPOINT');
    await waitFor('the delivery', async () => {
      await query(server.databaseUrl, `UPDATE pgboss.job SET start_after = now() WHERE name = 'deliverWebhook' AND state = 'created'`);
      server.fetchJobs?.('deliverWebhook');
      const pending = await query(server.databaseUrl, `SELECT FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'PENDING'`, [id]);
      return pending.length === 0 ? true : undefined;
    });
  },
};

const follow = createGuideRunner(shell, server.origin, time);
test.each(readGuide('a-program-that-listens').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
