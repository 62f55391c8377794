import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createQualifiedRequest, liftMatchLimits, loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const { bulkActions, tripRequests, tripMatches } = contract;

const server = await startServer();
const api = createApi(server);
beforeAll(async () => {
  await liftMatchLimits(server);
  await query(server.databaseUrl, `DELETE FROM partner_availabilities WHERE type = 'UNAVAILABLE'`);
});
afterAll(() => server.stop());

type Body = BodyOf<typeof bulkActions.create>;
const run = async (body: Partial<Body> & Pick<Body, 'entityType' | 'action'>, as: Person = 'care') =>
  (await api.call(bulkActions.create, { as, body: { params: {}, dryRun: false, ...body } })).body;
const undo = (id: string, dryRun: boolean, as: Person = 'care') => api.call(bulkActions.undo, { as, params: { id }, body: { dryRun } });
const submit = async () => (await api.call(tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' })).body.id;
const readRequest = async (id: string) => (await api.call(tripRequests.read, { as: 'care', params: { id } })).body;
const readMatch = async (id: string) => (await api.call(tripMatches.read, { as: 'care', params: { id } })).body;

async function suggest(requestId: string, name: string): Promise<string> {
  const body = { partnerId: await loadPartnerId(server, name), status: 'SUGGESTED' as const, agentIds: [] };
  return (await api.call(tripMatches.create, { as: 'care', params: { id: requestId }, body })).body.id;
}

/** Undoes a bulk action after a dry run of the undo, which must give the same verdicts and change nothing. */
async function undoAfterTrial(id: string, as: Person = 'care') {
  const { body: tried } = await undo(id, true, as);
  const { status, body } = await undo(id, false, as);
  expect({ status, results: body.results }).toEqual({ status: 201, results: tried.results });
  expect(body).toMatchObject({ undoesId: id, dryRun: false, status: 'COMPLETED', undoableUntil: null });
  return body;
}

test('tags return to the version before, and what was changed since stays', async () => {
  const ids = [await submit(), await submit(), await submit()];
  const [first = '', second = '', third = ''] = ids;
  await api.call(tripRequests.update, { as: 'care', params: { id: first }, body: { tags: ['early'] } });
  const tagged = await run({ entityType: 'tripRequest', action: 'tag', ids, params: { add: ['fair'] } });
  expect(tagged).toMatchObject({ allowed: 3, undoesId: null, undoableUntil: expect.any(String) });
  await api.call(tripRequests.update, { as: 'care', params: { id: second }, body: { tags: ['fair', 'later'] } });
  const { version: versionBefore } = await readRequest(first);
  const { body: tried } = await undo(tagged.id, true);
  expect(tried).toMatchObject({ dryRun: true, matched: 3, allowed: 2, refused: 1 });
  expect(await readRequest(first)).toMatchObject({ version: versionBefore, tags: ['early', 'fair'] });
  const undone = await undoAfterTrial(tagged.id);
  expect(undone.results).toEqual([
    { id: third, outcome: 'ALLOWED', errorCode: null, message: null },
    { id: second, outcome: 'REFUSED', errorCode: 'version.stale', message: expect.stringContaining('changed since') },
    { id: first, outcome: 'ALLOWED', errorCode: null, message: null },
  ]);
  expect((await readRequest(first)).tags).toEqual(['early']);
  expect((await readRequest(second)).tags).toEqual(['fair', 'later']);
  const { body: versions } = await api.call(tripRequests.versions, { as: 'care', params: { id: first }, query: { limit: 1 } });
  expect(versions.items).toMatchObject([{ kind: 'RESTORE' }]);
  expect((await undo(tagged.id, false)).body.results.map(({ id }) => id)).toEqual([second]); // the only one left
});

test('assignments return to whom it was before', async () => {
  const ids = [await submit(), await submit()];
  const { body: members } = await api.call(contract.teamMembers.list, { as: 'admin', query: { limit: 2 } });
  const [one, other] = members.items.map(({ id }) => id);
  await api.call(tripRequests.assign, { as: 'care', params: { id: ids[0] ?? '' }, body: { teamMemberId: one ?? null } });
  const before = await Promise.all(ids.map(readRequest));
  const assigned = await run({ entityType: 'tripRequest', action: 'assign', ids, params: { teamMemberId: other ?? null } });
  expect(assigned.allowed).toBe(2);
  expect(await undoAfterTrial(assigned.id)).toMatchObject({ allowed: 2, refused: 0 });
  const after = await Promise.all(ids.map(readRequest));
  expect(after.map(({ assignedToId }) => assignedToId)).toEqual(before.map(({ assignedToId }) => assignedToId));

  const body = { option: 'OTHER' as const, name: 'Ana Duarte', email: 'ana@guests.example', message: 'Does the ferry run in winter?' };
  const { body: contact } = await api.call(contract.contactRequests.create, { captcha: 'contact', body });
  const all = { entityType: 'contactRequest' as const, ids: [contact.id] };
  const talk = async () =>
    (await api.call(contract.conversations.read, { as: 'care', params: { id: contact.conversationId ?? '' } })).body.assignedToId;
  const assignedBefore = await talk();
  const given = await run({ ...all, action: 'assign', params: { teamMemberId: one ?? null } });
  expect(await talk()).toBe(one);
  expect(await undoAfterTrial(given.id)).toMatchObject({ allowed: 1 });
  expect(await talk()).toBe(assignedBefore);
});

describe('moves go back where the state machine leads there', () => {
  test('of requests and contact requests', async () => {
    const [pending, open] = [await submit(), await submit()];
    const screened = await run({ entityType: 'tripRequest', action: 'move', ids: [pending], params: { status: 'SCREENING' } });
    for (const as of ['care', 'admin'] as const) {
      const { results } = await undoAfterTrial(screened.id, as);
      expect(results).toMatchObject([{ id: pending, outcome: 'REFUSED', errorCode: 'transition.notAllowed' }]);
      expect(results[0]?.message).toContain('no way back to PENDING');
    }
    await api.call(tripRequests.setStatus, { as: 'care', params: { id: open }, body: { status: 'SCREENING' } });
    const params = { status: 'CANCELLED', reasonCode: 'DATES' };
    const cancelled = await run({ entityType: 'tripRequest', action: 'move', ids: [open], params });
    expect((await undoAfterTrial(cancelled.id)).results).toMatchObject([{ id: open, outcome: 'ALLOWED' }]);
    expect(await readRequest(open)).toMatchObject({ status: 'SCREENING', statusNote: 'A bulk action was undone' });

    const body = { option: 'OTHER' as const, name: 'Ana Duarte', email: 'ana@guests.example', message: 'Is there a ferry in winter?' };
    const { body: contact } = await api.call(contract.contactRequests.create, { captcha: 'contact', body });
    const all = { entityType: 'contactRequest' as const, ids: [contact.id] };
    await run({ ...all, action: 'move', params: { status: 'OPEN' } });
    const closed = await run({ ...all, action: 'close' });
    expect(await undoAfterTrial(closed.id)).toMatchObject({ allowed: 1 });
    const { body: reopened } = await api.call(contract.contactRequests.read, { as: 'care', params: { id: contact.id } });
    expect(reopened.status).toBe('OPEN');
  });

  test('a proposal is withdrawn, and a suggestion that was closed or proposed is one again', async () => {
    const [asked, suggested] = [
      await createQualifiedRequest(server, api, { destinationNames: ['Italy'] }),
      await createQualifiedRequest(server, api, { destinationNames: ['Italy'] }),
    ];
    const partnerId = await loadPartnerId(server, 'Vale Orrin Rail');
    const proposed = await run({ entityType: 'tripRequest', action: 'propose', ids: [asked], params: { partnerId } });
    expect(proposed).toMatchObject({ allowed: 1 });
    expect(await undoAfterTrial(proposed.id)).toMatchObject({ allowed: 1, results: [{ id: asked }] });
    const { body: matches } = await api.call(tripMatches.search, { as: 'care', body: { filters: { tripRequestId: asked } } });
    expect(matches.items).toMatchObject([{ partnerId, status: 'WITHDRAWN', statusReasonCode: 'ERROR' }]);
    expect((await readRequest(asked)).status).toBe('QUALIFIED');

    const ids = [await suggest(suggested, 'Vale Orrin Rail')];
    for (const action of ['propose', 'close'] as const) {
      const done = await run({ entityType: 'tripMatch', action, ids });
      expect(done).toMatchObject({ allowed: 1 });
      expect(await undoAfterTrial(done.id)).toMatchObject({ allowed: 1 });
      expect((await readMatch(ids[0] ?? '')).status).toBe('SUGGESTED');
    }
  });

  test('a match has its agents of before', async () => {
    const id = await suggest(await createQualifiedRequest(server, api, { destinationNames: ['Italy'] }), 'Vale Orrin Rail');
    const { partnerId } = await readMatch(id);
    const { body: agents } = await api.call(contract.agents.search, { as: 'care', body: { filters: { partnerId } } });
    const [agentId = ''] = agents.items.map((agent) => agent.id);
    const before = await readMatch(id);
    const given = await run({ entityType: 'tripMatch', action: 'assign', ids: [id], params: { agentId } });
    expect(await undoAfterTrial(given.id)).toMatchObject({ matched: 1, allowed: 1 });
    const { agentIds, leadAgentId } = await readMatch(id);
    expect({ agentIds, leadAgentId }).toEqual({ agentIds: before.agentIds, leadAgentId: before.leadAgentId });
  });
});

test('content leaves the site or returns to it, with the rights of whoever undoes it', async () => {
  const { body: article } = await api.call(contract.articles.create, { as: 'editor', body: newArticle() });
  const isLive = async () => (await api.call(contract.articles.read, { params: { id: article.id }, query: {} })).status === 200;
  const all = { entityType: 'article' as const, ids: [article.id] };
  const published = await run({ ...all, action: 'publish' }, 'publisher');
  expect((await undo(published.id, true, 'editor')).status).toBe(404); // another person's
  expect(await undoAfterTrial(published.id, 'publisher')).toMatchObject({ allowed: 1 });
  expect(await isLive()).toBe(false);

  await run({ ...all, action: 'publish' }, 'publisher');
  const unpublished = await run({ ...all, action: 'unpublish' }, 'publisher');
  expect(await undoAfterTrial(unpublished.id, 'publisher')).toMatchObject({ allowed: 1 });
  expect(await isLive()).toBe(true);

  await api.call(contract.articles.update, {
    as: 'editor',
    params: { id: article.id },
    body: { id: article.id, title: 'A newer title of a seen page' },
  });
  const replaced = await run({ ...all, action: 'publish' }, 'publisher');
  const { results } = await undoAfterTrial(replaced.id, 'publisher');
  expect(results).toMatchObject([{ outcome: 'REFUSED', errorCode: 'transition.notAllowed' }]);
  expect(results[0]?.message).toContain('Visitors saw it before');
  const hidden = await run({ ...all, action: 'unpublish' }, 'publisher');
  const later = await run(
    { ...all, action: 'publish', params: { publishAt: new Date(Date.now() + 86_400_000).toISOString() } },
    'publisher',
  );
  expect(hidden.allowed + later.allowed).toBe(2);
  expect(await undoAfterTrial(later.id, 'publisher')).toMatchObject({ allowed: 1 });
  const { body: draft } = await api.call(contract.articles.read, { as: 'editor', params: { id: article.id }, query: {} });
  expect(draft).toMatchObject({ status: 'UNPUBLISHED', publishAt: null });
});

test('many records are brought back in the background', async () => {
  const rows = await query<{ id: string }>(
    server.databaseUrl,
    'SELECT id FROM travelers WHERE merged_into_id IS NULL ORDER BY id LIMIT 40',
  );
  const ids = rows.map(({ id }) => id);
  const ended = (id: string) =>
    waitFor(`the bulk action ${id}`, async () => {
      const { body } = await api.call(bulkActions.read, { as: 'care', params: { id }, query: {} });
      return body.status === 'RUNNING' ? undefined : body;
    });
  const tagged = await run({ entityType: 'traveler', action: 'tag', ids, params: { add: ['winter letter'] } });
  const { matched } = await ended(tagged.id);
  expect(matched).toBe(40);
  const started = await undo(tagged.id, false);
  expect(started).toMatchObject({ status: 202, body: { undoesId: tagged.id } });
  expect(started.headers.get('Location')).toBe(`/v3/bulk_actions/${started.body.id}`);
  expect(await ended(started.body.id)).toMatchObject({ status: 'COMPLETED', matched: 40, allowed: 40 });
  const found = await api.call(contract.travelers.search, { as: 'care', body: { filters: { tags: 'winter letter' } } });
  expect(found.body.total).toBe(0);
});

describe('nothing is undone', () => {
  const message = async (id: string) => {
    const { problem } = await undo(id, true);
    expect(problem).toMatchObject({ code: 409, errorCode: 'transition.notAllowed' });
    return problem.message;
  };

  test('of a dry run, an undo, what changed nothing, and what was done a day ago', async () => {
    const ids = [await submit()];
    const tag = { entityType: 'tripRequest' as const, action: 'tag' as const, ids, params: { add: ['fair'] } };
    const dry = await run({ ...tag, dryRun: true });
    expect(dry.undoableUntil).toBeNull();
    expect(await message(dry.id)).toContain('changed nothing');
    const tagged = await run(tag);
    const again = await run(tag);
    expect(await message(again.id)).toContain('changed nothing');
    const { body: undone } = await undo(tagged.id, false);
    expect(await message(undone.id)).toContain('cannot be undone');
    expect(await message(tagged.id)).toContain('nothing that could still');
    await query(server.databaseUrl, `UPDATE bulk_actions SET finished_at = now() - interval '25 hours' WHERE id = $1`, [tagged.id]);
    expect(await message(tagged.id)).toContain('within 24 hours');
  });
});
