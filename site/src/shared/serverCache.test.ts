import { expect, jest, test } from '@jest/globals';
import { serverCache } from './serverCache.ts';
import type { PageSettings } from './renderContext.ts';

const server: PageSettings = {
  origin: 'https://farwend.example',
  portals: { traveler: '/', agent: '/', teamMember: '/' },
  reviewsScriptUrl: null,
  chatScriptUrl: null,
  hasSso: false,
  captcha: { provider: 'altcha' },
  sso: false,
};

test('loads once in ten seconds per server', async () => {
  let time = 0;
  const cached = serverCache<number>(() => time);
  let loads = 0;
  const load = async () => (loads += 1);
  expect([await cached(server, load), await cached(server, load)]).toEqual([1, 1]);
  expect(await cached({ ...server }, load)).toBe(2);
  time = 10_001;
  expect(await cached(server, load)).toBe(3);
});

test('loads again after a failure', async () => {
  const cached = serverCache<string>();
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
  await expect(cached(server, load)).rejects.toThrow('down');
  await expect(cached(server, load)).resolves.toBe('up');
});

test('returns the last reply while loading fails', async () => {
  let time = 0;
  const cached = serverCache<string>(() => time);
  const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValue(new Error('down'));
  await cached(server, load);
  for (time of [10_001, 11_002]) await expect(cached(server, load)).resolves.toBe('first');
  expect(load).toHaveBeenCalledTimes(3);
});
