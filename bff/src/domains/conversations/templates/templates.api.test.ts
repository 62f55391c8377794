import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { templates } = contract;
const canned = (more: Record<string, unknown> = {}) => ({
  key: `answer-${randomUUID().slice(0, 8)}`,
  name: 'About visas',
  channel: 'MESSAGE' as const,
  body: 'For {{country}} you need a visa.',
  variables: [{ name: 'country', type: 'text' as const }],
  ...more,
});
const mail = (more: Record<string, unknown> = {}) => canned({ channel: 'EMAIL', subject: 'Visas for {{country}}', ...more });
const byKey = async (key: string) => {
  const { body } = await api.call(templates.list, { as: 'admin', query: { key } });
  const [template] = body.items;
  if (!template) throw new Error(`There is no template ${key}`);
  return template;
};

test('the product’s templates exist from the start', async () => {
  const { body } = await api.call(templates.list, { as: 'team', query: { builtIn: 'true', limit: 100 } });
  expect(body.total).toBeGreaterThanOrEqual(45);
  expect(body.items.every(({ builtIn, active }) => builtIn && active)).toBe(true);
});

describe('who writes which templates', () => {
  test.each<[Person, 'MESSAGE' | 'EMAIL', number]>([
    ['admin', 'MESSAGE', 201],
    ['admin', 'EMAIL', 201],
    ['care', 'MESSAGE', 201],
    ['care', 'EMAIL', 403],
    ['marageti', 'MESSAGE', 403],
    ['marageti', 'EMAIL', 201],
    ['agent', 'MESSAGE', 201],
    ['agent', 'EMAIL', 403],
    ['editor', 'MESSAGE', 403],
    ['dana', 'MESSAGE', 403],
  ])('%s creates a template for %s: %d', async (as, channel, status) => {
    const body = channel === 'EMAIL' ? mail() : canned();
    expect((await api.call(templates.create, { as, body })).status).toBe(status);
  });

  test('a company’s canned replies are its own', async () => {
    const { body } = await api.call(templates.create, { as: 'agent', body: canned() });
    expect(body.ownerPartnerId).not.toBeNull();
    const params = { id: body.id };
    expect((await api.call(templates.read, { as: 'lead', params })).status).toBe(200);
    expect((await api.call(templates.read, { as: 'otherLead', params })).status).toBe(404);
    expect((await api.call(templates.update, { as: 'otherLead', params, body: { name: 'x' } })).status).toBe(404);
    expect((await api.call(templates.update, { as: 'lead', params, body: { channel: 'EMAIL', subject: 'x' } })).status).toBe(403);
    expect((await api.call(templates.update, { as: 'care', params, body: { name: 'x' } })).status).toBe(403);
    const own = await api.call(templates.list, { as: 'agent', query: { limit: 100 } });
    expect(own.body.items.every(({ ownerPartnerId }) => ownerPartnerId === body.ownerPartnerId)).toBe(true);
    const ours = await byKey('trip-request-received');
    expect((await api.call(templates.read, { as: 'agent', params: { id: ours.id } })).status).toBe(404);
    expect((await api.call(templates.remove, { as: 'lead', params })).status).toBe(204);
    expect((await api.call(templates.read, { as: 'agent', params })).status).toBe(404);
  });
});

describe('the texts', () => {
  test.each([
    ['body', { body: 'Hello {{nmae}}' }, 'nmae'],
    ['subject', { subject: '{{#if gone}}x{{/if}}' }, 'gone'],
    ['body', { body: '{{#if country}}' }, 'closed'],
    ['body', { body: '{{{country}}}' }, 'two braces'],
    ['body', { body: '{{constructor.constructor}}' }, 'constructor'],
    [
      'name',
      {
        variables: [
          { name: 'country', type: 'text' },
          { name: 'country', type: 'text' },
        ],
      },
      'twice',
    ],
    ['name', { variables: [{ name: '__proto__', type: 'text' }] }, 'letters'],
    ['subject', { subject: '' }, 'subject'],
    ['key', { key: 'Not A Key' }, 'letters'],
    ['builtIn', { builtIn: true }, ''],
    ['ownerPartnerId', { ownerPartnerId: randomUUID() }, ''],
  ])('%s %j is refused', async (field, more, word) => {
    const { status, problem } = await api.send('POST', templates.create.path, { as: 'admin', body: mail(more) });
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.field).toBe(field);
    expect(problem.errors?.[0]?.message).toContain(word);
  });

  test('a key is unique', async () => {
    const body = canned();
    expect((await api.call(templates.create, { as: 'admin', body })).status).toBe(201);
    expect(await api.call(templates.create, { as: 'admin', body })).toMatchObject({
      status: 409,
      problem: { errorCode: 'unique.conflict' },
    });
  });

  test('only the texts of a built-in template may change, and the change makes a version', async () => {
    const before = await byKey('user-verify');
    const params = { id: before.id };
    const same = await api.send('PUT', `/v3/templates/${before.id}`, { as: 'admin', body: before });
    expect(same).toMatchObject({ status: 200, body: { version: before.version } });
    const changed = await api.call(templates.update, {
      as: 'marageti',
      params,
      body: { subject: 'Is this your address?', version: before.version },
    });
    expect(changed.body).toMatchObject({ subject: 'Is this your address?', version: before.version + 1 });
    expect((await api.call(templates.update, { as: 'marageti', params, body: { subject: 'x', version: before.version } })).status).toBe(
      412,
    );
    for (const body of [{ key: 'other-key' }, { variables: [] }, { channel: 'MESSAGE' as const }, { category: 'MARKETING' as const }]) {
      expect((await api.call(templates.update, { as: 'admin', params, body })).status).toBe(422);
    }
    expect(await api.call(templates.remove, { as: 'admin', params })).toMatchObject({
      status: 409,
      problem: { errorCode: 'reference.inUse' },
    });
  });
});
