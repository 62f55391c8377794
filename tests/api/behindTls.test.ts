import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, PASSWORD } from '../builders/api.ts';
import { type Server, startServer } from '../builders/server.ts';

const secret = 'k'.repeat(32);
const dataKeys = `test:${'k'.repeat(43)}=`;
const deployed = {
  APP_ENV: 'DEV',
  RATE_LIMITS: 'on',
  SESSION_KEYS: secret,
  CAPTCHA_KEY: secret,
  DATA_KEYS: dataKeys,
  SEED_PASSWORD: PASSWORD,
};

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { ...deployed, PUBLIC_ORIGIN: 'https://www.example.com' } });
});
afterAll(() => server.stop());

// A proxy that ends TLS without TRUSTED_PROXIES, so that the server takes the connection for an unencrypted one.
test('a forgotten TRUSTED_PROXIES breaks no page and no sign-in, and cookies stay secure', async () => {
  const page = await fetch(`${server.origin}/`);
  const signIn = await createApi(server).send('POST', '/v3/login', {
    headers: { Origin: 'https://www.example.com' },
    body: { username: 'dana@example.com', password: PASSWORD },
  });
  expect([page.status, signIn.status]).toEqual([200, 200]);
  const cookies = signIn.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(expect.arrayContaining(['did', '__Host-sid', 'user_session']));
  expect(cookies.filter((cookie) => !/;\s*secure/i.test(cookie))).toEqual([]);
});
