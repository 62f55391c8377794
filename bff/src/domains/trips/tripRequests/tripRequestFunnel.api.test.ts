import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { type Server, startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { read } = contract.tripRequestFunnel;

let server: Server;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  server = await startServer();
  api = createApi(server);
});
afterAll(() => server.stop());

const formVersion = 'trf6test';
const tell = (type: string, data: object) =>
  api.call(contract.events.create, { body: { type: type as 'TripRequestAbandon', data: { formVersion, ...data } } });

test('counts forms by step and by the last touched input, for staff', async () => {
  await tell('TripRequestFormStart', { step: 1, lastTouched: 'destinationNames[2]', stepUri: '/trip-request?step=details', loaded: true });
  await tell('TripRequestFormStart', { step: 1 });
  for (const step of [1, 1, 2]) await tell('TripRequestStepStart', { step });
  await tell('TripRequestStepComplete', { step: 1 });
  await tell('TripRequestAbandon', { step: 2, lastTouched: 'tripType[SAFARI]' });
  await tell('TripRequestFormError', { step: 2, field: 'tripType', code: 'required' });
  await api.call(contract.tripRequests.create, { body: tripRequestBody({ formVersion }) });
  const { status, body } = await api.call(read, { as: 'team', query: { formVersion } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    formVersion,
    started: 2,
    submitted: 1,
    submissionShare: 0.5,
    submittedUSD: 16_000,
    booked: 0,
    completed: 0,
  });
  expect(body.steps[0]).toMatchObject({ name: 'details', started: 2, completed: 1, completionShare: 0.5 });
  expect(body.steps[1]).toMatchObject({ name: 'style', abandoned: 1, fields: [{ name: 'tripType', abandoned: 1, errors: 1 }] });
  await query(server.databaseUrl, `UPDATE trip_requests SET booked_at = now() WHERE form_version = $1`, [formVersion]);
  expect((await api.call(read, { as: 'care', query: { formVersion } })).body).toMatchObject({ booked: 1, bookedUSD: 16_000 });
});

test('form events contain no personal data', async () => {
  for (const lastTouched of ['dana@example.com', 'email[dana rowe]', '+1 212 555 0134'])
    expect((await tell('TripRequestAbandon', { lastTouched })).status).toBe(422);
});

test('is for staff, and covers at most a year', async () => {
  for (const as of ['dana', 'agent'] as const) expect((await api.call(read, { as })).status).toBe(403);
  expect((await api.call(read, {})).status).toBe(401);
  expect((await api.call(read, { as: 'team', query: { from: '2020-01-01', to: '2026-01-01' } })).status).toBe(422);
  expect((await api.call(read, { as: 'team', query: { from: '2026-02-02', to: '2026-01-01' } })).status).toBe(422);
});
