import { createClient } from '@farwend/api-contract/client';
import { expect, test } from '@jest/globals';
import { textPageAt } from './textPageAt.ts';

/** An API whose pages of text have these paths by their slugs. */
function apiWith(paths: Record<string, string>) {
  const asked: string[] = [];
  const api = createClient(async ({ address }) => {
    asked.push(address);
    const slug = /content_pages\/([^?]+)/.exec(address)?.[1];
    if (slug !== undefined) {
      const path = paths[slug];
      if (path === undefined) return { status: 404, statusText: '', body: { errorCode: 'record.notFound', httpStatus: 404 } };
      return { status: 200, statusText: '', body: { content: { path } } };
    }
    const path = new URLSearchParams(address.split('?')[1]).get('path');
    const items = Object.entries(paths).flatMap(([id, one]) => (one === path ? [{ id }] : []));
    return { status: 200, statusText: '', body: { items, total: items.length, offset: 0, limit: 1 } };
  });
  return { api, asked };
}

test('a page whose slug is the end of its path is found at once', async () => {
  const { api, asked } = apiWith({ terms: '/terms' });
  expect(await textPageAt('/terms', api, {})).toMatchObject({ content: { path: '/terms' } });
  expect(asked).toHaveLength(1);
});

test('a page at another path is found by that, before one that only has the slug', async () => {
  const { api } = apiWith({ house: '/dynamic/about/the-house', 'the-house': '/the-house' });
  expect(await textPageAt('/dynamic/about/the-house', api, {})).toMatchObject({ content: { path: '/dynamic/about/the-house' } });
});

test('a page asked for at a wrong path tells its own; what nobody wrote is missing', async () => {
  const { api } = apiWith({ terms: '/terms' });
  expect(await textPageAt('/dynamic/terms', api, {})).toMatchObject({ content: { path: '/terms' } });
  await expect(textPageAt('/nothing', api, {})).rejects.toMatchObject({ httpStatus: 404 });
});
