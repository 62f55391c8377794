/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { createClient } from '@farwend/api-contract/client';
import { apiContext, createPageContext } from '#src/startup/loaderContext.ts';
import { serverCache } from './serverCache.ts';
import { localSettings } from './SettingsContext.ts';

const visitorApi = createClient(async () => ({ status: 200, statusText: 'OK', body: 'own' }));
const publicApi = createClient(async () => ({ status: 200, statusText: 'OK', body: 'public' }));
const context = createPageContext(visitorApi, publicApi, localSettings);

test('loads once in ten seconds per server', async () => {
  let time = 0;
  let loads = 0;
  const cached = serverCache(
    async () => (loads += 1),
    () => time,
  );
  expect([await cached(context), await cached(context)]).toEqual([1, 1]);
  expect(await cached(createPageContext(visitorApi, publicApi, { ...localSettings }))).toBe(2);
  time = 10_001;
  expect(await cached(context)).toBe(3);
});

test('loads with the rights of an anonymous visitor, within another cached loader too', async () => {
  const inner = serverCache(async (shared) => shared.get(apiContext));
  const outer = serverCache((shared) => inner(shared));
  expect(await outer(context)).toBe(publicApi);
});

test('loads again after a failure', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
  const cached = serverCache(load);
  await expect(cached(context)).rejects.toThrow('down');
  await expect(cached(context)).resolves.toBe('up');
});

test('returns the last reply while loading fails', async () => {
  let time = 0;
  const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValue(new Error('down'));
  const cached = serverCache(load, () => time);
  await cached(context);
  for (time of [10_001, 11_002]) await expect(cached(context)).resolves.toBe('first');
  expect(load).toHaveBeenCalledTimes(3);
});
