import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { tripRequests, tripMatches, sessions } = contract;
const call = { text: '+1 212 555 0100', href: 'tel:+12125550100' };
const contact = { text: '+44 20 7946 0000', href: 'tel:+442079460000' };

test('travelers and agents learn who looks after a request, with hours and the number for their country', async () => {
  await query(server.databaseUrl, 'UPDATE site_settings SET phones = $1', [JSON.stringify({ call, contact })]);
  const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
  await api.call(tripRequests.assign, { as: 'care', params: { id: tripRequestId }, body: { teamMemberId: null } });
  const request = async (as: 'dana' | 'lead' | 'care') => (await api.call(tripRequests.read, { as, params: { id: tripRequestId } })).body;
  const match = async (as: 'dana' | 'lead') => (await api.call(tripMatches.read, { as, params: { id } })).body;
  expect((await request('dana')).carePerson).toBeNull();
  const care = (await api.call(sessions.currentUser, { as: 'care' })).body;
  await api.call(tripRequests.assign, { as: 'care', params: { id: tripRequestId }, body: { teamMemberId: care.personId } });
  const person = { id: care.personId, name: `${care.firstName} ${care.lastName}`, hours: { timeZone: 'UTC', from: '09:00', to: '18:00' } };
  expect((await request('dana')).carePerson).toMatchObject({ ...person, phone: call }); // of the United States
  expect((await match('dana')).carePerson).toMatchObject({ ...person, phone: call });
  for (const seen of [await request('lead'), await match('lead'), await request('care')])
    expect(seen.carePerson).toMatchObject({ ...person, phone: contact });
  const { carePerson, ...rest } = await request('care');
  const sent = await api.send('PUT', `/v3/trip_requests/${tripRequestId}`, { as: 'care', body: { ...rest, carePerson } });
  expect(sent.status).toBe(200);
  expect(await request('dana')).not.toHaveProperty('assignedToId');
});
