import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { runCommand } from '../builders/runCommand.ts';
import { runJob } from '../builders/runJob.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const scratch = await mkdtemp(join(tmpdir(), 'farwend-erasures-'));
const server = await startServerProcess({ env: { LOG_LEVEL: 'info' } });
const api = createApi(server);
const restored = await createDatabase();
afterAll(async () => {
  await server.stop();
  await restored.drop();
  await rm(scratch, { recursive: true, force: true });
});

const { privacyRequests, newsletterRequests, tripRequests } = contract;
const [traveler, reader, neighbor] = [newEmail(), newEmail(), newEmail()];

/** Asks by an address and follows the mailed link. */
async function askForErasure(email: string): Promise<void> {
  await api.call(privacyRequests.create, { body: { kind: 'ERASE', email }, captcha: 'privacyRequest' });
  const { text } = await waitForEmail(server, email, /delete everything/);
  const { searchParams } = new URL(/https?:\/\/\S+\/privacy-requests\/erase\?\S+/.exec(text)?.[0] ?? server.origin);
  const [id, token] = [searchParams.get('id') ?? '', searchParams.get('code') ?? ''];
  expect((await api.call(privacyRequests.confirm, { params: { id }, body: { token } })).status).toBe(204);
}

const countAddresses = async (url: string) => {
  const text = `SELECT email FROM travelers WHERE email = ANY ($1) UNION SELECT email FROM newsletter_requests WHERE email = ANY ($1) ORDER BY 1`;
  return (await query<{ email: string }>(url, text, [[traveler, reader, neighbor]])).map(({ email }) => email);
};

test('a restore erases again whom the log says was erased since the backup, and nobody else', async () => {
  for (const email of [traveler, neighbor]) {
    const body = tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
    await api.call(tripRequests.create, { body, captcha: 'tripRequest' });
  }
  await api.call(newsletterRequests.create, { body: { email: reader, fullName: 'Robin Reader' }, captcha: 'newsletter' });
  const backup = join(scratch, 'backup');
  await runCommand('backup', ['--to', backup], { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });

  for (const email of [traveler, reader]) await askForErasure(email);
  await query(server.databaseUrl, `UPDATE privacy_requests SET runs_at = now() WHERE status = 'CONFIRMED'`);
  await waitFor('the erasures', async () => {
    await runJob(server, 'privacyRequests');
    return (await countAddresses(server.databaseUrl)).length === 1 || undefined;
  });

  const log = join(scratch, 'server.log');
  await waitFor('the log', async () => server.output().split('a person was erased').length > 2 || undefined);
  await writeFile(log, server.output());
  const settings = { DATABASE_URL: restored.url, DATA_DIR: join(scratch, 'restored') };
  const { stdout } = await runCommand('restore', ['--from', backup, '--erasures', log], settings);
  expect(stdout).toContain('Erased 2 again of 2 who were erased since.');
  expect(await countAddresses(restored.url)).toEqual([neighbor]);
  const [row] = await query(restored.url, `SELECT count(*)::int AS open FROM trip_requests WHERE travelers::text LIKE '%' || $1 || '%'`, [
    traveler,
  ]);
  expect(row).toEqual({ open: 0 });
});
