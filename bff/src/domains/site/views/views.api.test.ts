import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { views } = contract;

describe('visits', () => {
  const body = { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' };

  test('a visitor starts one, adds to it and reads it; nobody can list them', async () => {
    const created = await api.call(views.create, { body });
    expect(created).toMatchObject({ status: 201, body: { ...body, userId: null, interactions: 0 } });
    const params = { id: created.body.id };
    expect((await api.call(views.change, { params, body: { durationMs: 900, scrollPct: 40 } })).body).toMatchObject({ durationMs: 900 });
    const read = (await api.call(views.read, { params })).body;
    expect((await api.send('PUT', `/v2/views/${created.body.id}`, { body: { ...read, scrollPct: 80 } })).status).toBe(200);
    expect((await api.call(views.replace, { params, body: { durationMs: 950 } })).body).toMatchObject({ durationMs: 950, scrollPct: 80 });
    expect((await api.call(views.replace, { params, body: { scrollPct: 9, version: 1 } })).status).toBe(412);
    expect((await api.call(views.read, { params })).status).toBe(200);
    expect((await api.call(views.list, {})).status).toBe(401);
    expect((await api.call(views.list, { as: 'dana' })).status).toBe(403);
  });

  test('a signed-in person’s visit belongs to them', async () => {
    const { body: created } = await api.call(views.create, { as: 'dana', body });
    expect(created.userId).not.toBeNull();
    const params = { id: created.id };
    expect((await api.call(views.read, { as: 'dana', params })).status).toBe(200);
    expect((await api.call(views.read, { as: 'jordan', params })).status).toBe(404);
    expect((await api.call(views.read, { params })).status).toBe(404);
    expect((await api.call(views.change, { params, body: { scrollPct: 1 } })).status).toBe(404);
    const masked = await api.call(views.read, { as: 'marageti', params });
    expect(masked.body).toMatchObject({ userId: null, deviceId: '•••' });
    expect((await api.call(views.read, { as: 'admin', params })).body.userId).toBe(created.userId);
  });

  test('a challenge with characters that cannot be stored is refused by its field', async () => {
    const refused = await api.call(views.create, { body: { ...body, recaptchaId: 'a\u0000b' } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/recaptchaId' }] } });
  });

  test('a visit is closed to visitors after a day', async () => {
    const { body: created } = await api.call(views.create, { body });
    await query(server.databaseUrl, `UPDATE views SET started_at = now() - interval '25 hours' WHERE id = $1`, [created.id]);
    const params = { id: created.id };
    expect((await api.call(views.read, { params })).status).toBe(404);
    expect((await api.call(views.change, { params, body: { scrollPct: 3 } })).status).toBe(404);
    expect((await api.call(views.read, { as: 'care', params })).status).toBe(200);
    expect((await api.call(views.remove, { as: 'admin', params })).status).toBe(204);
  });
});
