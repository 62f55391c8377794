import { createClient } from '@farwend/api-contract/client';
import { expect, test } from '@jest/globals';
import { loadTextPage } from './loadTextPage.ts';

/** Creates an API with text pages, by slug and path. */
function createApi(paths: Record<string, string>) {
  const requests: string[] = [];
  const api = createClient(async ({ url }) => {
    requests.push(url);
    const slug = /content_pages\/([^?]+)/.exec(url)?.[1];
    if (slug !== undefined) {
      const path = paths[slug];
      if (path === undefined) return { status: 404, statusText: '', body: { errorCode: 'record.notFound', httpStatus: 404 } };
      return { status: 200, statusText: '', body: { content: { path } } };
    }
    const path = new URLSearchParams(url.split('?')[1]).get('path');
    const items = Object.entries(paths).flatMap(([id, one]) => (one === path ? [{ id }] : []));
    return { status: 200, statusText: '', body: { items, total: items.length, offset: 0, limit: 1 } };
  });
  return { api, requests };
}

test('finds a page whose slug ends its path in one call', async () => {
  const { api, requests } = createApi({ terms: '/terms' });
  expect(await loadTextPage('/terms', api, {})).toMatchObject({ content: { path: '/terms' } });
  expect(requests).toHaveLength(1);
});

test('prefers a page with the path to one with only the slug', async () => {
  const { api } = createApi({ house: '/dynamic/about/the-house', 'the-house': '/the-house' });
  expect(await loadTextPage('/dynamic/about/the-house', api, {})).toMatchObject({ content: { path: '/dynamic/about/the-house' } });
});

test('returns a page with another path, so that the caller redirects; 404 without a match', async () => {
  const { api } = createApi({ terms: '/terms' });
  expect(await loadTextPage('/dynamic/terms', api, {})).toMatchObject({ content: { path: '/terms' } });
  await expect(loadTextPage('/nothing', api, {})).rejects.toMatchObject({ httpStatus: 404 });
});

test('asks for no path that no page can have, and passes on any failure but 404', async () => {
  const { api, requests } = createApi({});
  await expect(loadTextPage(`/dynamic/${'a'.repeat(300)}`, api, {})).rejects.toMatchObject({ httpStatus: 404 });
  expect(requests).toHaveLength(1);
  const broken = createClient(async ({ url }) => {
    const httpStatus = url.includes('content_pages') ? 404 : 400;
    return { status: httpStatus, statusText: '', body: { errorCode: 'x', httpStatus } };
  });
  await expect(loadTextPage('/dynamic/terms', broken, {})).rejects.toMatchObject({ httpStatus: 400 });
});
