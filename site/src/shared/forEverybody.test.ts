import { expect, jest, test } from '@jest/globals';
import { forEverybody } from './forEverybody.ts';
import type { PageSettings } from './serverPart.ts';

const server: PageSettings = {
  origin: 'https://farwend.example',
  portals: { traveler: '/', agent: '/', teamMember: '/' },
  reviewsScriptUrl: null,
  chatScriptUrl: null,
  hasSso: false,
  captcha: { provider: 'altcha' },
  sso: false,
};

test('asks once in ten seconds, and for each server', async () => {
  let time = 0;
  const answer = forEverybody<number>(() => time);
  let asked = 0;
  const ask = async () => (asked += 1);
  expect([await answer(server, ask), await answer(server, ask)]).toEqual([1, 1]);
  expect(await answer({ ...server }, ask)).toBe(2);
  time = 10_001;
  expect(await answer(server, ask)).toBe(3);
});

test('what failed is asked again', async () => {
  const answer = forEverybody<string>();
  const ask = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
  await expect(answer(server, ask)).rejects.toThrow('down');
  await expect(answer(server, ask)).resolves.toBe('up');
});

test('while asking fails the last answer stands', async () => {
  let time = 0;
  const answer = forEverybody<string>(() => time);
  const ask = jest.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValue(new Error('down'));
  await answer(server, ask);
  for (time of [10_001, 11_002]) await expect(answer(server, ask)).resolves.toBe('first');
  expect(ask).toHaveBeenCalledTimes(3);
});
