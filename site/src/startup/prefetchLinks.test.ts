import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PREFETCH_AFTER, PREFETCH_BATCH, prefetchLinks } from './prefetchLinks.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.classList.contains('below') ? 5_000 : 0, 100, 20);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (...links: string[]) => (document.body.innerHTML = links.map((href) => `<a href="${href}">x</a>`).join(''));

test('prefetches after three seconds, four at a time, each page once', async () => {
  show('/a/', '/b/', '/c/#part', '/d/', '/e/?x=1', '/a/', '/v3/countries', '/paper.pdf', 'https://elsewhere.example/', '//else/', '/docs');
  const prefetched: string[] = [];
  let finish: (() => void)[] = [];
  const fetchPage = (path: string) => {
    prefetched.push(path);
    return new Promise<void>((resolve) => finish.push(resolve));
  };
  const stop = prefetchLinks(fetchPage, new Set());
  jest.advanceTimersByTime(PREFETCH_AFTER - 1);
  expect(prefetched).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(prefetched).toEqual(['/a/', '/b/', '/c/', '/d/']);
  expect(PREFETCH_BATCH).toBe(4);
  const first = finish;
  finish = [];
  for (const done of first) done();
  await jest.advanceTimersByTimeAsync(0);
  expect(prefetched.slice(4)).toEqual(['/e/?x=1']);
  stop();
});

test('prefetches only visible links, and stops when the page is left', async () => {
  document.body.innerHTML = '<a class="below" href="/a/">x</a>';
  const fetchPage = jest.fn(async () => undefined);
  prefetchLinks(fetchPage, new Set());
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  show('/b/');
  prefetchLinks(fetchPage, new Set())();
  await jest.advanceTimersByTimeAsync(PREFETCH_AFTER);
  expect(fetchPage).not.toHaveBeenCalled();
});
