import { expect, test } from '@jest/globals';
import { createPublishedCache, type PublishedPiece } from './publishedCache.ts';

const piece = (version: number, size = 2): PublishedPiece => ({ id: 'a', version, answer: 'x'.repeat(size) });

test('a piece is read once, and again after a change', async () => {
  const cache = createPublishedCache();
  cache.line.opened?.();
  await cache.find('a', async () => piece(1));
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(1));
  cache.line.heard('');
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(2));
  cache.forget(null);
  expect(await cache.find('a', async () => piece(3))).toEqual(piece(3));
});

test('what was read while something changed is not kept', async () => {
  const cache = createPublishedCache();
  cache.line.opened?.();
  await cache.find('a', async () => {
    cache.line.heard('');
    return piece(1);
  });
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(2));
});

test('nothing is kept while changes are not heard of, and what is missing never', async () => {
  const cache = createPublishedCache();
  await cache.find('a', async () => piece(1));
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(2));
  cache.line.opened?.();
  expect(await cache.find('b', async () => undefined)).toBeUndefined();
  expect(await cache.find('b', async () => piece(3))).toEqual(piece(3));
  cache.line.missed();
  expect(await cache.find('b', async () => piece(4))).toEqual(piece(4));
  expect(await cache.find('b', async () => piece(5))).toEqual(piece(5));
});

test('pages of lists are forgotten with the pieces, and have a room of their own', async () => {
  const cache = createPublishedCache();
  cache.line.opened?.();
  const page = (text: string) => ({ answer: text, headers: {} });
  await cache.find('a', async () => piece(1, 30_000_000));
  await cache.findPage('a', async () => page('x'.repeat(10_000_000)));
  await cache.findPage('b', async () => page('y'.repeat(10_000_000)));
  expect(await cache.findPage('a', async () => page('again'))).toEqual(page('again'));
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(1, 30_000_000));
  cache.line.heard('');
  expect(await cache.findPage('a', async () => page('new'))).toEqual(page('new'));
});

test('what was read longest ago makes room', async () => {
  const cache = createPublishedCache();
  cache.line.opened?.();
  for (const key of ['a', 'b', 'c']) await cache.find(key, async () => piece(1, 10_000_000));
  await cache.find('a', async () => piece(9));
  await cache.find('d', async () => piece(1, 10_000_000));
  expect(await cache.find('a', async () => piece(2))).toEqual(piece(1, 10_000_000));
  expect(await cache.find('b', async () => piece(2))).toEqual(piece(2));
});
