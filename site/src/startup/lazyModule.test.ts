import { expect, jest, test } from '@jest/globals';
import { later } from './later.ts';

test('fetches once, and has the module from then on', async () => {
  const fetch = jest.fn(async () => 'module');
  const module = later(fetch);
  expect(module.now).toBeUndefined();
  await Promise.all([module.load(), module.load()]);
  expect([module.now, fetch.mock.calls.length]).toEqual(['module', 1]);
});

test('a fetch that failed is tried again', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('module');
  const module = later(fetch);
  await expect(module.load()).rejects.toThrow('offline');
  await expect(module.load()).resolves.toBe('module');
});

test('who cannot go on without it waits until the browser is online again', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('module');
  const module = later(fetch);
  const waiting = module.wait();
  expect(module.wait()).toBe(waiting);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBe('module');
  expect(fetch).toHaveBeenCalledTimes(2);
});
