import { openApi, problems } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers, redirect: 'manual' });

const OpenApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('addresses that outside programs rely on', () => {
  test('/healthz and /readyz', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
  });

  test('/openapi.json is the contract', async () => {
    const response = await get('/openapi.json');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    const served = OpenApi.parse(await response.json());
    const written = OpenApi.parse(JSON.parse(JSON.stringify(openApi(server.origin, server.photosOrigin))));
    expect({ ...served, paths: {} }).toEqual({ ...written, paths: {} });
    const listOperations = ({ paths }: z.output<typeof OpenApi>) =>
      Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(listOperations(served)).toEqual(listOperations(written));
  });

  test('/docs is a page that needs no outside host', async () => {
    const html = await (await get('/docs')).text();
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    for (const [, asset = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect((await get(asset)).status).toBe(200);
  });

  test.each(Object.keys(problems))('/problems/%s explains itself', async (code) => {
    const response = await get(`/problems/${code}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(code);
  });

  test('/metrics answers requests from this machine', async () => {
    const response = await get('/metrics');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^# (?:HELP|TYPE) /m);
  });

  test('/metrics tells requests apart by the route of the contract, to which invented paths add nothing', async () => {
    const read = async () => (await get('/metrics')).text();
    const id = randomUUID();
    await get(`/v2/articles/${id}`);
    await get('/v3/invented');
    await get('/invented');
    const before = await read();
    expect(before).toContain('farwend_request_seconds_count{method="GET",route="/v2/articles/{id}",status="4xx"}');
    for (let index = 0; index < 20; index += 1) {
      await get(`/v3/invented${index}`);
      await get(`/v3/articles${index}/${id}`);
      await get(`/invented${index}`);
    }
    const series = (text: string) => text.split('\n').map((line) => line.replace(/ [^ ]+$/, ''));
    expect(series(await read())).toEqual(series(before));
    expect(before).not.toContain(id);
  });
});

describe('every answer', () => {
  test('carries its own request id, and reveals no internals', async () => {
    const answers = [await api.send('GET', '/v3/countries', { query: { limit: 1 } }), await api.send('GET', '/v3/nothing')];
    const ids = answers.map(({ headers }) => headers.get('X-Request-Id') ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16,}$/);
    for (const { headers } of answers) {
      expect(headers.get('X-Powered-By')).toBeNull();
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(answers[1]?.text).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
  });

  test('of the API is not cached by intermediaries', async () => {
    const { headers } = await api.send('GET', '/v3/trip_requests', { as: 'care' });
    expect(headers.get('Cache-Control')).toMatch(/private|no-store/);
    expect(headers.get('Vary')).toMatch(/Authorization/);
  });

  test('to HEAD has no body', async () => {
    const answer = await api.send('HEAD', '/v3/trip_requests/018f0000-0000-7000-8000-000000000000', { as: 'care' });
    expect([answer.status, answer.text]).toEqual([404, '']);
  });
});
