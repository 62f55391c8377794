import { expect, test } from '@jest/globals';
import { startServer } from '@farwend/tests/builders/server.ts';

const account = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret', PUSHER_CLUSTER: 'eu' };

test.each([
  ['our own server for push', {}, "connect-src 'self'"],
  ['an account at Pusher', account, "connect-src 'self' wss://ws-eu.pusher.com"],
])('with %s, pages may connect to it and to nothing else', async (_, env, expected) => {
  const server = await startServer({ env });
  const { headers } = await fetch(`${server.origin}/contact/`);
  await server.stop();
  expect(headers.get('Content-Security-Policy')?.split('; ')).toContain(expected);
});
