import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@farwend/tests/builders/api.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { contactRequests, userSearches } = contract;

async function mailsWith(text: string): Promise<number> {
  const folder = join(server.dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes(text)).length;
}

test('the owner of a saved view with an alert is notified of new items once, within their own rights', async () => {
  const view = { name: 'Press questions', entityType: 'contactRequest' as const, filters: { option: 'PRESS' }, alert: 'INSTANT' as const };
  const { body } = await api.call(userSearches.create, { as: 'care', body: view });
  expect(body.lastCount).toBe(4); // those of the demo
  const message = { option: 'PRESS' as const, name: 'Ana Duarte', email: 'ana@example.org', message: 'About quiet islands.' };
  await api.call(contactRequests.create, { captcha: 'contact', body: message });
  await runJob(server, 'savedViewAlerts');
  await waitFor('the mail', async () => (await mailsWith('Subject: Press questions: 1 more')) || undefined);
  await runJob(server, 'savedViewAlerts');
  expect(await mailsWith('Subject: Press questions')).toBe(1);
});

test('a view whose filters do not fit its list is refused with a reason', async () => {
  const answer = await api.call(userSearches.create, {
    as: 'care',
    body: { name: 'Odd', entityType: 'agent', filters: { passwordHash: 'x' } },
  });
  expect(answer).toMatchObject({ status: 400, problem: { errorCode: 'query.unknownField' } });
});
