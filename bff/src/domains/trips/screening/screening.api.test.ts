import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { screeningCriteria: criteria, screeningResults: results, tripRequests } = contract;
const missing = '01999999-9999-7999-8999-999999999999';
const all = (await api.call(criteria.list, { as: 'care', query: { limit: 100 } })).body.items;
const idOf = (key: string) => all.find((one) => one.key === key)?.id ?? missing;
const partnerOf = async (email: string) => {
  const [row] = await query<{ partner_id: string }>(server.databaseUrl, 'SELECT partner_id FROM agents WHERE email = $1', [email]);
  return row?.partner_id ?? missing;
};
const answer = (subjectId: string, key: string, value: boolean | number | string | null, as: Person = 'care') =>
  api.call(results.create, {
    as,
    body: { criterionId: idOf(key), subjectType: 'TRIP_REQUEST', subjectId, answer: value, method: 'CALL', note: 'zebra note' },
  });
/** A request that care looks at. */
async function inScreening() {
  const { body } = await api.call(tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
  await api.call(tripRequests.setStatus, { as: 'care', params: { id: body.id }, body: { status: 'SCREENING' } });
  return body.id;
}

test('the initial criteria exist with the same ids everywhere', () => {
  expect(all.map(({ key }) => key)).toEqual([
    'budgetRealistic',
    'datesFeasible',
    'destinationServed',
    'notSpam',
    'contactReachable',
    'decisionMaker',
    'flightsBooked',
    'workingWithOthers',
    'flexibleOnDates',
    'specialNeedsKnown',
    'licenceValid',
    'insuranceValid',
    'threeReferences',
    'sampleItinerary',
    'responseTest',
    'emergencyNumber24h',
    'sustainabilityPolicy',
    'bankVerified',
  ]);
  expect(idOf('contactReachable')).toBe('0197a000-0000-7000-8000-000000000005');
  expect(all.filter(({ hardFail }) => hardFail).map(({ key }) => key)).toEqual(['destinationServed', 'notSpam', 'insuranceValid']);
});

describe('criteria', () => {
  const body = {
    key: `passportsValid`,
    question: 'Are all passports valid for six months?',
    subjectType: 'TRIP_REQUEST' as const,
    stage: 'BEFORE_INTRODUCTION' as const,
    answerType: 'YES_NO' as const,
    passWhen: { equals: true },
  };

  test('are created and changed by administrators, with versions', async () => {
    for (const as of ['care', 'team', 'lead'] as const) expect((await api.call(criteria.create, { as, body })).status).toBe(403);
    const made = await api.call(criteria.create, { as: 'admin', body });
    expect(made).toMatchObject({ status: 201, body: { ...body, active: true, weight: 10, requiredByPartnerIds: [] } });
    const params = { id: made.body.id };
    const same = await api.send('PUT', `/v3/screening_criteria/${params.id}`, { as: 'admin', body: made.body });
    expect(same).toMatchObject({ status: 200, body: { version: 1 } });
    const changed = await api.call(criteria.update, { as: 'admin', params, body: { active: false, version: 1 } });
    expect(changed.body).toMatchObject({ active: false, version: 2 });
    expect((await api.call(criteria.update, { as: 'admin', params, body: { weight: 5, version: 1 } })).status).toBe(412);
    expect((await api.call(criteria.update, { as: 'admin', params, body: { answerType: 'TEXT' } })).problem.errors?.[0]?.field).toBe(
      'answerType',
    );
    const history = await api.call(criteria.versions, { as: 'team', params });
    expect(history.body.items.map(({ changedFields }) => changedFields)[0]).toEqual(['active']);
    expect((await api.call(criteria.create, { as: 'admin', body })).status).toBe(409);
    const late = await answer(await inScreening(), 'contactReachable', true);
    expect(late.status).toBe(201);
    const retired = await api.call(results.create, {
      as: 'care',
      body: { criterionId: params.id, subjectType: 'TRIP_REQUEST', subjectId: late.body.subjectId, answer: true, method: 'CALL' },
    });
    expect(retired.problem.errors?.[0]).toMatchObject({ field: 'criterionId', code: 'notAllowed' });
  });

  test.each<[string, object]>([
    ['passWhen', { passWhen: { filled: true } }],
    ['stage', { stage: 'PARTNER_VETTING' }],
    ['choices', { answerType: 'CHOICE', passWhen: { in: ['YES'] } }],
    ['passWhen', { answerType: 'CHOICE', choices: ['A', 'B'], passWhen: { in: ['C'] } }],
    ['key', { key: '1st' }],
  ])('are refused with a wrong %s', async (field, more) => {
    const { status, problem } = await api.send('POST', '/v3/screening_criteria', {
      as: 'admin',
      body: { ...body, key: `k${randomUUID().slice(0, 4)}`, ...more },
    });
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('are required by partners, with both ids checked', async () => {
    const secondId = await partnerOf(people.lead);
    const params = { id: idOf('flightsBooked'), secondId };
    for (const wrong of [
      { ...params, id: missing },
      { ...params, secondId: missing },
      { ...params, secondId: 'x' },
    ])
      expect((await api.call(criteria.demand, { as: 'care', params: wrong })).status).toBe(404);
    expect((await api.call(criteria.demand, { as: 'team', params })).status).toBe(403);
    expect((await api.call(criteria.demand, { as: 'care', params: { id: idOf('licenceValid'), secondId } })).status).toBe(422);
    const demanded = await api.call(criteria.demand, { as: 'care', params });
    expect(demanded).toMatchObject({ status: 201, body: { requiredByPartnerIds: [secondId], version: 2 } });
    expect((await api.call(criteria.demand, { as: 'care', params })).body.version).toBe(2);
    expect((await api.call(criteria.undemand, { as: 'care', params })).status).toBe(204);
    expect((await api.call(criteria.read, { as: 'care', params })).body).toMatchObject({ requiredByPartnerIds: [], version: 3 });
  });
});

describe('results', () => {
  test('the newest result of a criterion counts, and the request shows its state', async () => {
    const id = await inScreening();
    const first = await answer(id, 'contactReachable', false);
    expect(first.body).toMatchObject({ outcome: 'FAIL', isNewest: true, answeredById: expect.any(String) });
    const second = await answer(id, 'contactReachable', true);
    expect(second.body).toMatchObject({ outcome: 'PASS', isNewest: true });
    expect((await api.call(results.read, { as: 'care', params: { id: first.body.id } })).body.isNewest).toBe(false);
    const summary = async () => (await api.call(tripRequests.read, { as: 'team', params: { id } })).body.screeningSummary;
    expect(await summary()).toMatchObject({ pass: 1, warn: 0, fail: 0 });
    expect((await api.call(results.remove, { as: 'care', params: { id: second.body.id } })).status).toBe(204);
    expect(await summary()).toMatchObject({ pass: 0, fail: 1 });
    const list = await api.call(results.list, { as: 'care', query: { subjectId: id } });
    expect(list.body.items.map((one) => one.id)).toEqual([first.body.id]);
  });

  test('qualify the request automatically once every criterion before matching passes', async () => {
    const id = await inScreening();
    for (const key of ['budgetRealistic', 'datesFeasible', 'destinationServed', 'notSpam'])
      await query(
        server.databaseUrl,
        `INSERT INTO screening_results (id, criterion_id, criterion_version, subject_type, subject_id, answer, outcome, method)
         VALUES (gen_random_uuid(), $1, 1, 'TRIP_REQUEST', $2, 'true', 'PASS', 'AUTO')`,
        [idOf(key), id],
      );
    await answer(id, 'contactReachable', true);
    expect((await answer(id, 'decisionMaker', false)).body.outcome).toBe('WARN');
    const status = async () => (await api.call(tripRequests.read, { as: 'care', params: { id } })).body.status;
    expect(await status()).toBe('SCREENING');
    await answer(id, 'decisionMaker', true);
    expect(await status()).toBe('QUALIFIED');
    const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: id, action: 'SCREENING → QUALIFIED' } });
    expect(audit.body.items[0]).toMatchObject({ actorKind: 'system' });
  });

  test.each<[string, boolean | number | string]>([
    ['contactReachable', 'yes'],
    ['workingWithOthers', '2'],
    ['flightsBooked', 'MAYBE'],
    ['specialNeedsKnown', true],
    ['budgetRealistic', true],
  ])('%s does not take %j', async (key, value) => {
    const id = await inScreening();
    expect((await answer(id, key, value)).problem.errors?.[0]?.field).toBe('answer');
  });

  test('must name an existing subject of the right kind', async () => {
    const id = await inScreening();
    expect((await answer(missing, 'contactReachable', true)).problem.errors?.[0]?.field).toBe('subjectId');
    expect((await answer(id, 'licenceValid', true)).problem.errors?.[0]?.field).toBe('subjectType');
    const auto = { criterionId: idOf('notSpam'), subjectType: 'TRIP_REQUEST', subjectId: id, answer: true, method: 'AUTO' };
    expect((await api.send('POST', '/v3/screening_results', { as: 'care', body: auto })).status).toBe(422);
  });

  test.each<[Person, number, number]>([
    ['admin', 201, 200],
    ['care', 201, 200],
    ['team', 403, 200],
    ['marageti', 403, 200],
    ['dana', 403, 403],
  ])('%s writes %d and reads %d', async (as, writes, reads) => {
    const id = await inScreening();
    const { body } = await answer(id, 'contactReachable', true);
    expect((await answer(id, 'contactReachable', true, as)).status).toBe(writes);
    expect((await api.call(results.read, { as, params: { id: body.id } })).status).toBe(reads);
    expect((await api.call(results.remove, { as, params: { id: body.id } })).status).toBe(writes === 201 ? 204 : 403);
  });

  test('show agents only the outcome of requests proposed to them and of their own vetting', async () => {
    const match = await createIntroducedMatch(server, people.lead, 'PROPOSED');
    const { body } = await answer(match.tripRequestId, 'contactReachable', true);
    const seen = await api.call(results.read, { as: 'agent', params: { id: body.id } });
    expect(seen.body).toMatchObject({ outcome: 'PASS', criterionKey: 'contactReachable' });
    expect(seen.text).not.toContain('zebra');
    expect(seen.body.answer).toBeUndefined();
    expect((await api.call(results.read, { as: 'otherLead', params: { id: body.id } })).status).toBe(404);
    expect((await api.send('GET', `/v3/screening_results/${body.id}/versions`, { as: 'agent' })).status).toBe(403);
    const suggested = await createIntroducedMatch(server, people.lead, 'SUGGESTED');
    await query(server.databaseUrl, 'UPDATE trip_matches SET proposed_at = NULL WHERE id = $1', [suggested.id]);
    const hidden = await answer(suggested.tripRequestId, 'contactReachable', true);
    expect((await api.call(results.read, { as: 'agent', params: { id: hidden.body.id } })).status).toBe(404);
    const vetting = { criterionId: idOf('insuranceValid'), subjectType: 'PARTNER' as const, answer: false, method: 'EMAIL' as const };
    const own = await api.call(results.create, { as: 'care', body: { ...vetting, subjectId: await partnerOf(people.lead) } });
    expect(own.body.outcome).toBe('FAIL');
    expect((await api.call(results.list, { as: 'lead', query: { subjectType: 'PARTNER' } })).body.items.map(({ id }) => id)).toContain(
      own.body.id,
    );
    expect((await api.call(results.read, { as: 'otherLead', params: { id: own.body.id } })).status).toBe(404);
  });

  test('keep their versions; an earlier one can be deleted, the newest cannot', async () => {
    const id = await inScreening();
    const { body } = await answer(id, 'contactReachable', true);
    await query(server.databaseUrl, 'UPDATE screening_results SET version = 2 WHERE id = $1', [body.id]);
    const again = `INSERT INTO versions SELECT entity_type, entity_id, 2, 'UPDATE', snapshot, changed_fields FROM versions WHERE entity_id = $1`;
    await query(server.databaseUrl, again, [body.id]);
    const params = { id: body.id, v: '1' };
    expect((await api.call(results.removeVersion, { as: 'team', params })).status).toBe(403);
    expect((await api.call(results.removeVersion, { as: 'care', params: { ...params, v: '2' } })).status).toBe(409);
    expect((await api.call(results.removeVersion, { as: 'care', params: { ...params, v: '9' } })).status).toBe(404);
    expect((await api.call(results.removeVersion, { as: 'care', params })).status).toBe(204);
    expect((await api.call(results.version, { as: 'care', params })).status).toBe(404);
    const left = await api.call(results.versions, { as: 'care', params });
    expect(left.body).toMatchObject({ total: 1, items: [{ version: 2 }] });
  });
});
