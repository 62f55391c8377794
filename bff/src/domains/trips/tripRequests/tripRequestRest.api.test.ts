import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { tripRequests } = contract;
const submit = async () => {
  const travelers = [{ email: people.dana, givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const body = tripRequestBody({ travelers, allowDuplicate: true, tripDescription: `Elephants ${randomUUID()}` });
  return (await api.call(tripRequests.create, { as: 'dana', body })).body.id;
};
const read = async (as: Person, id: string) => (await api.call(tripRequests.read, { as, params: { id } })).body;
const snooze = (as: Person, id: string, until: string | null, more: object = {}) =>
  api.call(tripRequests.snooze, { as, params: { id }, body: { until, ...more } });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const listIds = async (filters: Record<string, string>) =>
  (await api.call(tripRequests.list, { as: 'care', query: { ...filters, limit: 100 } })).body.items.map(({ id }) => id);

describe('a request that rests', () => {
  test('is left out of lists until its time, or until somebody ends the rest', async () => {
    const id = await submit();
    const until = inHours(20);
    const { body, status } = await snooze('care', id, until);
    expect([status, body.snoozedUntil]).toEqual([200, until]);
    expect(await listIds({ 'filter[snoozedUntil]': 'null' })).not.toContain(id);
    expect(await listIds({ 'filter[snoozedUntil][ne]': 'null' })).toContain(id);
    expect((await snooze('care', id, null)).body.snoozedUntil).toBeNull();
    await snooze('care', id, until);
    await query(server.databaseUrl, `UPDATE trip_requests SET snoozed_until = now() - interval '1 second' WHERE id = $1`, [id]);
    await runJob(server, 'matchClocks');
    expect(await listIds({ 'filter[snoozedUntil]': 'null' })).toContain(id);
  });

  test('is awake after a move, and a copy of it may be sent back', async () => {
    const id = await submit();
    await snooze('care', id, inHours(1));
    const { body } = await api.call(tripRequests.setStatus, { as: 'care', params: { id }, body: { status: 'SCREENING' } });
    expect(body.snoozedUntil).toBeNull();
    const sent = await api.send('PUT', `/v3/trip_requests/${id}`, {
      as: 'care',
      body: { ...(await read('care', id)), snoozedUntil: inHours(2) },
    });
    expect(sent.status).toBe(200);
  });

  test('needs a time to come, the version, and somebody of the care team', async () => {
    const id = await submit();
    expect(await snooze('care', id, inHours(-1))).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/until', code: 'tooEarly' }] },
    });
    expect(await snooze('care', id, inHours(1), { version: 99 })).toMatchObject({ status: 412 });
    for (const as of ['dana', 'lead', 'editor'] as const) expect(await snooze(as, id, inHours(1))).toMatchObject({ status: 403 });
    expect(await read('dana', id)).not.toHaveProperty('snoozedUntil');
  });
});

describe('the question of care', () => {
  test('is on the request with the answer of the traveler, for both of them', async () => {
    const id = await submit();
    const move = (as: Person, status: 'SCREENING' | 'NEEDS_INFO', more: object = {}) =>
      api.call(tripRequests.setStatus, { as, params: { id }, body: { status, ...more } });
    expect((await read('dana', id)).question).toBeNull();
    await move('care', 'SCREENING');
    const text = 'Would June suit you as well?';
    expect((await move('care', 'NEEDS_INFO', { question: text })).body.question).toMatchObject({ text, answer: null, answeredAt: null });
    expect((await read('dana', id)).question?.text).toBe(text);
    const answered = await move('dana', 'SCREENING', { note: 'Yes, from the tenth.' });
    expect(answered.body.question).toMatchObject({ text, answer: 'Yes, from the tenth.', answeredAt: answered.body.statusChangedAt });
    expect((await read('care', id)).question).toEqual(answered.body.question);
    await move('care', 'NEEDS_INFO', { question: 'And for how many nights?' });
    await move('care', 'SCREENING', { note: 'Asked on the telephone' });
    expect((await read('dana', id)).question).toMatchObject({ text: 'And for how many nights?', answer: null });
  });
});
