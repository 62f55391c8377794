import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCache } from './fileCache.ts';

const bytes = (length: number) => new Uint8Array(length).fill(7);

test('keeps to its limit, evicts the least recently used file, and counts existing files after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-cache-'));
  const cache = createFileCache(folder, 300);
  for (const name of ['a/1', 'a/2', 'b/3']) await cache.write(name, bytes(100));
  expect(await cache.read('a/1')).toHaveLength(100);
  await cache.write('b/4', bytes(100));
  expect(await cache.read('a/2')).toBeNull();
  expect(await cache.read('a/1')).toHaveLength(100);
  expect(await cache.size()).toBe(300);

  await writeFile(join(folder, 'b/5.x.part'), 'half'); // as a killed process leaves it
  const later = createFileCache(folder, 250);
  expect(await later.size()).toBe(300);
  expect(await readdir(join(folder, 'b'))).toEqual(['3', '4']);
  await later.write('c/6', bytes(100));
  expect(await later.size()).toBeLessThanOrEqual(250);
  expect(await later.read('c/6')).toHaveLength(100);
  await rm(folder, { recursive: true });
});

test('a file that was deleted from outside is missing, not an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-cache-'));
  const cache = createFileCache(folder, 300);
  await cache.write('a', bytes(10));
  await rm(join(folder, 'a'));
  expect(await cache.read('a')).toBeNull();
  expect(await cache.size()).toBe(0);
  await rm(folder, { recursive: true });
});
