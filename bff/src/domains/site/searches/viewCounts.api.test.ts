import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { userSearches, tripRequests, sessions } = contract;
const save = async (as: Person, view: Partial<BodyOf<typeof userSearches.create>>) =>
  (await api.call(userSearches.create, { as, body: { name: 'A view', entityType: 'tripRequest', ...view } })).body;
const count = async (as: Person, ids: string[]) => (await api.call(userSearches.counts, { as, body: { ids } })).body.items;
const missing = '01999999-9999-7999-8999-999999999999';

describe('counts of saved views', () => {
  test('are those of now, in the order asked for, and leave lastCount alone', async () => {
    const [open, none] = [
      await save('care', { filters: { status: { in: ['PENDING', 'SCREENING'] } } }),
      await save('care', { filters: { assignedToId: null, status: 'COMPLETED', nextDueKind: 'RESPOND' } }),
    ];
    const { body } = await api.call(tripRequests.list, { as: 'care', query: { status: 'PENDING,SCREENING', limit: 1 } });
    await query(server.databaseUrl, 'UPDATE user_searches SET last_count = 99 WHERE id = $1', [open.id]);
    expect(await count('care', [none.id, open.id])).toEqual([
      { id: none.id, key: null, count: 0, countIsEstimate: false, problem: null },
      { id: open.id, key: null, count: body.total, countIsEstimate: false, problem: null },
    ]);
    expect((await api.call(userSearches.read, { as: 'care', params: { id: open.id } })).body.lastCount).toBe(99);
  });

  test('use the rights of the caller, and say why a view cannot be counted', async () => {
    const [own, shared, payments] = [
      await save('care', {}),
      await save('admin', { entityType: 'user', shared: 'TEAM' }),
      await save('admin', { entityType: 'payment', shared: 'ALL' }),
    ];
    expect(await count('team', [own.id])).toEqual([
      expect.objectContaining({ id: own.id, count: null, problem: expect.stringContaining('no saved view') }),
    ]);
    const [everyone, mine] = [(await count('admin', [shared.id]))[0]?.count ?? 0, (await count('team', [shared.id]))[0]?.count ?? 0];
    expect(everyone).toBeGreaterThan(mine);
    for (const as of ['care', 'lead'] as const)
      expect(await count(as, [payments.id, missing])).toMatchObject([
        { count: null, problem: expect.stringContaining('cannot see') },
        { count: null },
      ]);
    await query(server.databaseUrl, `UPDATE user_searches SET filters = '{"gone": 1}' WHERE id = $1`, [own.id]);
    expect(await count('care', [own.id, shared.id])).toMatchObject([
      { count: null, problem: expect.stringContaining('gone is not a filter') },
      { problem: null },
    ]);
  });

  test('are made of views that are not saved too', async () => {
    const views = [
      { key: 'unassigned', entityType: 'tripRequest' as const, filters: { assignedToId: null } },
      { key: 'unread', entityType: 'conversation' as const, filters: { isUnread: true } },
    ];
    const { body } = await api.call(userSearches.counts, { as: 'care', body: { views } });
    const { total } = (await api.call(tripRequests.list, { as: 'care', query: { 'filter[assignedToId]': 'null', limit: 1 } })).body;
    expect(body.items).toEqual([
      { id: null, key: 'unassigned', count: total, countIsEstimate: false, problem: null },
      expect.objectContaining({ key: 'unread', problem: null }),
    ]);
  });

  test('are refused to travelers and visitors, without ids, and of more than thirty views', async () => {
    expect(await api.call(userSearches.counts, { as: 'dana', body: { ids: [missing] } })).toMatchObject({ status: 403 });
    expect(await api.call(userSearches.counts, { body: { ids: [missing] } })).toMatchObject({ status: 401 });
    for (const ids of [[], Array.from({ length: 31 }, () => missing)])
      expect(await api.call(userSearches.counts, { as: 'care', body: { ids } })).toMatchObject({
        status: 422,
        problem: { errors: [{ pointer: '/ids' }] },
      });
  });
});

test('saved views have places', async () => {
  const [last, first] = [await save('agent', { name: 'Ash', position: 2 }), await save('agent', { name: 'Birch', position: 1 })];
  const order = async () =>
    (await api.call(userSearches.list, { as: 'agent', query: { sort: 'position', ownerId: last.ownerId } })).body.items.map(
      ({ name }) => name,
    );
  expect(await order()).toEqual(['Birch', 'Ash']);
  await api.call(userSearches.update, { as: 'agent', params: { id: first.id }, body: { id: first.id, position: 3 } });
  expect(await order()).toEqual(['Ash', 'Birch']);
});

test('the signed-in user names their person and company', async () => {
  const current = async (as?: Person) => (await api.call(sessions.currentUser, as ? { as } : {})).body;
  const [lead, agent, dana] = [await current('lead'), await current('agent'), await current('dana')];
  const [row] = await query<{ id: string; partner_id: string }>(server.databaseUrl, 'SELECT id, partner_id FROM agents WHERE email = $1', [
    lead.email,
  ]);
  expect(lead).toMatchObject({ personId: row?.id, partnerId: row?.partner_id, isLead: true });
  expect(agent).toMatchObject({ partnerId: row?.partner_id, isLead: false });
  expect(dana).toMatchObject({ personId: expect.any(String), partnerId: null, isLead: false });
  expect(await current()).toMatchObject({ personId: null, partnerId: null, isLead: false });
});
