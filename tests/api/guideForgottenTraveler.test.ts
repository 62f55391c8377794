import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '../builders/api.ts';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { runJob } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on', OPEN_REQUESTS_MAX: '5' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await server.stop();
});

/** Waits that the guide leaves to its reader. */
const time = {
  /** The agent follows the mailed link. */
  link: async () => {
    const id = await shell.valueOf('ERASURE');
    const { text } = await waitForEmail(server, people.lead, /delete everything/);
    const token = new URL(/https?:\/\/\S+\/privacy-requests\/erase\?\S+/.exec(text)?.[0] ?? server.origin).searchParams.get('code') ?? '';
    const confirmed = await createApi(server).call(contract.privacyRequests.confirm, { params: { id }, body: { token } });
    expect(confirmed.status).toBe(204);
  },
  week: async () => {
    const id = await shell.valueOf('ERASURE');
    await query(server.databaseUrl, 'UPDATE privacy_requests SET runs_at = now() WHERE id = $1', [id]);
    await runJob(server, 'privacyRequests');
    await waitFor('the last mail', async () => {
      const text = `SELECT FROM templated_emails WHERE template_key = 'privacy-erased' AND related_id = $1 AND status = 'SENT'`;
      return (await query(server.databaseUrl, text, [id])).length > 0 ? true : undefined;
    });
    await runJob(server, 'privacyRequests');
  },
};

const follow = createGuideRunner(shell, server.origin, time);
test.each(readGuide('a-traveler-asks-to-be-forgotten').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
