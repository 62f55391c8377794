import { expect, test } from '@jest/globals';
import { openFragmentCache } from './fragmentCache.ts';

const head = '<html><head><meta name="viewport" content="w"/>';
const preload = '<link rel="preload" as="image" href="/a.svg"/>';
const page = (inner: string, tags = preload) =>
  `${head}${tags}</head><body><div data-fragment="menu">${inner}</div><div>after</div></body></html>`;

test('caches a fragment with its content and preloads its images again', () => {
  const inner = '<div class="a">1<div>2</div></div><img src="/a.svg"/>';
  const first = openFragmentCache('home');
  expect(first.cache.find('menu', [1])).toBeUndefined();
  expect(first.finish(page(inner))).toBe(page(inner));

  const second = openFragmentCache('home');
  expect(second.cache.find('menu', [1])).toBe(inner);
  expect(second.finish(page(inner, ''))).toBe(page(inner));
});

test('does not cache the preloads of the page around the fragment', () => {
  const first = openFragmentCache('story');
  first.cache.find('menu', []);
  const hero = '<link rel="preload" as="image" imageSrcSet="/hero-1.webp 320w, /hero-2.webp 640w"/>';
  first.finish(page('<img src="/a.svg"/>', preload + hero));
  const second = openFragmentCache('story');
  second.cache.find('menu', []);
  expect(second.finish(page('<img src="/a.svg"/>', ''))).toBe(page('<img src="/a.svg"/>', preload));
});

test.each([
  ['other facts', 'home', [2]],
  ['another kind of page', 'login', [1]],
])('is not reused for %s', (_, kind, by) => {
  const first = openFragmentCache('home');
  first.cache.find('menu', [1]);
  first.finish(page('x'));
  expect(openFragmentCache(kind).cache.find('menu', by)).toBeUndefined();
});

test('does not cache fragments that are missing or incomplete', () => {
  const first = openFragmentCache('half');
  first.cache.find('menu', []);
  first.finish('<head></head><div data-fragment="menu"><div>');
  expect(openFragmentCache('half').cache.find('menu', [])).toBeUndefined();
});

test('compares objects by their content', () => {
  const first = openFragmentCache('objects');
  first.cache.find('menu', [{ links: ['a'] }]);
  first.finish(page('x'));
  expect(openFragmentCache('objects').cache.find('menu', [{ links: ['a'] }])).toBe('x');
  expect(openFragmentCache('objects').cache.find('menu', [{ links: ['b'] }])).toBeUndefined();
});
