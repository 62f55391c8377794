import { afterAll, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sendWebhook } from './sendWebhook.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Starts a receiver and returns its port. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return port;
}

const { signal } = new AbortController();
const send = (url: string, more: { allowsPrivate?: boolean; timeoutMs?: number } = {}) =>
  sendWebhook({ url, headers: { 'content-type': 'application/json' }, body: '{}' }, { allowsPrivate: true, signal, ...more });

let reached = 0;
const counting = await listen((_, response) => {
  reached += 1;
  response.end();
});

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '10.1.2.3',
  '169.254.169.254',
  '[fd00::1]',
])('does not reach %s, whether it is named or found by name', async (host) => {
  for (const scheme of ['http', 'https']) {
    const { status, error } = await send(`${scheme}://${host}:${counting}/`, { allowsPrivate: false });
    expect({ status, error }).toEqual({ status: null, error: 'The address belongs to a private network, which is not reached from here.' });
  }
  expect(reached).toBe(0);
});

test('reaches this machine where that is allowed', async () => {
  expect(await send(`http://localhost:${counting}/`)).toMatchObject({ status: 200, error: null });
  expect(reached).toBe(1);
});

test('follows no redirect', async () => {
  const port = await listen((_, response) => response.writeHead(307, { location: `http://localhost:${counting}/` }).end());
  const answer = await send(`http://localhost:${port}/`);
  expect(answer).toMatchObject({ status: 307, headers: { location: `http://localhost:${counting}/` } });
  expect(answer.error).toContain('Redirects are not followed');
  expect(reached).toBe(1);
});

test('waits for a whole answer, but not for ever', async () => {
  const silent = await listen(() => {});
  const unfinished = await listen((_, response) => response.writeHead(200).write('some'));
  for (const port of [silent, unfinished]) {
    const { status, error } = await send(`http://localhost:${port}/`, { timeoutMs: 100 });
    expect({ status, error }).toEqual({ status: null, error: 'There was no complete answer within 0.1 seconds.' });
  }
});

test('keeps the beginning of an answer', async () => {
  const port = await listen((_, response) =>
    response.writeHead(500, { 'retry-after': '60', 'set-cookie': 'a=b' }).end(`\0${'é'.repeat(1e6)}`),
  );
  const { status, body, headers, error } = await send(`http://localhost:${port}/`);
  expect({ status, headers: headers['retry-after'], error }).toEqual({ status: 500, headers: '60', error: 'The answer was 500.' });
  expect(body).toBe(`\uFFFD${'é'.repeat(999)}`);
  expect(Object.keys(headers)).not.toContain('set-cookie');
});

test('says when nobody listens', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo; // it listens on a port
  closed.close();
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: null, error: 'There was no answer: ECONNREFUSED.' });
});

test('is no attempt when the process stops', async () => {
  const port = await listen(() => {});
  const stop = new AbortController();
  const sent = sendWebhook({ url: `http://localhost:${port}/`, headers: {}, body: '{}' }, { allowsPrivate: true, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(sent).rejects.toThrow('stopped');
});
