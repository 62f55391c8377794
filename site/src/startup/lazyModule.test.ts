import { expect, jest, test } from '@jest/globals';
import { lazyModule } from './lazyModule.ts';

test('fetches once and remembers the module', async () => {
  const fetch = jest.fn(async () => 'module');
  const module = lazyModule(fetch);
  expect(module.current).toBeUndefined();
  await Promise.all([module.load(), module.load()]);
  expect([module.current, fetch.mock.calls.length]).toEqual(['module', 1]);
});

test('retries a failed fetch', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('module');
  const module = lazyModule(fetch);
  await expect(module.load()).rejects.toThrow('offline');
  await expect(module.load()).resolves.toBe('module');
});

test('loadWhenOnline waits until the browser is online again', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('module');
  const module = lazyModule(fetch);
  const waiting = module.loadWhenOnline();
  expect(module.loadWhenOnline()).toBe(waiting);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBe('module');
  expect(fetch).toHaveBeenCalledTimes(2);
});
