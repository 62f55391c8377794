import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { travelers, tripRequests } = contract;
const person = { givenName: 'Philippa', familyName: 'Wrenfield', countryOfResidence: 'GB' };
const phone = { prefix: '+44', number: '020 7946-0112' };

async function createTraveler(email: string, more: object = {}) {
  return (await api.call(travelers.create, { as: 'care', body: { ...person, email, ...more } })).body;
}
const listTravelers = async (id: string) =>
  (await api.call(travelers.duplicates, { as: 'care', params: { id } })).body.items.map((one) => [one.email, one.reasons]);

test('travelers with the same mailbox, phone or name are listed with the reasons, the surest first', async () => {
  const first = await createTraveler('philippa@wrenfield.test', { phone });
  const both = await createTraveler('Philippa+trips@wrenfield.test', { phone: { prefix: '+44', number: '0 2079460112' } });
  const named = await createTraveler('pip@elsewhere.test');
  await createTraveler('pip@abroad.test', { countryOfResidence: 'NZ' });
  await createTraveler('other@wrenfield.test', { givenName: 'Osric' });
  const expected = [
    [both.email, ['EMAIL', 'NAME', 'PHONE']],
    [named.email, ['NAME']],
  ];
  expect(await listTravelers(first.id)).toEqual(expected);
  await api.call(travelers.merge, { as: 'care', params: { id: first.id, other: both.id }, body: {} });
  expect(await listTravelers(first.id)).toEqual(expected.slice(1));
  expect((await api.call(travelers.duplicates, { as: 'lead', params: { id: first.id } })).status).toBe(403);
});

test('requests of the same or a like person are listed when they are near in time, or for the same days and place', async () => {
  const send = async (email: string, more: object = {}) => {
    const body = tripRequestBody({ travelers: [{ ...person, givenName: 'Ottoline', email }], ...more });
    const { body: made } = await api.call(tripRequests.create, { body, captcha: 'tripRequest' });
    return made.id;
  };
  const list = async (id: string, as: 'care' | 'dana' = 'care') => api.call(tripRequests.duplicates, { as, params: { id } });
  const first = await send('ottoline@mail.test');
  const twin = await send('ottoline+2@mail.test');
  const namesake = await send('o.wrenfield@post.test');
  const listed = (await list(first)).body.items;
  expect(listed.map(({ id, reasons }) => [id, reasons])).toEqual([
    [twin, ['EMAIL', 'NAME', 'DATES', 'PLACE']],
    [namesake, ['NAME', 'DATES', 'PLACE']],
  ]);
  const move = (id: string) =>
    query(
      server.databaseUrl,
      `UPDATE trip_requests SET departure_date = departure_date + 40, submitted_at = submitted_at - interval '200 days' WHERE id = $1`,
      [id],
    );
  await move(namesake);
  await move(twin);
  expect((await list(first)).body.items).toEqual([]);
  expect((await list(first, 'dana')).status).toBe(403);
});
