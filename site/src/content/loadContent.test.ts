/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPageContext } from '#src/startup/loaderContext.ts';
import { createClient } from '@farwend/api-contract/client';
import { localSettings } from '#src/shared/SettingsContext.ts';
import { loadContent } from './loadContent.ts';

let queries: object[] = [];
afterEach(() => {
  queries = [];
});

function visit(path: string) {
  const emptyApi = createClient(async () => ({ status: 200, statusText: 'OK', body: { items: [], total: 0, offset: 0, limit: 25 } }));
  const args = {
    request: new Request(`https://farwend.example${path}`),
    params: {},
    context: createPageContext(emptyApi, emptyApi, localSettings),
  };
  return loadContent(args as unknown as LoaderFunctionArgs, async (query) => {
    queries.push(query);
    return { breadcrumbs: [{ url: '/' }, { url: '/articles/ten-quiet-islands/' }] };
  });
}

test.each(['/articles/ten-quiet-islands/', '/articles/ten-quiet-islands'])('%s is canonical', async (path) => {
  expect(await visit(path)).toMatchObject({ isPreview: false });
  expect(queries).toEqual([{}]);
});

test('redirects another URL permanently and keeps the query', async () => {
  const response: unknown = await visit('/articles/ten-islands/?utm_source=letter').catch((thrown: unknown) => thrown);
  expect(response).toBeInstanceOf(Response);
  if (!(response instanceof Response)) return;
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/articles/ten-quiet-islands/?utm_source=letter');
});

test('does not redirect a preview, whose slug may not be public yet', async () => {
  expect(await visit('/articles/a-draft/?preview=token')).toMatchObject({ isPreview: true });
  expect(queries).toEqual([{ preview: 'token' }]);
});
