import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createQualifiedRequest, liftMatchLimits, loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const { bulkActions, tripRequests } = contract;
const missing = '01999999-9999-7999-8999-999999999999';

const server = await startServer();
const api = createApi(server);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

type Body = BodyOf<typeof bulkActions.create>;
type Sent = Partial<Body> & Pick<Body, 'entityType' | 'action'>;
const send = (body: Sent, as: Person = 'care') => api.call(bulkActions.create, { as, body: { params: {}, dryRun: true, ...body } });
const submit = async () => (await api.call(tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })).body.id;
const readRequest = async (id: string) => (await api.call(tripRequests.read, { as: 'care', params: { id } })).body;

/** Waits until a bulk action in the background has ended, and returns it. */
function ended(id: string, as: Person = 'care') {
  return waitFor(`the bulk action ${id}`, async () => {
    const { body } = await api.call(bulkActions.read, { as, params: { id }, query: { resultsLimit: 1000 } });
    return body.status === 'RUNNING' ? undefined : body;
  });
}

describe('the same done to several records', () => {
  test('a dry run gives the verdicts of the run and changes nothing', async () => {
    const [one, other, moved] = [await submit(), await submit(), await submit()];
    await api.call(tripRequests.setStatus, { as: 'care', params: { id: moved }, body: { status: 'SCREENING' } });
    const ids = [one, moved, missing, other, one];
    const move: Sent = { entityType: 'tripRequest', action: 'move', ids, params: { status: 'SCREENING', note: 'Called' } };
    const tried = await send(move);
    expect(tried).toMatchObject({ status: 201, body: { status: 'COMPLETED', dryRun: true, matched: 4, allowed: 2, refused: 2 } });
    expect(tried.body.results).toEqual([
      { id: one, outcome: 'ALLOWED', errorCode: null, message: null },
      { id: moved, outcome: 'REFUSED', errorCode: 'transition.notAllowed', message: expect.stringContaining('SCREENING') },
      { id: missing, outcome: 'REFUSED', errorCode: 'resource.notFound', message: expect.any(String) },
      { id: other, outcome: 'ALLOWED', errorCode: null, message: null },
    ]);
    expect(await readRequest(one)).toMatchObject({ status: 'PENDING', version: 1 });
    const run = await send({ ...move, dryRun: false, expectedCount: 4 });
    expect(run.body).toMatchObject({ matched: 4, allowed: 2, refused: 2, results: tried.body.results });
    expect(await readRequest(one)).toMatchObject({ status: 'SCREENING', statusNote: 'Called' });
    const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: one, action: 'PENDING → SCREENING' } });
    expect(audit.body.items).toEqual([expect.objectContaining({ actorKind: 'teamMember' })]);
  });

  test('contact requests are given to somebody with their conversations, tagged and closed', async () => {
    const ask = async () => {
      const body = { option: 'OTHER' as const, name: 'Ana Duarte', email: 'ana@guests.example', message: 'Does the ferry run in winter?' };
      return (await api.call(contract.contactRequests.create, { captcha: 'contact', body })).body;
    };
    const [one, older] = [await ask(), await ask()];
    await query(server.databaseUrl, 'UPDATE contact_requests SET conversation_id = NULL WHERE id = $1', [older.id]);
    const { body: members } = await api.call(contract.teamMembers.list, { as: 'admin', query: { limit: 1 } });
    const teamMemberId = members.items[0]?.id ?? '';
    const all = { entityType: 'contactRequest' as const, ids: [one.id, older.id], dryRun: false };
    const given = await send({ ...all, action: 'assign', params: { teamMemberId } });
    expect(given.body.results).toEqual([
      { id: one.id, outcome: 'ALLOWED', errorCode: null, message: null },
      { id: older.id, outcome: 'REFUSED', errorCode: 'transition.notAllowed', message: expect.stringContaining('Answer it') },
    ]);
    const { body: talk } = await api.call(contract.conversations.read, { as: 'care', params: { id: one.conversationId ?? '' } });
    expect(talk.assignedToId).toBe(teamMemberId);
    expect((await send({ ...all, action: 'tag', params: { add: ['ferry'] } })).body).toMatchObject({ allowed: 2 });
    expect((await send({ ...all, action: 'move', params: { status: 'OPEN' } })).body).toMatchObject({ allowed: 2 });
    expect((await send({ ...all, action: 'close' })).body).toMatchObject({ allowed: 2 });
    const { body: closed } = await api.call(contract.contactRequests.read, { as: 'care', params: { id: one.id } });
    expect(closed).toMatchObject({ status: 'CLOSED', tags: ['ferry'] });
  });

  test('records that depend on each other are tried one after the other', async () => {
    const id = await createQualifiedRequest(server, api, { destinationNames: ['Italy'] });
    await query(server.databaseUrl, `DELETE FROM partner_availabilities WHERE type = 'UNAVAILABLE'`);
    const names = ['Lume & Tessaro', 'Vale Orrin Rail', 'Kyklos & Olive'];
    const ids: string[] = [];
    for (const name of names) {
      const body = { partnerId: await loadPartnerId(server, name), status: 'SUGGESTED' as const };
      ids.push((await api.call(contract.tripMatches.create, { as: 'care', params: { id }, body })).body.id);
    }
    const propose: Sent = { entityType: 'tripMatch', action: 'propose', ids };
    const verdicts = async (dryRun: boolean) => (await send({ ...propose, dryRun })).body.results.map(({ outcome }) => outcome);
    expect(await verdicts(true)).toEqual(['ALLOWED', 'ALLOWED', 'REFUSED']); // two of two partners
    expect(await verdicts(false)).toEqual(['ALLOWED', 'ALLOWED', 'REFUSED']);
  });

  test('what a search finds is written only if it is as many as expected', async () => {
    const mark = `bulk${Math.random().toString(36).slice(2, 10)}`;
    for (let count = 0; count < 3; count += 1) {
      const tripDescription = `We have heard of the ${mark} and would like to see it for ourselves.`;
      await api.call(tripRequests.create, { body: tripRequestBody({ tripDescription }), captcha: 'tripRequest' });
    }
    const tag: Sent = { entityType: 'tripRequest', action: 'tag', search: { filters: {}, q: mark }, params: { add: [mark] } };
    const tried = await send(tag);
    expect(tried.body).toMatchObject({ matched: 3, allowed: 3, refused: 0 });
    expect((await send({ ...tag, dryRun: false })).problem.errors).toMatchObject([{ pointer: '/expectedCount', code: 'required' }]);
    expect((await send({ ...tag, dryRun: false, expectedCount: 2 })).problem).toMatchObject({ code: 409, errorCode: 'bulk.countDiffers' });
    expect((await send({ ...tag, dryRun: false, expectedCount: 3 })).body).toMatchObject({ allowed: 3 });
    const found = await api.call(tripRequests.search, { as: 'care', body: { filters: { tags: mark } } });
    expect(found.body.total).toBe(3);
    await send({ ...tag, params: { add: ['other'], remove: [mark] }, dryRun: false, expectedCount: 3 });
    expect((await readRequest(found.body.items[0]?.id ?? '')).tags).toEqual(['other']);
  });

  test('content is published by its gate, and only by publishers', async () => {
    const whole = await api.call(contract.articles.create, { as: 'editor', body: newArticle() });
    const bare = await api.call(contract.articles.create, {
      as: 'editor',
      body: { title: 'Bare boards of a bare room', type: 'EVERGREEN' },
    });
    const publish: Sent = { entityType: 'article', action: 'publish', ids: [whole.body.id, bare.body.id], dryRun: false };
    const refused = await send(publish, 'editor');
    expect(refused.body).toMatchObject({
      allowed: 0,
      refused: 2,
      results: [{ errorCode: 'auth.forbidden' }, { errorCode: 'auth.forbidden' }],
    });
    expect((await send(publish, 'publisher')).body.results.map(({ outcome }) => outcome)).toEqual(['ALLOWED', 'REFUSED']);
    expect((await api.call(contract.articles.read, { params: { id: whole.body.id }, query: {} })).status).toBe(200);
    const back = await send({ ...publish, action: 'unpublish', ids: [whole.body.id] }, 'publisher');
    expect(back.body).toMatchObject({ allowed: 1 });
    expect((await api.call(contract.articles.read, { params: { id: whole.body.id }, query: {} })).status).toBe(404);
  });

  test('requests are assigned to a person, or by country and load', async () => {
    const ids = [await submit(), await submit()];
    const assign: Sent = { entityType: 'tripRequest', action: 'assign', ids, dryRun: false };
    expect((await send({ ...assign, params: { teamMemberId: missing } })).body).toMatchObject({ allowed: 0, refused: 2 });
    expect((await send(assign)).body).toMatchObject({ allowed: 2, refused: 0 });
    expect((await readRequest(ids[0] ?? '')).assignedToId).toEqual(expect.any(String));
  });
});

describe('many records', () => {
  test('are done in the background, are told of, and are the caller’s alone', async () => {
    const rows = await query<{ id: string }>(
      server.databaseUrl,
      'SELECT id FROM travelers WHERE merged_into_id IS NULL ORDER BY id LIMIT 60',
    );
    const tag: Sent = { entityType: 'traveler', action: 'tag', ids: rows.map(({ id }) => id), params: { add: ['autumn letter'] } };
    const tried = await send(tag);
    expect(tried).toMatchObject({ status: 202, body: { matched: 60 } });
    expect(tried.headers.get('Location')).toBe(`/v3/bulk_actions/${tried.body.id}`);
    const dry = await ended(tried.body.id);
    expect(dry).toMatchObject({ status: 'COMPLETED', matched: 60, refused: 0, allowed: 60 });
    const run = await ended((await send({ ...tag, dryRun: false })).body.id);
    expect(run).toMatchObject({ status: 'COMPLETED', allowed: 60, results: dry.results });
    const found = await api.call(contract.travelers.search, { as: 'care', body: { filters: { tags: 'autumn letter' } } });
    expect(found.body.total).toBe(60);
    const page = await api.call(bulkActions.read, { as: 'care', params: { id: run.id }, query: { resultsOffset: 58, outcome: 'ALLOWED' } });
    expect(page.body.results).toEqual(run.results.slice(58));
    for (const as of ['team', 'lead'] as const)
      expect((await api.call(bulkActions.read, { as, params: { id: run.id }, query: {} })).status).toBe(404);
    expect((await api.call(bulkActions.read, { as: 'admin', params: { id: run.id }, query: {} })).status).toBe(200);
    expect((await api.call(bulkActions.stop, { as: 'care', params: { id: run.id } })).status).toBe(409);

    await runJob(server, 'notifyOfDueWork');
    const told = await api.call(contract.notifications.list, { as: 'care', query: { type: 'bulk.done', state: 'ALL' } });
    expect(told.body.items).toContainEqual(
      expect.objectContaining({ subject: { type: 'BULK_ACTION', id: run.id }, title: 'Your bulk action has ended: 60 allowed, 0 refused' }),
    );
  });

  test('are left as they are after a stop', async () => {
    const [user] = await query<{ id: string }>(server.databaseUrl, `SELECT id FROM users WHERE email = 'care@example.com'`);
    const waiting = `WITH b AS (INSERT INTO bulk_actions (id, entity_type, action, params, dry_run, status, matched_count, created_by_id)
        VALUES (gen_random_uuid(), 'traveler', 'tag', '{"add": ["never"]}', false, 'RUNNING', 1, $1) RETURNING id)
      INSERT INTO bulk_action_rows (bulk_action_id, position, record_id) SELECT b.id, 1, t.id FROM b, (SELECT id FROM travelers LIMIT 1) t
      RETURNING bulk_action_id AS id`;
    const [row] = await query<{ id: string }>(server.databaseUrl, waiting, [user?.id]);
    const params = { id: row?.id ?? '' };
    expect((await api.call(bulkActions.stop, { as: 'team', params })).status).toBe(404);
    const stopped = await api.call(bulkActions.stop, { as: 'care', params });
    expect(stopped).toMatchObject({ status: 200, body: { status: 'STOPPED', allowed: 0, results: [{ outcome: null }] } });
    const tagged = await api.call(contract.travelers.search, { as: 'care', body: { filters: { tags: 'never' } } });
    expect(tagged.body.total).toBe(0);
  });
});

describe('what cannot be done to any record is refused at once', () => {
  test.each<[string, Partial<Body>, string]>([
    ['an action of another type', { entityType: 'traveler', action: 'publish' }, '/action'],
    ['a parameter of another action', { action: 'tag', params: { add: ['a'], note: 'A note' } }, '/params/note'],
    ['no tags', { action: 'tag', params: {} }, '/params/add'],
    ['no status', { action: 'move', params: {} }, '/params/status'],
    ['an unknown status', { action: 'move', params: { status: 'GONE' } }, '/params/status'],
    ['nobody to give a contact request to', { entityType: 'contactRequest', action: 'assign', params: {} }, '/params/teamMemberId'],
    ['no status of a contact request', { entityType: 'contactRequest', action: 'move', params: {} }, '/params/status'],
    ['no agent', { entityType: 'tripMatch', action: 'assign' }, '/params/agentId'],
    ['no partner', { action: 'propose' }, '/params/partnerId'],
    ['neither ids nor a search', { action: 'close', params: { reasonCode: 'PRICE' }, ids: undefined }, '/ids'],
    ['both', { action: 'close', params: { reasonCode: 'PRICE' }, search: { filters: {} } }, '/ids'],
  ])('%s', async (_, body, pointer) => {
    const { ids = 'ids' in body ? undefined : [missing], ...rest } = body;
    const sent: Sent = { entityType: 'tripRequest', action: 'tag', ...rest, ...(ids ? { ids } : {}) };
    expect(await send(sent)).toMatchObject({ status: 422, problem: { errors: [{ pointer }] } });
  });

  test('more ids than a thousand, and filters that a list does not know', async () => {
    const ids = Array.from({ length: 1_001 }, (_, index) => `01999999-9999-7999-8999-${String(index).padStart(12, '0')}`);
    expect(await send({ entityType: 'traveler', action: 'tag', ids, params: { add: ['a'] } })).toMatchObject({ status: 422 });
    const search = { filters: { shoeSize: 44 } };
    expect((await send({ entityType: 'traveler', action: 'tag', search, params: { add: ['a'] } })).problem.errorCode).toBe(
      'query.unknownField',
    );
    expect((await send({ entityType: 'traveler', action: 'tag', ids: [missing] }, 'dana')).status).toBe(403);
  });

  test('a token may do no more to many records than to one', async () => {
    const scopes = ['write:bulk_actions', 'read:bulk_actions'];
    const token = await api.send('POST', '/v3/tokens', { as: 'admin', body: { grantType: 'client_credentials', name: 'Bulk', scopes } });
    const id = await submit();
    const answer = await api.send('POST', '/v3/bulk_actions', {
      headers: { Authorization: `Bearer ${String(Reflect.get(Object(token.body), 'accessToken'))}` },
      body: { entityType: 'tripRequest', action: 'move', ids: [id], params: { status: 'CANCELLED', reasonCode: 'DATES' }, dryRun: false },
    });
    expect(answer.body).toMatchObject({ allowed: 0, results: [{ errorCode: 'auth.forbidden' }] });
  });
});
