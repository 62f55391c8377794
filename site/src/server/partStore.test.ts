import { expect, test } from '@jest/globals';
import { partsFor } from './partStore.ts';

const head = '<html><head><meta name="viewport" content="w"/>';
const preload = '<link rel="preload" as="image" href="/a.svg"/>';
const page = (inner: string, tags = preload) =>
  `${head}${tags}</head><body><div data-kept="menu">${inner}</div><div>after</div></body></html>`;

test('a part is kept with everything inside it, and its first pictures are asked for again', () => {
  const inner = '<div class="a">1<div>2</div></div><img src="/a.svg"/>';
  const first = partsFor('home');
  expect(first.parts.find('menu', '[1]')).toBeUndefined();
  expect(first.finish(page(inner))).toBe(page(inner));

  const second = partsFor('home');
  expect(second.parts.find('menu', '[1]')).toBe(inner);
  expect(second.finish(page(inner, ''))).toBe(page(inner));
});

test('what the page around a part asks for is not asked for on the next page', () => {
  const first = partsFor('story');
  first.parts.find('menu', '[]');
  const hero = '<link rel="preload" as="image" imageSrcSet="/hero-1.webp 320w, /hero-2.webp 640w"/>';
  first.finish(page('<img src="/a.svg"/>', preload + hero));
  const second = partsFor('story');
  second.parts.find('menu', '[]');
  expect(second.finish(page('<img src="/a.svg"/>', ''))).toBe(page('<img src="/a.svg"/>', preload));
});

test.each([
  ['other facts', 'home', '[2]'],
  ['another kind of page', 'login', '[1]'],
])('it does not stand in for %s', (_, kind, by) => {
  const first = partsFor('home');
  first.parts.find('menu', '[1]');
  first.finish(page('x'));
  expect(partsFor(kind).parts.find('menu', by)).toBeUndefined();
});

test('what is not on the page, or not whole, is not kept', () => {
  const first = partsFor('half');
  first.parts.find('menu', '[]');
  first.finish('<head></head><div data-kept="menu"><div>');
  expect(partsFor('half').parts.find('menu', '[]')).toBeUndefined();
});
