import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import {
  addProposal,
  liftMatchLimits,
  createMatch,
  loadPartnerId,
  loadPersonId,
  createQualifiedRequest,
} from '@farwend/tests/builders/tripMatch.ts';

const { create, listOfRequest, read, setStatus, search } = contract.tripMatches;
const requests = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

test('from proposal to booking each side sees what it may, and the request follows', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'PROPOSED');
  const at = { params: { id } };
  const ofRequest = { params: { id: tripRequestId } };
  const requestStatus = async () => (await api.call(requests.read, { as: 'care', ...ofRequest })).body.status;

  const proposed = await api.call(read, { as: 'care', ...at });
  expect(proposed.body).toMatchObject({ status: 'PROPOSED', partnerName: 'Acacia Quill', commissionRatePct: 10, upToPartners: 2 });
  expect(Date.parse(proposed.body.respondBy ?? '')).toBeGreaterThan(Date.now());
  expect(proposed.body.reasons?.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(proposed.body.score ?? 0, 5);
  expect(await requestStatus()).toBe('MATCHED');

  const forAgent = await api.call(read, { as: 'agent', ...at });
  expect(forAgent.body).toMatchObject({ allowedTransitions: ['ACCEPTED', 'DECLINED'], upToPartners: 2 });
  for (const hidden of ['score', 'reasons', 'rank', 'statusNote']) expect(forAgent.body).not.toHaveProperty(hidden);
  for (const as of ['otherLead', 'dana', 'jordan'] as const) expect((await api.call(read, { as, ...at })).status).toBe(404);
  expect((await api.call(listOfRequest, { as: 'dana', ...ofRequest })).body.total).toBe(0);
  const before = await api.call(requests.read, { as: 'agent', ...ofRequest });
  expect(before.body).toMatchObject({ budgetPerPersonUSD: 20_000, partnerMatch: { id, status: 'PROPOSED', upToPartners: 2 } });
  expect(before.body.travelers[0]).toMatchObject({
    givenName: 'Dana',
    countryOfResidence: 'US',
    email: null,
    familyName: null,
    phone: null,
  });
  expect(before.text).not.toContain(people.dana);
  expect((await api.call(requests.read, { as: 'otherLead', ...ofRequest })).status).toBe(404);

  const accepted = await api.call(setStatus, { as: 'lead', ...at, body: { status: 'ACCEPTED' } });
  expect(accepted.body).toMatchObject({ status: 'ACCEPTED', allowedTransitions: [] });
  const introduced = await api.call(setStatus, { as: 'care', ...at, body: { status: 'INTRODUCED' } });
  expect(introduced.body.conversationId).toBeTruthy();
  expect(await requestStatus()).toBe('PLANNING');
  expect((await api.call(requests.read, { as: 'agent', ...ofRequest })).body.travelers[0]).toMatchObject({
    email: people.dana,
    familyName: 'Rowe',
  });
  const forDana = await api.call(read, { as: 'dana', ...at });
  expect(forDana.body).toMatchObject({ status: 'INTRODUCED', allowedTransitions: ['LOST'] });
  for (const hidden of ['score', 'reasons', 'rank', 'commissionRatePct', 'respondBy', 'declineReasonCode', 'upToPartners'])
    expect(forDana.body).not.toHaveProperty(hidden);
  const danaId = await loadPersonId(server, people.dana);
  const traveler = await api.call(contract.tripMatches.traveler, { as: 'agent', params: { id, x: danaId } });
  expect(traveler.body).toMatchObject({ email: people.dana, isPrimary: true });

  const early = await api.call(setStatus, { as: 'agent', ...at, body: { status: 'QUOTED' } });
  expect([early.status, early.problem.errorCode]).toEqual([409, 'transition.notAllowed']);
  await addProposal(server, id, 31_000);
  const quoted = await api.call(setStatus, { as: 'agent', ...at, body: { status: 'QUOTED' } });
  expect(quoted.body).toMatchObject({ status: 'QUOTED', quotedTotalUSD: 31_000, quotedPerPersonUSD: 15_500, proposalCount: 1 });
  const noSale = await api.call(setStatus, { as: 'agent', ...at, body: { status: 'BOOKED' } });
  expect(noSale.status).toBe(409);
  const asked = await api.call(setStatus, { as: 'dana', ...at, body: { status: 'IN_CONVERSATION', note: 'One night more in Lamu' } });
  expect(asked.body.status).toBe('IN_CONVERSATION');
  await addProposal(server, id, 33_000);
  expect((await api.call(setStatus, { as: 'agent', ...at, body: { status: 'QUOTED' } })).body).toMatchObject({
    proposalCount: 2,
    quotedTotalUSD: 33_000,
  });
  const booked = await api.call(setStatus, { as: 'dana', ...at, body: { status: 'BOOKED' } });
  expect(booked.body).toMatchObject({ status: 'BOOKED', requestStatus: 'BOOKED' });
  expect(await requestStatus()).toBe('BOOKED');
  const refused = await api.call(requests.setStatus, { as: 'care', ...ofRequest, body: { status: 'CANCELLED', reasonCode: 'HEALTH' } });
  expect([refused.status, refused.problem.errorCode]).toEqual([409, 'transition.notAllowed']);
});

test('concurrent proposals never exceed the target, and competitors are never proposed together', async () => {
  const id = await createQualifiedRequest(server, api, { destinationNames: ['Italy'] });
  const names = ['Lume & Tessaro', 'Vale Orrin Rail', 'Kyklos & Olive'];
  const ids = await Promise.all(names.map((name) => loadPartnerId(server, name)));
  await query(server.databaseUrl, `DELETE FROM partner_availabilities WHERE type = 'UNAVAILABLE'`);
  const answers = await Promise.all(
    ids.map((partner, index) => api.call(create, { as: index % 2 ? 'admin' : 'care', params: { id }, body: { partnerId: partner } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
  expect((await api.call(listOfRequest, { as: 'care', params: { id } })).body.total).toBe(2);

  const kenya = await createQualifiedRequest(server, api);
  const rivals = await Promise.all(['Acacia Quill', 'Redgrass & Rain'].map((name) => loadPartnerId(server, name)));
  const both = await Promise.all(
    rivals.map((partner) => api.call(create, { as: 'care', params: { id: kenya }, body: { partnerId: partner } })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.errorCode).toBe('noCompete.conflict');
});

test('a partner that may not be matched is refused with a reason, and so is a second match', async () => {
  const id = await createQualifiedRequest(server, api);
  const propose = async (name: string) =>
    api.call(create, { as: 'care', params: { id }, body: { partnerId: await loadPartnerId(server, name) } });
  expect((await propose('Coral Meridian')).problem.errorCode).toBe('transition.notAllowed');
  const suspended = await api.call(create, {
    as: 'care',
    params: { id },
    body: { partnerId: await loadPartnerId(server, 'Coral Meridian'), status: 'SUGGESTED' },
  });
  expect([suspended.status, suspended.problem.errors?.[0]?.field]).toEqual([422, 'partnerId']);
  expect((await propose('Stellwyn Cape')).status).toBe(201);
  expect((await propose('Stellwyn Cape')).problem.errorCode).toBe('unique.conflict');
  expect((await api.call(create, { as: 'care', params: { id }, body: { partnerId: id } })).status).toBe(422);
  for (const as of ['agent', 'dana', 'marageti', 'team'] as const)
    expect((await api.call(create, { as, params: { id }, body: { partnerId: id } })).status).toBe(403);
});

test('a decline needs a reason; once all partners are gone the request is matched again', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'PROPOSED');
  const bare = await api.call(setStatus, { as: 'agent', params: { id }, body: { status: 'DECLINED' } });
  expect([bare.status, bare.problem.errors?.[0]?.field]).toEqual([422, 'reasonCode']);
  const wrong = await api.call(setStatus, { as: 'agent', params: { id }, body: { status: 'INTRODUCED' } });
  expect([wrong.status, wrong.problem.allowedTransitions]).toEqual([409, ['ACCEPTED', 'DECLINED']]);
  const stale = await api.call(setStatus, { as: 'agent', params: { id }, body: { status: 'ACCEPTED' }, ifMatch: 1 });
  expect([stale.status, stale.problem.errorCode]).toEqual([412, 'version.stale']);
  const declined = await api.call(setStatus, { as: 'agent', params: { id }, body: { status: 'DECLINED', reasonCode: 'CAPACITY' } });
  expect(declined.body).toMatchObject({ status: 'DECLINED', declineReasonCode: 'CAPACITY', reminder: null });
  expect((await api.call(requests.read, { as: 'care', params: { id: tripRequestId } })).body.status).toBe('QUALIFIED');
  const again = await api.call(contract.tripMatches.suggest, { as: 'care', params: { id: tripRequestId }, body: {} });
  expect(again.body.excluded.map(({ displayName }) => displayName)).not.toContain('Acacia Quill');
  expect(again.body.items.at(-1)).toMatchObject({
    displayName: 'Acacia Quill',
    endedMatchId: id,
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'ALREADY_TRIED' })]),
  });
});

test('care suggests a partner again that declined: the same match, with a note', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'PROPOSED');
  const move = (as: 'agent' | 'care', body: BodyOf<typeof setStatus>) => api.call(setStatus, { as, params: { id }, body });
  expect((await move('agent', { status: 'DECLINED', reasonCode: 'DATES' })).status).toBe(200);
  const body = { partnerId: await loadPartnerId(server, 'Acacia Quill') };
  const second = await api.call(create, { as: 'care', params: { id: tripRequestId }, body });
  expect(second.problem).toMatchObject({ errorCode: 'unique.conflict', message: expect.stringContaining(`/v3/trip_matches/${id}/status`) });
  expect((await move('care', { status: 'SUGGESTED' })).problem.errors).toMatchObject([{ pointer: '/note', code: 'required' }]);
  const suggested = await move('care', { status: 'SUGGESTED', note: 'A party has cancelled, they have room now' });
  expect(suggested.body).toMatchObject({ id, status: 'SUGGESTED', declineReasonCode: null, respondBy: null });
  expect((await api.call(read, { as: 'agent', params: { id } })).status).toBe(404);
  expect((await move('care', { status: 'PROPOSED' })).body).toMatchObject({ status: 'PROPOSED', respondBy: expect.any(String) });
  expect((await move('agent', { status: 'ACCEPTED' })).body.status).toBe('ACCEPTED');
});

test('care proposes a withdrawn partner again, and the traveler learns of it as of a new one', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
  const move = (as: 'agent' | 'care', body: BodyOf<typeof setStatus>) => api.call(setStatus, { as, params: { id }, body });
  const other = { partnerId: await loadPartnerId(server, 'Stellwyn Cape'), status: 'SUGGESTED' as const };
  expect((await api.call(create, { as: 'care', params: { id: tripRequestId }, body: other })).status).toBe(201); // keeps the request open
  const { conversationId } = (await api.call(read, { as: 'care', params: { id } })).body;
  await move('care', { status: 'WITHDRAWN', reasonCode: 'ERROR' });
  expect((await move('agent', { status: 'SUGGESTED', note: 'We would like to try again' })).status).toBe(409);
  expect((await move('care', { status: 'SUGGESTED', note: 'Withdrawn by mistake' })).body).toMatchObject({ id, closedAt: null });
  expect((await api.call(read, { as: 'dana', params: { id } })).status).toBe(404);
  expect((await move('care', { status: 'PROPOSED' })).status).toBe(200);
  expect((await move('agent', { status: 'ACCEPTED' })).status).toBe(200);
  expect((await move('care', { status: 'INTRODUCED' })).body).toMatchObject({ id, conversationId });
});

test('what a traveler hides stays hidden, and ninety days after the end only a summary remains', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
  const ofRequest = { params: { id: tripRequestId } };
  await api.call(requests.setVisibilities, { as: 'care', ...ofRequest, body: { hideBudget: true, hideContact: true } });
  const shy = await api.call(requests.read, { as: 'agent', ...ofRequest });
  expect(shy.body).toMatchObject({ budgetPerPersonUSD: null, totalBudget: null, budgetCeilingUSD: null, budgetFlexibility: null });
  expect(shy.body.travelers[0]).toMatchObject({ email: null, phone: null });
  const danaId = await loadPersonId(server, people.dana);
  expect((await api.call(contract.tripMatches.traveler, { as: 'agent', params: { id, x: danaId } })).body.email).toBeNull();
  const versions = await api.call(requests.versions, { as: 'agent', ...ofRequest, query: {} });
  expect(versions.status).toBe(200);
  for (const { version } of versions.body.items) {
    const kept = await api.call(requests.version, { as: 'agent', params: { id: tripRequestId, v: String(version) } });
    expect(kept.text).not.toContain(people.dana);
    expect(kept.body.snapshot).not.toHaveProperty('budgetPerPersonUSD');
    expect(kept.body.snapshot).not.toHaveProperty('matchingNotes');
  }
  const byBudget = await api.call(requests.search, { as: 'agent', body: { filters: { budgetPerPersonUSD: { gte: 1 } } } });
  expect(byBudget.problem.errorCode).toBe('query.unknownField');
  expect((await api.call(requests.search, { as: 'agent', body: { q: 'rowe' } })).body.total).toBe(0);
  expect((await api.call(search, { as: 'dana', body: { sortOrders: [{ field: 'score', order: 'desc' }] } })).problem.errorCode).toBe(
    'query.unknownField',
  );

  await api.call(setStatus, { as: 'dana', params: { id }, body: { status: 'LOST', reasonCode: 'PRICE' } });
  expect((await api.call(requests.read, { as: 'care', ...ofRequest })).body).toMatchObject({
    status: 'CLOSED_LOST',
    lostReasonCode: 'PRICE',
  });
  await query(server.databaseUrl, `UPDATE trip_matches SET status_changed_at = now() - interval '91 days' WHERE id = $1`, [id]);
  const summary = await api.call(requests.read, { as: 'agent', ...ofRequest });
  expect(summary.body).toMatchObject({ tripDescription: '', adultAgeGroups: [], budgetPerPersonUSD: null });
  expect(summary.body.travelers[0]).toMatchObject({ givenName: 'Dana', email: null });
});

test('a cancelled request withdraws its matches; one on hold starts no conversation', async () => {
  const { id, tripRequestId } = await createMatch(server, api, 'ACCEPTED');
  const ofRequest = { params: { id: tripRequestId } };
  await api.call(requests.setStatus, { as: 'care', ...ofRequest, body: { status: 'ON_HOLD' } });
  const held = await api.call(setStatus, { as: 'care', params: { id }, body: { status: 'INTRODUCED' } });
  expect([held.status, held.problem.errorCode]).toEqual([409, 'transition.notAllowed']);
  const resumed = await api.call(requests.setStatus, { as: 'dana', ...ofRequest, body: { status: 'MATCHED' } });
  expect(resumed.body.status).toBe('MATCHED');
  await api.call(requests.setStatus, { as: 'dana', ...ofRequest, body: { status: 'CANCELLED' } });
  expect((await api.call(read, { as: 'care', params: { id } })).body.status).toBe('WITHDRAWN');
});

test('only an administrator skips the guards of a transition by correcting', async () => {
  const { id } = await createMatch(server, api, 'ACCEPTED');
  for (const as of ['care', 'agent'] as const) {
    const to = as === 'care' ? ('WITHDRAWN' as const) : ('DECLINED' as const);
    const refused = await api.call(setStatus, { as, params: { id }, body: { status: to, reasonCode: 'CORRECTION' } });
    expect([as, refused.status]).toEqual([as, to === 'WITHDRAWN' ? 422 : 409]);
  }
  expect((await api.call(read, { as: 'care', params: { id } })).body.status).toBe('ACCEPTED');
});

test('an administrator corrects a match without notifying anybody', async () => {
  const { id } = await createMatch(server, api, 'PROPOSED');
  const corrected = await api.call(setStatus, { as: 'admin', params: { id }, body: { status: 'INTRODUCED', reasonCode: 'CORRECTION' } });
  expect(corrected.body).toMatchObject({ status: 'INTRODUCED', conversationId: null });
  expect(corrected.body.introducedAt).not.toBeNull();
  const back = await api.call(setStatus, { as: 'admin', params: { id }, body: { status: 'SUGGESTED', reasonCode: 'CORRECTION' } });
  expect(back.body).toMatchObject({ status: 'SUGGESTED', proposedAt: null, introducedAt: null });
  expect((await api.call(read, { as: 'agent', params: { id } })).status).toBe(404);
});
