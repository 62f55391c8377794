import { expect, jest, test } from '@jest/globals';
import type { ClientRequest, Transport } from '@farwend/api-contract/client';
import { createPrefetchCache } from './prefetchCache.ts';

const request = (address: string, method: ClientRequest['method'] = 'GET'): ClientRequest => ({
  method,
  url: address,
  headers: {},
  body: undefined,
});
const createSend = (status = 200) => jest.fn<Transport>(async ({ url }) => ({ status, statusText: '', body: url }));

test('a prefetched reply is used once', async () => {
  const [send, once] = [createSend(), createSend()];
  const cache = createPrefetchCache(send, once);
  await cache.prefetch(request('/a'));
  await cache.prefetch(request('/a'));
  expect(await cache.send(request('/a'))).toMatchObject({ body: '/a' });
  expect([send.mock.calls.length, once.mock.calls.length]).toEqual([0, 1]);
  await cache.send(request('/a'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a reply expires after 30 seconds or with a write', async () => {
  let time = 0;
  const send = createSend();
  const cache = createPrefetchCache(send, createSend(), () => time);
  await cache.prefetch(request('/a'));
  time = 30_001;
  await cache.send(request('/a'));
  await cache.prefetch(request('/b'));
  await cache.send(request('/c', 'POST'));
  await cache.send(request('/b'));
  expect(send.mock.calls.map(([{ url }]) => url)).toEqual(['/a', '/c', '/b']);
});

test('a failed prefetch does not fail the request', async () => {
  const send = createSend();
  const failed = createPrefetchCache(send, createSend(503));
  await failed.prefetch(request('/a'));
  expect(await failed.send(request('/a'))).toMatchObject({ status: 200 });
  const cut = createPrefetchCache(
    send,
    jest.fn<Transport>(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await cut.prefetch(request('/a')).catch(() => undefined);
  expect(await cut.send(request('/a'))).toMatchObject({ status: 200 });
});
