import { contract, type ContactOutcome } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { contactLog, tripRequests } = contract;
const missing = '01999999-9999-7999-8999-999999999999';
const submit = async () => {
  const body = tripRequestBody({ source: 'STAFF', allowDuplicate: true, tripDescription: `Elephants ${randomUUID()}` });
  return (await api.call(tripRequests.create, { as: 'care', body })).body.id;
};
const log = (as: Person, tripRequestId: string, outcome: ContactOutcome, more: object = {}) =>
  api.call(contactLog.create, { as, body: { tripRequestId, kind: 'CALL', outcome, ...more } });

describe('the contact log', () => {
  test('counts tries that failed and offers NEEDS_INFO after three, until somebody is reached', async () => {
    const id = await submit();
    await api.call(tripRequests.setStatus, { as: 'care', params: { id }, body: { status: 'SCREENING' } });
    expect((await log('care', id, 'NO_ANSWER')).body).toMatchObject({
      failedTries: 1,
      suggestedStatus: null,
      direction: 'OUT',
      note: null,
    });
    expect((await log('care', id, 'LEFT_MESSAGE', { kind: 'EMAIL' })).body).toMatchObject({ failedTries: 2, suggestedStatus: null });
    const third = await log('care', id, 'NO_ANSWER', { note: 'Rang twice in the evening.' });
    expect(third.body).toMatchObject({ failedTries: 3, suggestedStatus: 'NEEDS_INFO' });
    expect((await log('care', id, 'REACHED', { direction: 'IN' })).body).toMatchObject({ failedTries: 0, suggestedStatus: null });
    const { body } = await api.call(contactLog.list, {
      as: 'care',
      query: { tripRequestId: id, sort: 'contactedAt', outcome: 'NO_ANSWER' },
    });
    expect(body.items.map(({ note }) => note)).toEqual([null, 'Rang twice in the evening.']);
    const found = await api.call(contactLog.list, { as: 'admin', query: { tripRequestId: id, q: 'evening twice' } });
    expect(found.body.items.map((item) => item.id)).toEqual([third.body.id]);
  });

  test('offers nothing where the request cannot be asked', async () => {
    const id = await submit();
    for (let tries = 1; tries <= 3; tries += 1)
      expect((await log('care', id, 'NO_ANSWER', { note: `Try ${tries}` })).body).toMatchObject({
        failedTries: tries,
        suggestedStatus: null,
      });
  });

  test('is corrected by who wrote it and by administrators, and deleted by administrators', async () => {
    const entry = (await log('admin', await submit(), 'NO_ANSWER')).body;
    const params = { id: entry.id };
    expect(await api.call(contactLog.update, { as: 'care', params, body: { outcome: 'REACHED' } })).toMatchObject({ status: 403 });
    const changed = await api.call(contactLog.update, { as: 'admin', params, body: { outcome: 'WRONG_CONTACT', version: 1 } });
    expect(changed.body).toMatchObject({ outcome: 'WRONG_CONTACT', version: 2, failedTries: 1 });
    expect(await api.call(contactLog.update, { as: 'admin', params, body: { kind: 'EMAIL', version: 1 } })).toMatchObject({ status: 412 });
    expect(await api.call(contactLog.remove, { as: 'care', params })).toMatchObject({ status: 403 });
    expect(await api.call(contactLog.remove, { as: 'admin', params })).toMatchObject({ status: 204 });
    expect(await api.call(contactLog.read, { as: 'admin', params })).toMatchObject({ status: 404 });
  });

  test('takes what has happened, about requests that there are, from care', async () => {
    const id = await submit();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await log('care', missing, 'REACHED')).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/tripRequestId', code: 'unknown' }] },
    });
    expect(await log('care', id, 'REACHED', { contactedAt: later })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/contactedAt', code: 'tooLate' }] },
    });
    for (const as of ['dana', 'lead', 'editor', 'marageti'] as const) expect(await log(as, id, 'REACHED')).toMatchObject({ status: 403 });
  });
});
