import { beforeEach, expect, jest, test } from '@jest/globals';
import { createClient, type Incoming, type Outgoing } from '@farwend/api-contract/client';
import { firstContext } from './context.ts';
import { emailStatus } from './emailStatus.ts';
import { filledForm } from './filledForm.ts';
import { SendFailure } from './SendFailure.ts';
import { sendTripRequest, type Sending } from './sendTripRequest.ts';

type Answer = Incoming | Error;
const made: Incoming = {
  status: 201,
  statusText: 'Created',
  body: {
    id: 'id-1',
    reference: 'TR-ABC123',
    destinationNames: ['Kenya'],
    submittedAt: '2026-11-21T10:00:00Z',
    createdAt: '2026-11-21T10:00:00Z',
  },
};
const problem = (status: number, errorCode: string, more: object = {}): Incoming => ({
  status,
  statusText: '',
  body: { httpStatus: status, errorCode, message: `server says ${errorCode}`, ...more },
});
const silence = Object.assign(new Error('Failed to fetch'), { name: 'TypeError' });
const context = firstContext({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm({ includeNewsletter: false }) });

let sentOut: Outgoing[];
beforeEach(() => {
  sentOut = [];
});

/** A server that gives these answers one after the other; the last one stays. */
function server(answers: Answer[], changes: Partial<Sending> = {}): Sending {
  const send = async (request: Outgoing) => {
    sentOut.push(request);
    const answer = answers[Math.min(sentOut.length, answers.length) - 1];
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  };
  return {
    api: createClient(send),
    solve: async (action) => `solved ${action}`,
    places: () => [],
    googleClientId: () => undefined,
    isOnline: () => true,
    leaveFor: () => {},
    onSession: () => {},
    newId: () => 'form-0002',
    wait: async () => {},
    phone: '+1 800 555 0142',
    ...changes,
  };
}
const keys = () => sentOut.map(({ headers }) => headers['Idempotency-Key']);
const failure = (answers: Answer[], changes?: Partial<Sending>) =>
  sendTripRequest(context, server(answers, changes)).then(
    () => [],
    (error: unknown) => (error instanceof SendFailure ? error.problems.map(({ step, code, message }) => [step, code, message]) : [error]),
  );

test('the id of the form is the key, the captcha goes along, the answer comes back', async () => {
  const { form, ...result } = await sendTripRequest(context, server([made]));
  expect(form.traveler).toEqual(context.form.traveler);
  expect(result).toEqual({
    duplicate: false,
    sent: { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' },
  });
  expect(sentOut).toHaveLength(1);
  expect(sentOut[0]).toMatchObject({
    method: 'POST',
    address: '/v3/trip_requests',
    headers: { 'Idempotency-Key': 'form-0001', 'X-Recaptcha-Id': 'solved tripRequest' },
  });
});

test('the answers come back as the server keeps them; of who sends, what it does not tell stays', async () => {
  const answers = {
    ...context.form,
    departureDate: '2027-03-05',
    tripDescription: 'Trimmed.',
    numberOfChildren: null,
    budgetPerPersonUSD: null,
  };
  const { form } = await sendTripRequest(context, server([{ ...made, body: { ...answers, ...Object(made.body) } }]));
  expect(form).toEqual({ ...context.form, departureDate: '2027-03-05', tripDescription: 'Trimmed.' });
});

test('without a captcha it is sent all the same, without the header', async () => {
  await sendTripRequest(context, server([made], { solve: async () => null }));
  expect(sentOut[0]?.headers).not.toHaveProperty('X-Recaptcha-Id');
});

test('after a silence once more with the same key, then no more', async () => {
  await expect(sendTripRequest(context, server([silence, made]))).resolves.toMatchObject({ duplicate: false });
  expect(keys()).toEqual(['form-0001', 'form-0001']);
  sentOut = [];
  expect(await failure([silence])).toEqual([
    ['contact', 'failed', 'We could not send your request. Your answers are saved. Try again, or call +1 800 555 0142.'],
  ]);
  expect(keys()).toHaveLength(2);
});

test('while an attempt of ours is under way it asks again each second', async () => {
  const wait = jest.fn(async () => {});
  await sendTripRequest(context, server([problem(409, 'idempotency.inProgress'), problem(409, 'idempotency.inProgress'), made], { wait }));
  expect(wait.mock.calls).toEqual([[1000], [1000]]);
  expect(new Set(keys())).toEqual(new Set(['form-0001']));
});

test('a captcha that has expired is solved afresh, once', async () => {
  await sendTripRequest(context, server([problem(403, 'captcha.failed'), made]));
  sentOut = [];
  expect(await failure([problem(403, 'captcha.failed')])).toEqual([
    ['contact', 'captcha.failed', 'We could not check that you are a person. Try again, or call +1 800 555 0142.'],
  ]);
  expect(sentOut).toHaveLength(2);
});

test('an earlier attempt that arrived with other answers: a new id, and the server says it is a duplicate', async () => {
  const earlier = { ...made, status: 200, body: { ...Object(made.body), duplicate: true } };
  await expect(sendTripRequest(context, server([problem(422, 'idempotency.keyReused'), earlier]))).resolves.toMatchObject({
    duplicate: true,
  });
  expect(keys()).toEqual(['form-0001', 'form-0002']);
});

test.each<[string, Answer, string[][]]>([
  ['offline', made, [['contact', 'offline', 'You are offline. Your answers are saved on this device.']]],
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
])('%s is said in words', async (name, answer, expected) => {
  expect(await failure([answer], { isOnline: () => name !== 'offline' })).toEqual(expected);
});

test('the newsletter is asked for only when ticked and the request is new, and may fail', async () => {
  const ticked = { ...context, form: filledForm({ includeNewsletter: true }) };
  await expect(sendTripRequest(ticked, server([made, problem(500, 'server.error')]))).resolves.toMatchObject({ duplicate: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sentOut[1]).toMatchObject({
    address: '/v3/newsletter_requests',
    body: { email: 'dana.rowe@example.com', fullName: 'Dana Rowe', source: 'TRIP_FORM' },
  });
});

test.each<[string, Incoming, string]>([
  ['nobody', problem(404, 'resource.notFound'), 'new'],
  ['a traveller', { ...made, body: { personType: 'traveler', status: 'ENABLED' } }, 'existing'],
  ['a closed account', { ...made, body: { personType: 'traveler', status: 'DISABLED' } }, 'disabled'],
  ['an agent', { ...made, body: { personType: 'agent', status: null } }, 'agent'],
  ['staff', { ...made, body: { personType: 'teamMember', status: 'ENABLED' } }, 'agent'],
])('an address of %s', async (_, answer, expected) => {
  await expect(emailStatus(' dana@example.com', server([answer]))).resolves.toBe(expected);
  expect(sentOut[0]).toMatchObject({
    address: '/v3/travelers/dana%40example.com/status',
    headers: { 'X-Recaptcha-Id': 'solved travelerStatus' },
  });
});

test('an address the server does not want to speak of rejects', async () => {
  await expect(emailStatus('dana@example.com', server([problem(429, 'rate.limited')]))).rejects.toMatchObject({ httpStatus: 429 });
});
