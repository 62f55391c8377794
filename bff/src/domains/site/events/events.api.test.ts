import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { path } = contract.events.create;
const id = randomUUID();
const visitor = {
  pageId: 'home',
  contentType: 'home',
  contentCountry: null,
  logged_in: false,
  uid: 0,
  roles: ['anonymous user'],
  country_of_residence: null,
};
const form = { step: 2, formVersion: 'trf6d', lastTouched: 'tripType', stepUri: '/trip-request?step=travel-group', loaded: true };

test.each<[string, Record<string, unknown>]>([
  ['PageVisited', visitor],
  ['PageVisited', { pageId: id, utm: 'spring-letter', scroll: 40 }],
  ['TripRequestFormStart', form],
  ['TripRequestStepStart', form],
  ['TripRequestStepComplete', { step: 1 }],
  ['TripRequestComplete', form],
  ['TripRequestAbandon', form],
  ['TripRequestSubmit', { ...form, id, value: 24_000, currency: 'USD' }],
  ['TripRequestThankYou', {}],
  ['TripRequestFormError', { ...form, field: 'departureDate', code: 'tooSmall' }],
  ['ContactFormSubmit', { option: 'PRESS' }],
  ['NewsletterFormSubmit', {}],
  ['ReviewVoted', { reviewId: id, helpful: true }],
  ['CtaClicked', { cta: 'hero-start', pageId: 'home', target: '/trip-request' }],
  ['SearchPerformed', { entityType: 'itinerary', resultCount: 12, filters: ['country', 'nights'] }],
  ['ItinerarySaved', { itineraryId: id }],
])('%s is taken from anybody', async (type, data) => {
  const answer = await api.send('POST', path, { body: { type, data, deviceId: 'device-0001', sessionId: 'session-0001' } });
  expect(answer).toMatchObject({ status: 202, body: { type } });
  const rows = await query(server.databaseUrl, 'SELECT type, data, device_id, session_id, user_id FROM events WHERE id = $1', [
    (answer.body as { id: string }).id,
  ]);
  expect(rows).toEqual([{ type, data, device_id: 'device-0001', session_id: 'session-0001', user_id: null }]);
});

test.each<[string, string, unknown]>([
  ['no such type', 'Nonsense', {}],
  ['no page', 'PageVisited', {}],
  ['free text', 'PageVisited', { pageId: 'home', note: 'I would like to go to Kenya' }],
  ['an address', 'PageVisited', { pageId: 'home', x: 'dana@example.com' }],
  ['a telephone number', 'PageVisited', { pageId: 'home', x: '+44-1632-960114'.slice(1) }],
  ['a telephone number in digits', 'PageVisited', { pageId: '15551234567' }],
  ['a personal field', 'PageVisited', { pageId: 'home', email: 'x' }],
  ['an object', 'PageVisited', { pageId: 'home', x: { y: 1 } }],
  ['too much', 'PageVisited', Object.fromEntries([['pageId', 'home'], ...Array.from({ length: 20 }, (_, index) => [`x${index}`, 1])])],
  ['an unknown field', 'TripRequestFormError', { field: 'email', value: 'dana' }],
  ['no step', 'TripRequestStepStart', {}],
  ['a value that is none', 'TripRequestSubmit', { id, value: -1, currency: 'USD' }],
  ['a list', 'PageVisited', []],
])('%s is refused', async (_, type, data) => {
  const answer = await api.send('POST', path, { body: { type, data } });
  expect(answer).toMatchObject({ status: 422, problem: { errorCode: 'validation.failed' } });
  expect(answer.problem.errors?.length).toBeGreaterThan(0);
});

test('an event of a signed-in person carries their user id', async () => {
  const answer = await api.send('POST', path, { as: 'dana', body: { type: 'PageVisited', data: { pageId: 'home' } } });
  const rows = await query(server.databaseUrl, 'SELECT u.email FROM events e JOIN users u ON u.id = e.user_id WHERE e.id = $1', [
    (answer.body as { id: string }).id,
  ]);
  expect(rows).toEqual([{ email: 'dana@example.com' }]);
});
