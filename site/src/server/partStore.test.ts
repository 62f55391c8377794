import { expect, test } from '@jest/globals';
import { partsFor } from './partStore.ts';

const head = '<html><head><meta name="viewport" content="w"/>';
const preload = '<link rel="preload" as="image" href="/a.svg"/>';
const page = (inner: string, tags = preload) =>
  `${head}${tags}</head><body><div data-kept="menu">${inner}</div><div>after</div></body></html>`;

test('a part is kept with everything inside it, and its first pictures are asked for again', () => {
  const inner = '<div class="a">1<div>2</div></div><p>3</p>';
  const first = partsFor('home');
  expect(first.parts.find('menu', '[1]')).toBeUndefined();
  expect(first.finish(page(inner))).toBe(page(inner));

  const second = partsFor('home');
  expect(second.parts.find('menu', '[1]')).toBe(inner);
  expect(second.finish(page(inner, ''))).toBe(page(inner));
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
