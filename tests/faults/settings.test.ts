import { expect, test } from '@jest/globals';
import { startServerProcess } from '../builders/serverProcess.ts';

const secret = 'k'.repeat(32);
const dataKeys = `test:${'k'.repeat(43)}=`;
const deployed = { APP_ENV: 'DEV', SEED: 'none', RATE_LIMITS: 'on', SESSION_KEYS: secret, CAPTCHA_KEY: secret, DATA_KEYS: dataKeys };

test('outside LOCAL, the start says what the server uses and what of it is unsafe, and names misspelled settings', async () => {
  const server = await startServerProcess({ env: { ...deployed, PUBLIC_ORIGIN: 'https://www.example.com', PROT: '8090' } });
  const output = server.output();
  await server.stop();
  expect(output).toMatch(/^ {2}Environment +DEV at https:\/\/www\.example\.com$/m);
  expect(output).toMatch(/^ {2}Mail +written to .*, sent to nobody$/m);
  expect(output).toContain('Warning: PROT is not a setting. Did you mean PORT?');
  expect(output).toContain('Warning: TRUSTED_PROXIES is 0, but a proxy must end TLS');
  expect(output).toContain('Warning: Without SMTP_URL, nobody receives mail.');
});

test.each([
  ['a site that does not exist', { SITE_ENTRY: 'site/dist/nowhere.js' }, /SITE_ENTRY names .*nowhere\.js, which does not exist/],
  ['a misspelled choice', { ALLOW_EMBEDDED: 'true' }, /ALLOW_EMBEDDED must be one of yes, no/],
])('%s ends the start with the name of its setting', async (_, env, message) => {
  await expect(startServerProcess({ env: { SEED: 'none', ...env } })).rejects.toThrow(message);
});

test('a database that cannot be reached ends the start with DATABASE_URL, without its password', async () => {
  const after = { databaseUrl: 'postgres://farwend:opensesame@127.0.0.1:9/farwend', dataDir: '/tmp' };
  const failure: unknown = await startServerProcess({ env: { SEED: 'none' }, after }).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/No connection to the database farwend at 127\.0\.0\.1:9: .*ECONNREFUSED.*Check DATABASE_URL/);
  expect(String(failure)).not.toContain('opensesame');
});
