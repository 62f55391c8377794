import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { enqueueJob, startJobNow, waitForJobs } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead, newEmail, tripRequestBody, type TripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { tripRequests, screeningResults } = contract;
const read = async (id: string) => (await api.call(tripRequests.read, { as: 'care', params: { id } })).body;

/** Sends a request and has it looked at now instead of in a minute. */
async function scored(body: Partial<TripRequestBody> = {}, captcha: string | null = 'tripRequest') {
  const made = await api.call(tripRequests.create, { body: tripRequestBody(body), ...(captcha ? { captcha } : {}) });
  expect(made).toMatchObject({ status: 201, body: { status: 'PENDING', version: 1 } });
  const { id } = made.body;
  await waitForJobs(server, 'scoreLead', [await startJobNow(server, 'scoreLead', 'tripRequestId', id)]);
  return read(id);
}
const auto = async (id: string) => {
  const { body } = await api.call(screeningResults.list, { as: 'care', query: { subjectId: id, method: 'AUTO' } });
  return Object.fromEntries(body.items.map(({ criterionKey, outcome }) => [criterionKey, outcome]));
};

describe('a new request', () => {
  test('that is complete goes to screening with a team member for its country, scored with reasons', async () => {
    const request = await scored({ budgetPerPersonUSD: 15_000 });
    expect(request).toMatchObject({ status: 'SCREENING', assignedToId: expect.any(String) });
    expect(request.scores).toEqual([
      expect.objectContaining({
        type: 'LEAD_QUALITY',
        source: 'RULES',
        byId: null,
        reasons: expect.arrayContaining([expect.stringMatching(/^Grade [AB]$/)]),
      }),
    ]);
    expect(await auto(request.id)).toEqual({ budgetRealistic: 'PASS', datesFeasible: 'PASS', destinationServed: 'PASS', notSpam: 'PASS' });
    expect(request.screeningSummary).toMatchObject({ pass: 4, fail: 0 });
    const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: request.id, action: 'PENDING → SCREENING' } });
    expect(audit.body.items).toEqual([expect.objectContaining({ actorKind: 'system' })]);
  });

  test('without a solved challenge waits for care', async () => {
    const request = await scored({ budgetPerPersonUSD: 15_000 }, null);
    expect(request).toMatchObject({ status: 'PENDING', riskFlags: ['noCaptcha'], assignedToId: null });
    expect(request.scores?.[0]?.reasons.at(-1)).toBe('Risk −10: no solved challenge');
    expect(await auto(request.id)).toMatchObject({ notSpam: 'WARN' });
  });

  test('that is full of links waits for care, whatever its budget', async () => {
    const tripDescription = 'See https://a.example https://b.example https://c.example for what we have in mind, at length.';
    const request = await scored({ budgetPerPersonUSD: 15_000, tripDescription });
    expect(request.status).toBe('PENDING');
    expect(await auto(request.id)).toMatchObject({ notSpam: 'FAIL' });
  });

  test('with few details waits for care', async () => {
    const request = await scored({
      budgetPerPersonUSD: 0,
      budgetFlexibility: null,
      tripDescription: '',
      tripType: [],
      departureDate: daysAhead(8),
    });
    expect(request.status).toBe('PENDING');
    expect(request.scores?.[0]?.value).toBeLessThan(40);
  });

  test('in somebody else’s name waits until they confirm it', async () => {
    const travelers = [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
    const request = await scored({ budgetPerPersonUSD: 15_000, travelers });
    expect(request.status).toBe('PENDING');
  });
});

test('scoring twice writes once and keeps a score set by care', async () => {
  const request = await scored({
    budgetPerPersonUSD: 0,
    budgetFlexibility: null,
    tripDescription: '',
    tripType: [],
    departureDate: daysAhead(8),
  });
  const run = async () => waitForJobs(server, 'scoreLead', await enqueueJob(server, 'scoreLead', { tripRequestId: request.id }));
  await run();
  expect((await read(request.id)).version).toBe(request.version);
  const answers = await query(server.databaseUrl, 'SELECT version FROM screening_results WHERE subject_id = $1', [request.id]);
  expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  await api.call(tripRequests.addScore, { as: 'care', params: { id: request.id }, body: { type: 'LEAD_QUALITY', value: 77 } });
  await run();
  expect((await read(request.id)).scores).toEqual([expect.objectContaining({ value: 77, source: 'MANUAL' })]);
});

test('a request that was just submitted is not scored yet', async () => {
  const travelers = [{ email: newEmail(), givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }];
  const { body } = await api.call(tripRequests.create, { body: tripRequestBody({ travelers }), captcha: 'tripRequest' });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await read(body.id)).toMatchObject({ status: 'PENDING', version: 1 });
});
