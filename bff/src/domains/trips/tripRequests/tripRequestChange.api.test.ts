import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody, type TripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const calls = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** A fresh request of Dana's; its id. */
async function ofDana(overrides: Partial<TripRequestBody> = {}): Promise<string> {
  const travelers = [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const body = tripRequestBody({ travelers, allowDuplicate: true, tripDescription: `Number ${Math.random()}`, ...overrides });
  return (await api.call(calls.create, { as: 'dana', body })).body.id;
}

describe('PUT', () => {
  test('absent fields are unchanged, null clears, and derived fields are recomputed', async () => {
    const id = await ofDana({ numberOfChildren: 1, childAgeGroups: ['6-9'] });
    const { body: before } = await api.call(calls.read, { as: 'dana', params: { id } });
    const changed = await api.call(calls.update, { as: 'dana', params: { id }, body: { totalNights: 15, changeNote: 'Two more days' } });
    expect(changed).toMatchObject({ status: 200, body: { totalNights: 15, tripDescription: before.tripDescription, version: 2 } });
    expect(changed.body.returnDate).not.toBe(before.returnDate);
    const cleared = await api.call(calls.update, { as: 'dana', params: { id }, body: { numberOfChildren: null, childAgeGroups: [] } });
    expect(cleared.body).toMatchObject({ numberOfChildren: null, totalBudget: 16000 });
  });

  test('accepts its own response; an unchanged record gets no version', async () => {
    const id = await ofDana();
    for (const as of ['dana', 'care'] as const) {
      const { body } = await api.call(calls.read, { as, params: { id } });
      const again = await api.send('PUT', `/v3/trip_requests/${id}`, { as, body });
      expect(again).toMatchObject({ status: 200, body: { version: 1 } });
    }
  });

  test('a title that nobody wrote follows the facts, one that somebody wrote stays', async () => {
    const params = { id: await ofDana({ totalNights: 12 }) };
    const { body: request } = await api.call(calls.read, { as: 'care', params });
    const change = async (facts: object) => {
      const { body: current } = await api.call(calls.read, { as: 'care', params });
      return (await api.send('PUT', `/v3/trip_requests/${params.id}`, { as: 'care', body: { ...current, ...facts } })).body;
    };
    expect(await change({ totalNights: 15 })).toMatchObject({ tripTitle: request.tripTitle.replace('12 nights', '15 nights') });
    await change({ tripTitle: 'Our silver wedding' });
    expect(await change({ totalNights: 16 })).toMatchObject({ totalNights: 16, tripTitle: 'Our silver wedding' });
  });

  test('the conversation of a match is renamed with the trip, unless somebody named it', async () => {
    const [found] = await query<{ id: string; trip: string; partner: string }>(
      server.databaseUrl,
      `SELECT c.id, c.trip_request_id AS trip, p.display_name AS partner FROM conversations c JOIN partners p ON p.id = c.partner_id
       WHERE c.subject_type = 'TRIP_MATCH' LIMIT 1`,
    );
    const rename = (tripTitle: string) => api.call(calls.update, { as: 'care', params: { id: found?.trip ?? '' }, body: { tripTitle } });
    const readTitle = async () => (await api.call(contract.conversations.read, { as: 'care', params: { id: found?.id ?? '' } })).body.title;
    await rename('Slow boats');
    await query(server.databaseUrl, 'UPDATE conversations SET title = $2 WHERE id = $1', [found?.id, `Slow boats, with ${found?.partner}`]);
    expect((await rename('Fast boats')).status).toBe(200);
    expect(await readTitle()).toBe(`Fast boats, with ${found?.partner}`);
    await api.call(contract.conversations.update, { as: 'care', params: { id: found?.id ?? '' }, body: { title: 'Boats' } });
    await rename('No boats');
    expect(await readTitle()).toBe('Boats');
  });

  test('places follow the names when only those are changed', async () => {
    const id = await ofDana({ destinationNames: ['Kenya'] });
    const { body } = await api.call(calls.update, { as: 'care', params: { id }, body: { destinationNames: ['Japan'] } });
    expect(body.destinations.map(({ name }) => name)).toEqual(['Japan']);
  });

  test('a version that does not exist is not restored', async () => {
    const id = await ofDana();
    const refused = await api.call(calls.update, { as: 'care', params: { id }, body: { totalNights: 14, restoredFrom: 9 } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'restoredFrom', code: 'unknown' }] } });
  });

  test('a stale If-Match or a stale version in the body is 412 with the current ETag', async () => {
    const id = await ofDana();
    const save = (input: { ifMatch?: number; body: { totalNights: number; version?: number } }) =>
      api.call(calls.update, { as: 'care', params: { id }, ...input });
    expect((await save({ ifMatch: 1, body: { totalNights: 13 } })).status).toBe(200);
    for (const input of [
      { ifMatch: 1, body: { totalNights: 16 } },
      { body: { totalNights: 16, version: 1 } },
      { ifMatch: 9, body: { totalNights: 16 } },
    ]) {
      const stale = await save(input);
      expect(stale).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
      expect(stale.headers.get('ETag')).toBe('"v2"');
    }
    expect((await save({ ifMatch: 2, body: { totalNights: 17, version: 2 } })).body.version).toBe(3);
  });

  test('an older version is restored by sending its snapshot; nothing in between is lost', async () => {
    const id = await ofDana({ totalNights: 12 });
    await api.call(calls.update, { as: 'care', params: { id }, body: { totalNights: 20, tripTitle: 'Longer' } });
    const old = await api.call(calls.version, { as: 'care', params: { id, v: '1' }, query: { compareTo: 2 } });
    expect(old.body.diff).toEqual(expect.arrayContaining([{ path: '/totalNights', op: 'replace', before: 20, after: 12 }]));
    const restored = await api.send('PUT', `/v3/trip_requests/${id}`, {
      as: 'care',
      body: { ...old.body.snapshot, version: 2, restoredFrom: 1 },
    });
    expect(restored).toMatchObject({ status: 200, body: { totalNights: 12, version: 3 } });
    const { body } = await api.call(calls.versions, { as: 'care', params: { id } });
    expect(body.items.map(({ kind }) => kind)).toEqual(['RESTORE', 'UPDATE', 'CREATE']);
  });

  test('travelers change their own request while it is editable, and no staff field', async () => {
    const id = await ofDana();
    const change = (body: Record<string, unknown>) => api.send('PUT', `/v3/trip_requests/${id}`, { as: 'dana', body });
    expect(await change({ matchCountTarget: 3 })).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/matchCountTarget' }] } });
    for (const name of ['status', 'assignedToId', 'scores', 'travelers', 'riskFlags', 'source', 'id', 'createdById']) {
      const refused = await change({ [name]: name === 'status' ? 'BOOKED' : 'x' });
      expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: name }] } });
    }
    expect((await change({ assignedToId: id })).problem?.message).toContain('PUT /v3/trip_requests/{id}/assigned_to');
    const { body } = await api.call(calls.read, { as: 'care', params: { id } });
    expect(body).toMatchObject({ status: 'PENDING', assignedToId: null, scores: [], source: 'WEB', version: 1 });
    await query(server.databaseUrl, `UPDATE trip_requests SET editable_until = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await change({ totalNights: 13 })).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
    expect((await api.call(calls.update, { as: 'care', params: { id }, body: { totalNights: 13 } })).status).toBe(200);
  });
});

describe('what only care does', () => {
  test('assigns it to an existing team member', async () => {
    const id = await ofDana();
    const [member] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members LIMIT 1');
    const assign = (teamMemberId: string | null) => api.call(calls.assign, { as: 'care', params: { id }, body: { teamMemberId } });
    expect((await assign(member?.id ?? '')).body.assignedToId).toBe(member?.id);
    expect(await assign('018f0000-0000-7000-8000-000000000000')).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/teamMemberId' }] },
    });
    expect((await assign(null)).body.assignedToId).toBeNull();
  });

  test('writes notes, verifications, visibilities and scores, each a version', async () => {
    const id = await ofDana();
    const params = { id };
    await api.call(calls.setMatchingNotes, { as: 'care', params, body: { matchingNotes: 'Quiet rooms.' } });
    const verified = await api.call(calls.setVerifications, { as: 'care', params, body: { email: true, method: 'CALL' } });
    expect(verified.body.verifications).toMatchObject({
      email: { value: true, by: expect.any(String) },
      phone: { value: false },
      method: 'CALL',
    });
    const visible = await api.call(calls.setVisibilities, { as: 'care', params, body: { hideBudget: true } });
    expect(visible.body.visibilities).toMatchObject({ hideBudget: true, hideContact: false });
    await api.call(calls.addScore, { as: 'care', params, body: { type: 'INTENT', value: 40 } });
    const scored = await api.call(calls.addScore, { as: 'care', params, body: { type: 'INTENT', value: 70, reasons: ['Called back'] } });
    expect(scored).toMatchObject({
      status: 201,
      body: { matchingNotes: 'Quiet rooms.', version: 6, scores: [{ type: 'INTENT', value: 70 }] },
    });
  });

  test('keeps a checklist', async () => {
    const params = { id: await ofDana() };
    const add = (label: string, done: boolean, sortOrder: number) =>
      api.call(calls.addChecklistItem, { as: 'care', params, body: { label, done, sortOrder } });
    await add('Second', true, 2);
    const { body } = await add('First', false, 1);
    expect(body.checklistItems?.map(({ label, doneAt }) => [label, doneAt !== null])).toEqual([
      ['First', false],
      ['Second', true],
    ]);
    const items = (body.checklistItems ?? []).map((item) => ({ ...item, done: !item.done }));
    const ticked = await api.call(calls.update, { as: 'care', params, body: { checklistItems: items } });
    expect(ticked.body.checklistItems?.map(({ label, done, doneById }) => [label, done, doneById !== null])).toEqual([
      ['First', true, true],
      ['Second', false, false],
    ]);
    const refused = await api.call(calls.update, { as: 'dana', params, body: { checklistItems: [] } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'checklistItems', code: 'notAllowed' }] } });
    const unticked = (ticked.body.checklistItems ?? []).map((item) => ({ ...item, done: !item.done }));
    expect((await api.call(calls.update, { as: 'care', params, body: { checklistItems: unticked } })).status).toBe(200);
    const swept = await api.call(calls.removeDoneChecklistItems, { as: 'care', params });
    const left = swept.body.checklistItems ?? [];
    expect(left.map(({ label }) => label)).toEqual(['First']);
    const removed = await api.call(calls.removeChecklistItem, { as: 'care', params: { ...params, itemId: left[0]?.id ?? '' } });
    expect(removed.body.checklistItems).toEqual([]);
  });

  test('adds and removes travelers, but never the contact person', async () => {
    const params = { id: await ofDana() };
    const member = { email: newEmail(), givenName: 'Ola', familyName: 'Berg', countryOfResidence: 'NO' };
    const { status, body } = await api.call(calls.addTraveler, { as: 'dana', params, body: member });
    expect({ status, people: body.travelers.length }).toEqual({ status: 201, people: 2 });
    expect((await api.call(calls.addTraveler, { as: 'dana', params, body: member })).status).toBe(409);
    const [primary, other] = body.travelers.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
    expect((await api.call(calls.removeTraveler, { as: 'care', params: { ...params, x: primary?.travelerId ?? '' } })).status).toBe(409);
    expect(
      (await api.call(calls.removeTraveler, { as: 'care', params: { ...params, x: other?.travelerId ?? '' } })).body.travelers,
    ).toHaveLength(1);
  });

  test('team members follow and unfollow for themselves', async () => {
    const params = { id: await ofDana() };
    await api.call(calls.follow, { as: 'team', params, body: {} });
    const { body } = await api.call(calls.follow, { as: 'care', params, body: {} });
    expect(body.followerIds).toHaveLength(2);
    expect((await api.call(calls.unfollow, { as: 'team', params })).body.followerIds).toHaveLength(1);
  });
});

describe('history', () => {
  test('every write of a record has its version and its audit row', async () => {
    const id = await ofDana();
    await api.call(calls.update, { as: 'care', params: { id }, body: { totalNights: 13 } });
    await api.call(calls.setStatus, { as: 'care', params: { id }, body: { status: 'SCREENING' } });
    const rows = await query<{ version: number; kind: string; audited: boolean }>(
      server.databaseUrl,
      `SELECT v.version, v.kind, EXISTS (SELECT FROM audit a WHERE a.entity_id = v.entity_id AND (a.details ->> 'version')::int = v.version) AS audited
       FROM versions v WHERE v.entity_id = $1 ORDER BY v.version`,
      [id],
    );
    expect(rows).toEqual([
      { version: 1, kind: 'CREATE', audited: true },
      { version: 2, kind: 'UPDATE', audited: true },
      { version: 3, kind: 'STATUS', audited: true },
    ]);
    const [gap] = await query<{ count: number }>(
      server.databaseUrl,
      `SELECT count(*)::int FROM trip_requests r WHERE r.version <> (SELECT count(*) FROM versions v WHERE v.entity_id = r.id AND v.entity_type = 'tripRequest') AND r.id = $1`,
      [id],
    );
    expect(gap?.count).toBe(0);
  });

  test.each(["UPDATE audit SET action = 'nothing'", 'DELETE FROM audit', 'TRUNCATE audit'])(
    '%s is refused by the database itself',
    async (sql) => {
      await ofDana();
      await expect(query(server.databaseUrl, sql)).rejects.toThrow('audit rows are never changed or deleted');
    },
  );

  test('travelers see the versions of their own request without staff fields', async () => {
    const id = await ofDana();
    await api.call(calls.setMatchingNotes, { as: 'care', params: { id }, body: { matchingNotes: 'Prefers window seats.' } });
    const lines = await api.call(calls.versions, { as: 'dana', params: { id } });
    const newest = await api.call(calls.version, { as: 'dana', params: { id, v: '2' } });
    expect([lines.status, newest.status]).toEqual([200, 200]);
    expect(lines.text + newest.text).not.toMatch(/matchingNotes|window seats|riskFlags/);
  });
});
