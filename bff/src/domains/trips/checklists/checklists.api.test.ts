import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch, createQualifiedRequest, liftMatchLimits, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { checklistTemplates: templates, tripRequests, tripMatches } = contract;
const missing = '01999999-9999-7999-8999-999999999999';

const server = await startServer();
const api = createApi(server);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

const submit = async () => (await api.call(tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })).body.id;
const move = (id: string, body: BodyOf<typeof tripRequests.setStatus>, as: 'care' | 'admin' = 'care') =>
  api.call(tripRequests.setStatus, { as, params: { id }, body });
const labelsOf = (items: readonly { label: string }[] | undefined) => items?.map(({ label }) => label);

test('tasks of a template are added when a request enters its status, once, and are due for its assignee', async () => {
  const items = [{ label: 'Call the traveler', dueInHours: 4 }, { label: 'Check the seasons' }];
  const made = await api.call(templates.create, { as: 'admin', body: { entityType: 'TRIP_REQUEST', onStatus: 'SCREENING', items } });
  expect(made).toMatchObject({ status: 201, body: { items: [items[0], { label: 'Check the seasons', dueInHours: null }], version: 1 } });
  const id = await submit();
  const before = Date.now();
  const { checklistItems } = (await move(id, { status: 'SCREENING' })).body;
  expect(labelsOf(checklistItems)).toEqual(['Call the traveler', 'Check the seasons']);
  const careId = await loadPersonId(server, people.care);
  expect(checklistItems?.[0]).toMatchObject({ done: false, assigneeId: careId, templateKey: made.body.id });
  expect(Date.parse(checklistItems?.[0]?.dueAt ?? '')).toBeGreaterThanOrEqual(before + 4 * 3_600_000);
  expect(checklistItems?.[1]?.dueAt).toBeNull();

  const params = { id, itemId: checklistItems?.[0]?.id ?? '' };
  await api.call(tripRequests.changeChecklistItem, { as: 'care', params, body: { done: true } });
  await api.call(tripRequests.removeDoneChecklistItems, { as: 'care', params: { id } });
  await move(id, { status: 'NEEDS_INFO', question: 'Which dates would suit you best?' });
  expect(labelsOf((await move(id, { status: 'SCREENING' })).body.checklistItems)).toEqual(['Check the seasons']);
});

test('a new request gets the tasks of PENDING, one that is corrected none', async () => {
  const body = { entityType: 'TRIP_REQUEST' as const, items: [{ label: 'Look at it' }] };
  await api.call(templates.create, { as: 'admin', body: { ...body, onStatus: 'PENDING' } });
  await api.call(templates.create, { as: 'admin', body: { ...body, onStatus: 'BOOKED' } });
  const id = await submit();
  const read = await api.call(tripRequests.read, { as: 'care', params: { id } });
  expect(labelsOf(read.body.checklistItems)).toEqual(['Look at it']);
  const corrected = await move(id, { status: 'BOOKED', reasonCode: 'CORRECTION' }, 'admin');
  expect(corrected.body).toMatchObject({ status: 'BOOKED', checklistItems: [{ label: 'Look at it' }] });
});

test('matches have templates of their own, and their agents tick them', async () => {
  const body = { entityType: 'TRIP_MATCH' as const, items: [{ label: 'Send the first ideas', dueInHours: 24 }] };
  await api.call(templates.create, { as: 'admin', body: { ...body, onStatus: 'PROPOSED' } });
  const { id } = await createMatch(server, api, 'PROPOSED');
  const [item] = (await api.call(tripMatches.read, { as: 'agent', params: { id } })).body.checklistItems ?? [];
  expect(item).toMatchObject({ label: 'Send the first ideas', done: false });
  const tick = (as: Person, itemId = item?.id ?? '', change: object = { done: true }) =>
    api.call(tripMatches.changeChecklistItem, { as, params: { id, itemId }, body: change });
  expect((await tick('agent')).body.checklistItems).toMatchObject([
    { done: true, doneAt: expect.any(String), doneById: expect.any(String) },
  ]);
  expect((await tick('otherLead')).status).toBe(404);
  expect((await tick('dana')).status).toBe(403);
  expect((await tick('team')).status).toBe(403);
  expect((await tick('agent', missing)).status).toBe(404);
  expect((await tick('agent', item?.id, { assigneeId: missing })).problem.errors).toMatchObject([
    { pointer: '/assigneeId', code: 'unknown' },
  ]);
});

test('whoever a task is assigned to ticks it, without changing anything else; absent fields stay', async () => {
  const id = await createQualifiedRequest(server, api);
  const teamId = await loadPersonId(server, people.team);
  const added = await api.call(tripRequests.addChecklistItem, {
    as: 'care',
    params: { id },
    body: { label: 'Read the passports', assigneeId: teamId, dueAt: '2030-01-15T09:00:00Z' },
  });
  const itemId = added.body.checklistItems?.at(-1)?.id ?? '';
  const change = (as: Person, body: BodyOf<typeof tripRequests.changeChecklistItem>) =>
    api.call(tripRequests.changeChecklistItem, { as, params: { id, itemId }, body });
  expect((await change('editor', { done: true })).status).toBe(403);
  expect((await change('dana', { done: true })).status).toBe(403);
  expect((await change('team', { done: true, version: 1 })).status).toBe(412);
  const ticked = await change('team', { done: true });
  expect(ticked.body.checklistItems).toContainEqual(
    expect.objectContaining({ id: itemId, label: 'Read the passports', done: true, doneById: expect.any(String), assigneeId: teamId }),
  );
  const open = await change('care', { done: false, dueAt: null, label: 'Read both passports' });
  expect(open.body.checklistItems).toContainEqual(
    expect.objectContaining({ id: itemId, label: 'Read both passports', done: false, doneAt: null, doneById: null, dueAt: null }),
  );
  const status = await api.send('PUT', `/v3/trip_requests/${id}`, { as: 'care', body: { status: 'BOOKED' } });
  expect(status).toMatchObject({ status: 422, problem: { errors: [{ field: 'status' }] } });
});

test('templates are written by administrators and read by the team', async () => {
  const body = { entityType: 'TRIP_MATCH' as const, onStatus: 'SCREENING' as const, items: [{ label: 'Look at it' }] };
  for (const as of ['care', 'team', 'lead', 'dana'] as const) expect((await api.call(templates.create, { as, body })).status).toBe(403);
  expect((await api.call(templates.create, { as: 'admin', body })).problem.errors).toMatchObject([{ pointer: '/onStatus' }]);
  const draft = { ...body, entityType: 'TRIP_REQUEST' as const, onStatus: 'DRAFT' };
  expect(await api.send('POST', '/v3/checklist_templates', { as: 'admin', body: draft })).toMatchObject({ status: 422 });
  const made = await api.call(templates.create, { as: 'admin', body: { ...body, onStatus: 'QUOTED' } });
  const params = { id: made.body.id };
  expect((await api.call(templates.read, { as: 'team', params })).body).toEqual(made.body);
  expect((await api.call(templates.read, { as: 'lead', params })).status).toBe(403);
  const changed = await api.call(templates.update, { as: 'admin', params, body: { items: [{ label: 'Read it' }], version: 1 } });
  expect(changed.body).toMatchObject({ onStatus: 'QUOTED', items: [{ label: 'Read it' }], version: 2 });
  expect((await api.call(templates.update, { as: 'admin', params, body: { items: [], version: 2 } })).problem.errors?.[0]?.field).toBe(
    'items',
  );
  expect((await api.call(templates.remove, { as: 'admin', params })).status).toBe(204);
  expect((await api.call(templates.read, { as: 'admin', params })).status).toBe(404);
});
