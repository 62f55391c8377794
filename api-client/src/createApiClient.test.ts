import { describe, expect, test } from '@jest/globals';
import type { ClientRequest, ClientResponse } from '@farwend/api-contract/client';
import { createApiClient } from './createApiClient.ts';
import { ApiError, NoResponseError } from './errors.ts';
import { pages } from './pages.ts';

function clientOf(answer: (request: ClientRequest) => Partial<ClientResponse>) {
  const transport = async (request: ClientRequest) => ({ status: 200, statusText: 'OK', body: undefined, ...answer(request) });
  return createApiClient({ origin: 'https://farwend.example', transport, token: () => 'a-token', retries: 0 });
}

const problem = {
  type: '/problems/validation.failed',
  title: 'Check the fields',
  status: 422,
  detail: 'name: Enter a text.',
  instance: '/v3/partners',
  httpStatus: 422,
  code: 422,
  message: 'name: Enter a text.',
  errorCode: 'validation.failed',
  requestId: 'r-1',
  errors: [{ pointer: '/name', field: 'name', code: 'required', message: 'Enter a text' }],
};

describe('what is rejected', () => {
  test('is an error with the problem of the API', async () => {
    const failed = clientOf(() => ({ status: 422, body: problem })).get('/v3/partners');
    await expect(failed).rejects.toThrow(ApiError);
    await expect(failed).rejects.toMatchObject({
      message: 'name: Enter a text.',
      status: 422,
      errorCode: 'validation.failed',
      requestId: 'r-1',
      fields: problem.errors,
      problem,
    });
  });

  test('is an error with the status if something else answered', async () => {
    const failed = clientOf(() => ({ status: 502, statusText: 'Bad Gateway' })).get('/v3/partners');
    await expect(failed).rejects.toMatchObject({ name: 'ApiError', status: 502, message: 'Bad Gateway', errorCode: null, fields: [] });
  });

  test('says that nothing answered', async () => {
    const failed = clientOf(() => {
      throw new TypeError('fetch failed');
    }).get('/v3/partners');
    await expect(failed).rejects.toThrow(NoResponseError);
  });
});

test('the token and the version are sent with each call', async () => {
  const sent: ClientRequest[] = [];
  await clientOf((request) => {
    sent.push(request);
    return {};
  }).get('/v3/partners/{id}', { params: { id: '7' } });
  expect(sent).toMatchObject([
    { method: 'GET', url: '/v3/partners/7', headers: { Authorization: 'Bearer a-token', 'Farwend-Version': '2026-11-27' } },
  ]);
});

test('pages follow the cursors to the end', async () => {
  const asked: string[] = [];
  const client = clientOf(({ url }) => {
    asked.push(url);
    const isFirst = !url.includes('cursor=');
    return { body: { items: [isFirst ? 1 : 2], total: 2, offset: 0, limit: 1, ...(isFirst ? { nextCursor: 'next one' } : {}) } };
  });
  const found: unknown[] = [];
  for await (const { items } of pages((cursor) => client.get('/v3/partners', { query: { limit: 1, cursor } }))) found.push(...items);
  expect(found).toEqual([1, 2]);
  expect(asked).toEqual(['/v3/partners?limit=1', '/v3/partners?limit=1&cursor=next+one']);
});

test('related records are asked for by name', async () => {
  const asked: string[] = [];
  const client = clientOf(({ url }) => {
    asked.push(url);
    return { body: { id: '7', partnerId: '8', expanded: { partners: { 8: { displayName: 'Acacia Quill' } } } } };
  });
  const match = await client.get('/v3/trip_matches/{id}', { params: { id: '7' }, query: { expand: ['partner', 'tripRequest.travelers'] } });
  expect(match.expanded?.partners?.[match.partnerId]?.displayName).toBe('Acacia Quill');
  expect(asked).toEqual(['/v3/trip_matches/7?expand=partner%2CtripRequest.travelers']);
});
