import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, type Api } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const NAME = 'planted.person';
const ADDRESS = `${NAME}@private.example`;
const escaped = encodeURIComponent(ADDRESS);

let server: ServerProcess;
let api: Api;
beforeAll(async () => {
  // A mail server that nobody runs, so that sending fails too.
  server = await startServerProcess({ env: { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9' } });
  api = createApi(server);
});
afterAll(() => server.stop());

test('an email address in a path, a query or a body is in no line of the log, whether the call succeeds or fails', async () => {
  const paths = [
    `/v3/travelers/${escaped}/status`,
    `/v3/travelers/${ADDRESS}/status`,
    `/v3/travelers/${encodeURIComponent(escaped)}/status`,
    `/v3/people/${escaped}`,
    `/v3/nothing/${escaped}`,
    `/v3/trip_requests?q=${escaped}`,
    `/v3/trip_requests?unknown=${escaped}`,
    `/${ADDRESS}/`,
    `/articles/${escaped}`,
    `/search/?q=${escaped}`,
    `/login/reset/?user=${escaped}`,
    `/files/${escaped}?x=1`,
    `/photos/${escaped}`,
  ];
  const statuses = new Set<number>();
  for (const path of paths) {
    for (const as of ['care', undefined] as const) statuses.add((await api.send('GET', path, as ? { as } : {})).status);
    statuses.add((await fetch(server.photosOrigin + path)).status);
  }
  await query(
    server.databaseUrl,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'no room for %', NEW.email USING DETAIL = 'Key (email)=(' || NEW.email || ')', ERRCODE = 'XX000';
     END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON newsletter_requests FOR EACH ROW EXECUTE FUNCTION refuse();`,
  );
  const newsletter = { body: { email: ADDRESS, fullName: 'Planted Person' }, captcha: 'newsletter' };
  statuses.add((await api.call(contract.newsletterRequests.create, newsletter)).status);
  const page = await fetch(`${server.origin}/newsletter/`, { method: 'POST', body: new URLSearchParams({ email: ADDRESS }) });
  statuses.add(page.status);
  const body = tripRequestBody({ travelers: [{ email: ADDRESS, givenName: 'Planted', familyName: 'Person', countryOfResidence: 'US' }] });
  statuses.add((await api.call(contract.tripRequests.create, { body, captcha: 'tripRequest' })).status);
  statuses.add((await api.send('POST', '/v3/login', { body: { username: ADDRESS, password: 'not the password' } })).status);
  statuses.add(
    (await api.send('POST', '/v3/tokens', { rawBody: `{"username": "${ADDRESS}", `, headers: { 'Content-Type': 'application/json' } }))
      .status,
  );
  statuses.add((await api.send('POST', '/v3/trip_requests', { body: { ...body, budgetFlexibility: ADDRESS } })).status);

  await waitFor('a failed mail', async () => server.output().includes('a job failed') || undefined);
  await waitFor('the failed calls', async () => server.output().includes('no room for') || undefined);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 500]));
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes(NAME) || line.includes('private.example'))).toEqual([]);
  expect(server.output()).toContain('no room for [address]');
});
