import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdministrator } from '../builders/administrator.ts';
import { createApi, people } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { eventually } from '../builders/eventually.ts';
import { readEmails } from '../builders/mailbox.ts';
import { runCommand, settingsOf } from '../builders/runCommand.ts';
import { startServer, type Server } from '../builders/server.ts';

const PASSWORD = 'a lighthouse nobody has heard of';

const server = await startServer({ env: { SEED: 'none' } });
const demo = await startServer();
afterAll(() => Promise.all([server.stop(), demo.stop()]));

const runAdmin = (args: readonly string[], on: Pick<Server, 'databaseUrl' | 'dataDir'>) => runCommand('admin', args, settingsOf(on));
const choosePassword = (on: Server, user: string, token: string) =>
  createApi(on).send('PUT', `/v3/users/${user}/resets/${token}`, { body: { password: PASSWORD } });
const signIn = (on: Server, email: string) => createApi(on).call(contract.tokens.create, { body: { username: email, password: PASSWORD } });
const rolesOf = async (on: Server, email: string) =>
  (await query(on.databaseUrl, `SELECT roles, status FROM users WHERE email = '${email}'`))[0];

test('the first administrator of an empty database signs in with the password of the printed link, which works once', async () => {
  const { stdout, user, token } = await openAdministrator(server, 'Ada@Example.com', '--name', 'Ada Maria Lovelace');
  expect(stdout).toMatch(/^ada@example\.com is a new administrator\.\nChoose a password within an hour/);
  expect((await choosePassword(server, user, token)).status).toBe(204);
  expect((await choosePassword(server, user, token)).status).toBe(410);
  expect((await signIn(server, 'ada@example.com')).body.userId).toBe(user);
  const [member] = await query(server.databaseUrl, 'SELECT given_name, family_name, user_id FROM team_members');
  expect(member).toEqual({ given_name: 'Ada Maria', family_name: 'Lovelace', user_id: user });
  expect(await rolesOf(server, 'ada@example.com')).toEqual({ roles: ['admin'], status: 'ENABLED' });
});

test('it is on record who opened the account, and where', async () => {
  const { user } = await openAdministrator(server, 'grace@example.com', '--force');
  const audit = await query(server.databaseUrl, `SELECT action, actor_kind, details FROM audit WHERE entity_id = '${user}' ORDER BY id`);
  expect(audit).toEqual([
    expect.objectContaining({ action: 'CREATE' }),
    {
      action: 'OPEN ADMINISTRATOR',
      actor_kind: 'system',
      details: expect.objectContaining({ command: 'npm run admin', host: expect.any(String), force: true }),
    },
  ]);
});

describe('an account that exists', () => {
  test('of a team member becomes an administrator, and its sessions end', async () => {
    const api = createApi(demo);
    expect((await api.send('GET', '/v3/trip_requests?limit=1', { as: 'care' })).status).toBe(200);
    const { stdout, user, token } = await openAdministrator(demo, people.care, '--force');
    expect(stdout).toContain(`${people.care} is an administrator.\nChoose a password within an hour`);
    expect(await rolesOf(demo, people.care)).toEqual({ roles: ['admin', 'care'], status: 'ENABLED' });
    expect((await api.send('GET', '/v3/trip_requests?limit=1', { as: 'care' })).status).toBe(401);
    expect((await choosePassword(demo, user, token)).status).toBe(204);
    expect((await signIn(demo, people.care)).status).toBe(201);
  });

  test('and is closed is opened again, with a new password', async () => {
    await query(demo.databaseUrl, `UPDATE users SET status = 'DISABLED', disabled_reason = 'Left' WHERE email = '${people.editor}'`);
    const { user, token } = await openAdministrator(demo, people.editor, '--force');
    expect(await query(demo.databaseUrl, `SELECT status, disabled_reason, password_hash FROM users WHERE id = '${user}'`)).toEqual([
      { status: 'ENABLED', disabled_reason: null, password_hash: null },
    ]);
    await choosePassword(demo, user, token);
    expect((await signIn(demo, people.editor)).status).toBe(201);
  });

  test.each([
    [people.dana, 'a traveler'],
    [people.agent, 'an agent'],
  ])('%s, which belongs to %s, stays what it is', async (email, whose) => {
    const before = await rolesOf(demo, email);
    await expect(runAdmin(['--email', email, '--force'], demo)).rejects.toThrow(
      `${email} is the account of ${whose}. Choose another address.`,
    );
    expect(await rolesOf(demo, email)).toEqual(before);
  });
});

test('the running server mails the link on request', async () => {
  const { stdout } = await runAdmin(['--email', 'mary@example.com', '--name', 'Mary Somerville', '--mail', '--force'], demo);
  expect(stdout).not.toContain('http');
  await eventually(async () =>
    expect((await readEmails(demo, 'mary@example.com')).map(({ text }) => text).join()).toContain('/login/invitation?user='),
  );
});

test('while another administrator can sign in it needs --force, and changes nothing without', async () => {
  const before = await rolesOf(demo, people.publisher);
  await expect(runAdmin(['--email', people.publisher], demo)).rejects.toThrow('Another administrator can sign in');
  expect(await rolesOf(demo, people.publisher)).toEqual(before);
});

test.each([
  [['--email', 'not an address', '--force'], /--email: /],
  [['--email', 'someone@example.com', '--name', ' '.repeat(3), '--force'], /--name: /],
  [['--name', 'Ada'], /--email is missing/],
  [['--mail', '--emial', 'ada@example.com'], /Unknown option '--emial'/],
])('%j is refused', async (args, message) => {
  await expect(runAdmin(args, server)).rejects.toThrow(message);
});

test('a sixth link within the hour is refused, and nothing is stored of it', async () => {
  for (let link = 1; link <= 5; link += 1) await openAdministrator(server, 'sixth@example.com', '--force');
  const count = `SELECT count(*) FROM audit WHERE action = 'OPEN ADMINISTRATOR'`;
  const before = await query(server.databaseUrl, count);
  await expect(openAdministrator(server, 'sixth@example.com', '--force')).rejects.toThrow('five links within the hour');
  expect(await query(server.databaseUrl, count)).toEqual(before);
});

test('away from the server it is refused, and no database is created', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-away-'));
  const away = { databaseUrl: '', dataDir: join(folder, 'data') };
  await expect(runAdmin(['--email', 'ada@example.com'], away)).rejects.toThrow(/There is no database in .*Run this on the server/);
  await rm(folder, { recursive: true });
});
