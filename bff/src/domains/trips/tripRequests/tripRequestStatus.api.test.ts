import {
  contract,
  transitionsFrom,
  type TransitionActor,
  tripRequestMachine,
  tripRequestStatuses,
  type TripRequestStatus,
} from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { callerKinds } from '@farwend/tests/builders/callerKinds.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { create, read, setStatus, versions } = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** A request of Dana's in a status; put there by the database, since the point is what comes after. */
async function requestIn(status: TripRequestStatus): Promise<string> {
  const travelers = [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const { body } = await api.call(create, {
    as: 'dana',
    body: tripRequestBody({ travelers, allowDuplicate: true, tripDescription: `${status} ${Math.random()}` }),
  });
  await put(body.id, status);
  return body.id;
}

async function put(id: string, status: TripRequestStatus): Promise<void> {
  const ended = ['CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED'].includes(status);
  await query(server.databaseUrl, 'UPDATE trip_requests SET status = $2, held_from = $3, closed_at = $4 WHERE id = $1', [
    id,
    status,
    status === 'ON_HOLD' ? 'QUALIFIED' : null,
    ended ? new Date() : null,
  ]);
}

/** A booked request is cancelled only with its money settled. */
async function settleCancellation(id: string): Promise<void> {
  await query(
    server.databaseUrl,
    `INSERT INTO sales_recordings (id, trip_match_id, trip_request_id, partner_id, agent_id, type, reference, status, booked_on, travel_start, travel_end,
       travelers_count, gross_amount, gross_usd, commissionable_usd, commission_rate_pct, commission_usd, due_on)
     SELECT gen_random_uuid(), m.id, $1::uuid, a.partner_id, a.id, 'CANCELLATION', 'TEST-' || gen_random_uuid(), 'SUBMITTED', current_date, current_date, current_date,
       2, -100, -100, -100, 10, -10, current_date FROM trip_matches m JOIN agents a ON a.partner_id = m.partner_id LIMIT 1`,
    [id],
  );
}

test('care moves a request from PENDING to a hold and back, and cancels it; every transition is a version with its author', async () => {
  const id = await requestIn('PENDING');
  const walk = ['SCREENING', 'NEEDS_INFO', 'SCREENING', 'QUALIFIED', 'ON_HOLD', 'QUALIFIED', 'MATCHED', 'CANCELLED', 'SCREENING'] as const;
  for (const status of walk) {
    const body = { status, note: `To ${status}`, ...requiredOf(status), ...(status === 'CANCELLED' ? { reasonCode: 'DATES' } : {}) };
    const moved = await api.call(setStatus, { as: 'care', params: { id }, body });
    expect(moved).toMatchObject({ status: 200, body: { status, statusNote: `To ${status}` } });
  }
  const { body } = await api.call(versions, { as: 'care', params: { id } });
  expect(body.items.map(({ kind, changeNote }) => [kind, changeNote])).toEqual([
    ...walk.toReversed().map((status) => ['STATUS', `To ${status}`]),
    ['CREATE', null],
  ]);
  expect(body.items[0]).toMatchObject({
    version: walk.length + 1,
    createdBy: { displayName: expect.any(String) },
    changedFields: expect.arrayContaining(['status']),
  });
  const audit = await query<{ action: string }>(server.databaseUrl, 'SELECT action FROM audit WHERE entity_id = $1 ORDER BY at', [id]);
  expect(audit.map(({ action }) => action)).toEqual([
    'CREATE',
    ...walk.map((status, index) => `${index === 0 ? 'PENDING' : walk[index - 1]} → ${status}`),
  ]);
});

test('an administrator corrects a booked request to CANCELLED, without a sales recording', async () => {
  const id = await requestIn('BOOKED');
  const correct = (as: 'care' | 'admin') =>
    api.call(setStatus, { as, params: { id }, body: { status: 'CANCELLED', reasonCode: 'CORRECTION' } });
  expect(await correct('care')).toMatchObject({ status: 422, problem: { errors: [{ field: 'reasonCode' }] } });
  expect(await correct('admin')).toMatchObject({ status: 200, body: { status: 'CANCELLED', statusReasonCode: 'CORRECTION' } });
});

describe('who may make which transition', () => {
  const actors: [Person, readonly TransitionActor[]][] = [
    ['care', callerKinds.care],
    ['admin', callerKinds.admin],
    ['dana', [...callerKinds.dana, 'owner']],
  ];

  test.each(actors)('%s', async (person, kinds) => {
    const id = await requestIn('PENDING');
    await settleCancellation(id);
    for (const from of tripRequestStatuses) {
      const expected = transitionsFrom(tripRequestMachine, from, kinds)
        .filter(({ to, reasons }) => from !== 'ON_HOLD' || !['MATCHED', 'PLANNING'].includes(to) || reasons?.includes('CORRECTION'))
        .map(({ to }) => to);
      await put(id, from);
      const { body: seen } = await api.call(read, { as: person, params: { id } });
      expect({ from, to: seen.allowedTransitions.toSorted() }).toEqual({ from, to: expected.toSorted() });

      const refused = tripRequestStatuses.filter((to) => !expected.includes(to));
      const answers = await Promise.all(
        refused.map((to) => api.call(setStatus, { as: person, params: { id }, body: { status: to, reasonCode: 'OTHER' } })),
      );
      expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 409));
      for (const { problem } of answers) {
        expect(problem).toMatchObject({ errorCode: 'transition.notAllowed', allowedTransitions: seen.allowedTransitions });
      }
      for (const to of expected) {
        await put(id, from);
        const reasonCode = reasonFor(from, to, kinds);
        const answer = await api.call(setStatus, {
          as: person,
          params: { id },
          body: { status: to, ...requiredOf(to), ...(reasonCode ? { reasonCode } : {}) },
        });
        expect({ from, to, status: answer.status, became: answer.body.status }).toEqual({ from, to, status: 200, became: to });
      }
    }
  });

  test.each(['agent', 'team', 'editor', 'publisher', 'marageti'] as const)('%s moves nothing', async (as) => {
    const id = await requestIn('PENDING');
    const { status } = await api.call(setStatus, { as, params: { id }, body: { status: 'SCREENING' } });
    expect(status).toBe(403);
  });

  test('another traveler cannot tell that it exists', async () => {
    const id = await requestIn('PENDING');
    expect((await api.call(setStatus, { as: 'jordan', params: { id }, body: { status: 'CANCELLED' } })).status).toBe(404);
  });
});

describe('what a transition requires', () => {
  test('a question to the traveler is written', async () => {
    const id = await requestIn('SCREENING');
    const ask = (question: object) => api.call(setStatus, { as: 'care', params: { id }, body: { status: 'NEEDS_INFO', ...question } });
    const refused = { status: 422, problem: { errors: [{ pointer: '/question' }] } };
    for (const question of [{}, { question: 'When?' }]) expect(await ask(question)).toMatchObject(refused);
    expect((await ask(requiredOf('NEEDS_INFO'))).status).toBe(200);
  });

  test('care says why a request is cancelled, its traveler need not', async () => {
    const id = await requestIn('SCREENING');
    const cancel = (as: Person) => api.call(setStatus, { as, params: { id }, body: { status: 'CANCELLED' } });
    expect(await cancel('care')).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/reasonCode', code: 'required' }] } });
    expect((await cancel('dana')).status).toBe(200);
  });

  test('a rejection needs a listed reason', async () => {
    const id = await requestIn('PENDING');
    const move = (body: { reasonCode?: string }) =>
      api.call(setStatus, { as: 'care', params: { id }, body: { status: 'REJECTED', ...body } });
    expect(await move({})).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/reasonCode', code: 'required' }] } });
    expect(await move({ reasonCode: 'BORED' })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/reasonCode', code: 'notAllowed' }] },
    });
    expect(await move({ reasonCode: 'SPAM' })).toMatchObject({ status: 200, body: { status: 'REJECTED', statusReasonCode: 'SPAM' } });
  });

  test('a duplicate names another existing request', async () => {
    const [id, other] = [await requestIn('PENDING'), await requestIn('PENDING')];
    const move = (duplicateOfId: string) =>
      api.call(setStatus, { as: 'care', params: { id }, body: { status: 'DUPLICATE', duplicateOfId } });
    for (const wrong of [id, '018f0000-0000-7000-8000-000000000000']) {
      expect(await move(wrong)).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/duplicateOfId' }] } });
    }
    expect(await move(other)).toMatchObject({ status: 200, body: { duplicateOfId: other } });
  });

  test('a traveler reopens within 90 days, care also later', async () => {
    const id = await requestIn('CANCELLED');
    await query(server.databaseUrl, `UPDATE trip_requests SET closed_at = now() - interval '91 days' WHERE id = $1`, [id]);
    expect((await api.call(setStatus, { as: 'dana', params: { id }, body: { status: 'SCREENING' } })).status).toBe(409);
    expect((await api.call(setStatus, { as: 'care', params: { id }, body: { status: 'SCREENING' } })).status).toBe(200);
  });

  test('of two concurrent transitions from one version, one is stale', async () => {
    const id = await requestIn('PENDING');
    const answers = await Promise.all([
      api.call(setStatus, { as: 'care', params: { id }, ifMatch: 1, body: { status: 'SCREENING' } }),
      api.call(setStatus, { as: 'admin', params: { id }, ifMatch: 1, body: { status: 'CANCELLED' } }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });
});

function reasonFor(from: TripRequestStatus, to: TripRequestStatus, kinds: readonly TransitionActor[]): string | undefined {
  return transitionsFrom(tripRequestMachine, from, kinds).find((move) => move.to === to)?.reasons?.[0];
}

/** What a move to a status needs besides its reason. */
function requiredOf(status: TripRequestStatus): { question?: string } {
  return status === 'NEEDS_INFO' ? { question: 'Are your dates fixed, or could you leave a week later?' } : {};
}
