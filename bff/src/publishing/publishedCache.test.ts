import { expect, test } from '@jest/globals';
import type { PublishedItem } from '#src/kernel/publishedCache.ts';
import { createPublishedCache } from './publishedCache.ts';

const item = (version: number, size = 2): PublishedItem => ({ id: 'a', version, json: 'x'.repeat(size) });

test('an item is read once, and again after a change', async () => {
  const cache = createPublishedCache();
  cache.listener.onConnected?.();
  await cache.find('a', async () => item(1));
  expect(await cache.find('a', async () => item(2))).toEqual(item(1));
  cache.listener.onMessage('');
  expect(await cache.find('a', async () => item(2))).toEqual(item(2));
});

test('an item read during a change is not cached', async () => {
  const cache = createPublishedCache();
  cache.listener.onConnected?.();
  await cache.find('a', async () => {
    cache.listener.onMessage('');
    return item(1);
  });
  expect(await cache.find('a', async () => item(2))).toEqual(item(2));
});

test('nothing is cached while the listener is disconnected, and a missing item never', async () => {
  const cache = createPublishedCache();
  await cache.find('a', async () => item(1));
  expect(await cache.find('a', async () => item(2))).toEqual(item(2));
  cache.listener.onConnected?.();
  expect(await cache.find('b', async () => undefined)).toBeUndefined();
  expect(await cache.find('b', async () => item(3))).toEqual(item(3));
  cache.listener.onDisconnected();
  expect(await cache.find('b', async () => item(4))).toEqual(item(4));
  expect(await cache.find('b', async () => item(5))).toEqual(item(5));
});

test('pages of lists are invalidated with the items and have a limit of their own', async () => {
  const cache = createPublishedCache();
  cache.listener.onConnected?.();
  const page = (text: string) => ({ json: text, headers: {} });
  await cache.find('a', async () => item(1, 15_000_000));
  await cache.findPage('a', async () => page('x'.repeat(5_000_000)));
  await cache.findPage('b', async () => page('y'.repeat(5_000_000)));
  expect(await cache.findPage('a', async () => page('again'))).toEqual(page('again'));
  expect(await cache.find('a', async () => item(2))).toEqual(item(1, 15_000_000));
  cache.listener.onMessage('');
  expect(await cache.findPage('a', async () => page('new'))).toEqual(page('new'));
});

test('the least recently used item is evicted', async () => {
  const cache = createPublishedCache();
  cache.listener.onConnected?.();
  for (const key of ['a', 'b', 'c']) await cache.find(key, async () => item(1, 5_000_000));
  await cache.find('a', async () => item(9));
  await cache.find('d', async () => item(1, 5_000_000));
  expect(await cache.find('a', async () => item(2))).toEqual(item(1, 5_000_000));
  expect(await cache.find('b', async () => item(2))).toEqual(item(2));
});
