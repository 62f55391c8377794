/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageContext } from '#src/shared/pageContext.ts';
import { createClient } from '@farwend/api-contract/client';
import { localSettings } from '#src/shared/SettingsContext.ts';
import { readPiece } from './readPiece.ts';

let asked: object[] = [];
afterEach(() => {
  asked = [];
});

function visit(path: string) {
  const nothing = createClient(async () => ({ status: 200, statusText: 'OK', body: { items: [], total: 0, offset: 0, limit: 25 } }));
  const args = { request: new Request(`https://farwend.example${path}`), params: {}, context: pageContext(nothing, localSettings) };
  return readPiece(args as unknown as LoaderFunctionArgs, async (query) => {
    asked.push(query);
    return { breadcrumbs: [{ url: '/' }, { url: '/articles/ten-quiet-islands/' }] };
  });
}

test.each(['/articles/ten-quiet-islands/', '/articles/ten-quiet-islands'])('%s is its own address', async (path) => {
  expect(await visit(path)).toMatchObject({ isPreview: false });
  expect(asked).toEqual([{}]);
});

test('another address leads to its own for good, with what was asked', async () => {
  const leads: unknown = await visit('/articles/ten-islands/?utm_source=letter').catch((thrown: unknown) => thrown);
  expect(leads).toBeInstanceOf(Response);
  if (!(leads instanceof Response)) return;
  expect(leads.status).toBe(301);
  expect(leads.headers.get('Location')).toBe('/articles/ten-quiet-islands/?utm_source=letter');
});

test('a preview stays where it is: its slug may not be public yet', async () => {
  expect(await visit('/articles/a-draft/?preview=token')).toMatchObject({ isPreview: true });
  expect(asked).toEqual([{ preview: 'token' }]);
});
