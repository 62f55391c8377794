import { beforeEach, expect, jest, test } from '@jest/globals';
import { createClient, type ClientResponse, type ClientRequest } from '@farwend/api-contract/client';
import { initialContext } from './context.ts';
import { checkEmailStatus } from './checkEmailStatus.ts';
import { filledForm } from './filledForm.ts';
import { SendFailure } from './SendFailure.ts';
import { sendTripRequest, type FormServices } from './sendTripRequest.ts';

type Reply = ClientResponse | Error;
const created: ClientResponse = {
  status: 201,
  statusText: 'Created',
  body: {
    id: 'id-1',
    reference: 'TR-ABC123',
    formId: 'form-0001',
    destinationNames: ['Kenya'],
    submittedAt: '2026-11-21T10:00:00Z',
    createdAt: '2026-11-21T10:00:00Z',
  },
};
const problem = (status: number, errorCode: string, more: object = {}): ClientResponse => ({
  status,
  statusText: '',
  body: { httpStatus: status, errorCode, message: `server says ${errorCode}`, ...more },
});
const networkError = Object.assign(new Error('Failed to fetch'), { name: 'TypeError' });
const context = initialContext({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm({ includeNewsletter: false }) });

let sentRequests: ClientRequest[];
beforeEach(() => {
  sentRequests = [];
});

/** Services whose server gives these replies in turn, the last one repeated. */
function createServices(replies: Reply[], changes: Partial<FormServices> = {}): FormServices {
  const send = async (request: ClientRequest) => {
    sentRequests.push(request);
    const reply = replies[Math.min(sentRequests.length, replies.length) - 1];
    if (reply instanceof Error || !reply) throw reply;
    return reply;
  };
  return {
    api: createClient(send),
    solveCaptcha: async (action) => `solved ${action}`,
    places: () => [],
    googleClientId: () => undefined,
    isOnline: () => true,
    redirectTo: () => {},
    onSessionChange: () => {},
    newId: () => 'form-0002',
    wait: async () => {},
    phone: '+1 800 555 0142',
    ...changes,
  };
}
const keys = () => sentRequests.map(({ headers }) => headers['Idempotency-Key']);
const getFailure = (replies: Reply[], changes?: Partial<FormServices>) =>
  sendTripRequest(context, createServices(replies, changes)).then(
    () => [],
    (error: unknown) => (error instanceof SendFailure ? error.problems.map(({ step, code, message }) => [step, code, message]) : [error]),
  );

test('sends the form id as idempotency key with a captcha and returns the reply', async () => {
  const { form, ...result } = await sendTripRequest(context, createServices([created]));
  expect(form.traveler).toEqual(context.form.traveler);
  expect(result).toEqual({
    duplicate: false,
    isInMyTrips: false,
    formId: 'form-0001',
    sent: { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' },
  });
  expect(sentRequests).toHaveLength(1);
  expect(sentRequests[0]).toMatchObject({
    method: 'POST',
    url: '/v3/trip_requests',
    headers: { 'Idempotency-Key': 'form-0001', 'X-Recaptcha-Id': 'solved tripRequest' },
  });
});

test('returns the answers as stored by the server and keeps what it does not return', async () => {
  const replies = {
    ...context.form,
    departureDate: '2027-03-05',
    tripDescription: 'Trimmed.',
    numberOfChildren: null,
    budgetPerPersonUSD: null,
  };
  const { form } = await sendTripRequest(context, createServices([{ ...created, body: { ...replies, ...Object(created.body) } }]));
  expect(form).toEqual({ ...context.form, departureDate: '2027-03-05', tripDescription: 'Trimmed.' });
});

test('sends without a captcha header if no captcha is available', async () => {
  await sendTripRequest(context, createServices([created], { solveCaptcha: async () => null }));
  expect(sentRequests[0]?.headers).not.toHaveProperty('X-Recaptcha-Id');
});

test('retries once after a network error, a second later and with the same key', async () => {
  const wait = jest.fn(async () => {});
  await expect(sendTripRequest(context, createServices([networkError, created], { wait }))).resolves.toMatchObject({ duplicate: false });
  expect(wait.mock.calls).toEqual([[1000]]);
  expect(keys()).toEqual(['form-0001', 'form-0001']);
  sentRequests = [];
  expect(await getFailure([networkError])).toEqual([
    ['contact', 'failed', 'We could not send your request. Your answers are saved. Try again, or call +1 800 555 0142.'],
  ]);
  expect(keys()).toHaveLength(2);
});

test('polls every second while an earlier attempt is in progress', async () => {
  const wait = jest.fn(async () => {});
  await sendTripRequest(
    context,
    createServices([problem(409, 'idempotency.inProgress'), problem(409, 'idempotency.inProgress'), created], { wait }),
  );
  expect(wait.mock.calls).toEqual([[1000], [1000]]);
  expect(new Set(keys())).toEqual(new Set(['form-0001']));
});

test('solves an expired captcha again, once', async () => {
  await sendTripRequest(context, createServices([problem(403, 'captcha.failed'), created]));
  sentRequests = [];
  expect(await getFailure([problem(403, 'captcha.failed')])).toEqual([
    ['contact', 'captcha.failed', 'We could not check that you are a person. Try again, or call +1 800 555 0142.'],
  ]);
  expect(sentRequests).toHaveLength(2);
});

test('returns whether the server counts the request among the trips of the sender', async () => {
  const own = { ...created, body: { ...Object(created.body), inMyTrips: true } };
  await expect(sendTripRequest(context, createServices([own]))).resolves.toMatchObject({ isInMyTrips: true });
});

test('uses a new id if an earlier attempt arrived with other answers, which may be a duplicate', async () => {
  const earlier = { ...created, status: 200, body: { ...Object(created.body), duplicate: true } };
  await expect(sendTripRequest(context, createServices([problem(422, 'idempotency.keyReused'), earlier]))).resolves.toMatchObject({
    duplicate: true,
  });
  expect(keys()).toEqual(['form-0001', 'form-0002']);
});

test.each<[string, Reply, string[][]]>([
  ['offline', created, [['contact', 'offline', 'You are offline. Your answers are saved on this device.']]],
  ['too many', problem(429, 'rate.limited'), [['contact', 'rate.limited', 'server says rate.limited']]],
  ['an agent', problem(403, 'auth.onlyTravelers'), [['contact', 'auth.onlyTravelers', 'Only travelers can submit trip requests']]],
  [
    'a broken server',
    problem(500, 'server.error'),
    [['contact', 'server.error', 'We could not send your request. Your answers are saved. Try again, or call +1 800 555 0142.']],
  ],
  [
    'a field the server refuses',
    problem(422, 'nights.belowMinimum', {
      errors: [{ pointer: '/totalNights', field: 'totalNights', code: 'tooSmall', message: 'Seven' }],
    }),
    [['details', 'tooSmall', 'Seven']],
  ],
])('%s has a message', async (name, reply, expected) => {
  expect(await getFailure([reply], { isOnline: () => name !== 'offline' })).toEqual(expected);
});

test('signs up for the newsletter only if checked and the request is new, and tolerates a failure', async () => {
  const ticked = { ...context, form: filledForm({ includeNewsletter: true }) };
  await expect(sendTripRequest(ticked, createServices([created, problem(500, 'server.error')]))).resolves.toMatchObject({
    duplicate: false,
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sentRequests[1]).toMatchObject({
    url: '/v3/newsletter_requests',
    body: { email: 'dana.rowe@example.com', fullName: 'Dana Rowe', source: 'TRIP_FORM' },
  });
});

test('signs up for the newsletter with the name and address that the request has', async () => {
  const traveler = { ...filledForm().traveler, firstName: ' Dana\t', lastName: 'Rowe\u200b\n', email: '\u200bdana.rowe@example.com ' };
  await sendTripRequest({ ...context, form: filledForm({ includeNewsletter: true, traveler }) }, createServices([created, created]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sentRequests[1]).toMatchObject({ body: { email: 'dana.rowe@example.com', fullName: 'Dana Rowe' } });
});

test.each<[string, ClientResponse, string]>([
  ['nobody', problem(404, 'resource.notFound'), 'new'],
  ['a traveller', { ...created, body: { personType: 'traveler', status: 'ENABLED' } }, 'existing'],
  ['a closed account', { ...created, body: { personType: 'traveler', status: 'DISABLED' } }, 'disabled'],
  ['an agent', { ...created, body: { personType: 'agent', status: null } }, 'agent'],
  ['staff', { ...created, body: { personType: 'teamMember', status: 'ENABLED' } }, 'agent'],
])('an email address of %s', async (_, reply, expected) => {
  await expect(checkEmailStatus(' dana@example.com', createServices([reply]))).resolves.toBe(expected);
  expect(sentRequests[0]).toMatchObject({
    url: '/v3/travelers/dana%40example.com/status',
    headers: { 'X-Recaptcha-Id': 'solved travelerStatus' },
  });
});

test('rejects if the server does not reveal the email status', async () => {
  await expect(checkEmailStatus('dana@example.com', createServices([problem(429, 'rate.limited')]))).rejects.toMatchObject({
    httpStatus: 429,
  });
});

test('the form it was sent with is that of the request the server names', async () => {
  const earlier = { ...created, status: 200, body: { ...Object(created.body), formId: 'form-0000', duplicate: true } };
  await expect(sendTripRequest(context, createServices([earlier]))).resolves.toMatchObject({ formId: 'form-0000' });
});

test.each([
  [200, {}],
  [201, {}],
  [200, undefined],
])('a %s without a request, of a body %j, is a failure that can be retried with the same key', async (status, body) => {
  expect(await getFailure([{ status, statusText: '', body }])).toEqual([
    ['contact', 'failed', 'We could not send your request. Your answers are saved. Try again, or call +1 800 555 0142.'],
  ]);
  expect(keys()).toEqual(['form-0001']);
});

test('an email status without a person reveals nothing', async () => {
  await expect(checkEmailStatus('dana@example.com', createServices([{ ...created, body: {} }]))).rejects.toThrow('names no kind of person');
});
