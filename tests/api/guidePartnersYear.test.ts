import { afterAll, expect, test } from '@jest/globals';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } }); // as readers of the guide have it
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await server.stop();
});

const follow = createGuideRunner(shell, server.origin);
test.each(readGuide('a-partners-year-in-money').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});
