import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partners } = contract;
const licence = (number: string, country = 'KE') => ({ type: 'Tour operator', number, country, expiresOn: null });
const facts = {
  legalName: 'Fenlight Travel Ltd',
  displayName: 'Fenlight Travel',
  email: 'office@fenlight.test',
  timeZone: 'Africa/Nairobi',
};
const create = (more: object = {}) => api.call(partners.create, { as: 'care', body: { ...facts, ...more } });
const { body: first } = await create({ website: 'https://www.fenlight.test/about', licences: [licence('TO-4471/b')] });
const others = { legalName: 'Quondam Ltd', displayName: 'Quondam', email: 'quondam@example.com' };

test('a licence that another partner has is refused with its name, unless it is allowed', async () => {
  const refused = await create({ ...others, licences: [licence('to 4471 B')] });
  expect(refused).toMatchObject({
    status: 409,
    problem: {
      errorCode: 'unique.conflict',
      errors: [{ pointer: '/licences', code: 'unique' }],
      references: [{ type: 'partner', id: first.id, title: 'Fenlight Travel' }],
    },
  });
  expect((await create({ ...others, licences: [licence('TO4471B', 'TZ')] })).body.warnings).toEqual([]);
  const allowed = await create({
    ...others,
    legalName: 'Halcyonic',
    displayName: 'Halcyonic',
    licences: [licence('TO4471B')],
    allowDuplicate: true,
  });
  expect(allowed.status).toBe(201);
  expect(allowed.body.warnings[0]?.partners).toMatchObject([{ id: first.id, reasons: ['LICENCE'] }]);
});

test('the same host, mail domain or a name that is alike is a warning, and a shared mail service is none', async () => {
  const warningOf = async (more: object) => {
    const { status, body } = await create({ ...others, legalName: 'Obelisk Ltd', displayName: 'Obelisk', ...more });
    expect(status).toBe(201);
    return body.warnings.flatMap(({ partners: found }) => found.filter(({ id }) => id === first.id).map(({ reasons }) => reasons));
  };
  expect(await warningOf({ website: 'https://fenlight.test/en' })).toEqual([['WEBSITE']]);
  expect(await warningOf({ email: 'sales@fenlight.test', displayName: 'Tamarack', legalName: 'Tamarack' })).toEqual([['MAIL_DOMAIN']]);
  expect(await warningOf({ displayName: 'Fenlight Travels' })).toEqual([['NAME']]);
  const { body } = await create({ legalName: 'Zephyrine', displayName: 'Zephyrine', email: 'zephyrine@gmail.com' });
  expect(body.warnings).toEqual([]);
  expect((await create({ legalName: 'Ubiquity', displayName: 'Ubiquity', email: 'ubiquity@gmail.com' })).body.warnings).toEqual([]);
});

test('lists the duplicates of a partner with their reasons, the surest first, for care alone', async () => {
  const [a, b] = [
    (await create({ legalName: 'Marrowstone', displayName: 'Marrowstone', email: 'a@example.com' })).body,
    (await create({ legalName: 'Marrowstone Inc', displayName: 'Marrowstone', email: 'b@example.com' })).body,
  ];
  const twin = (await create({ legalName: 'Kestrelfield', displayName: 'Kestrelfield', email: 'c@example.com' })).body;
  const bill = (id: string, taxId: string) =>
    query(server.databaseUrl, `UPDATE partners SET billing_address = jsonb_build_object('taxId', $2::text) WHERE id = $1`, [id, taxId]);
  await bill(a.id, 'P051 234-567 X');
  await bill(twin.id, 'p051234567x');
  const listed = await api.call(partners.duplicates, { as: 'care', params: { id: a.id } });
  expect(listed.body.items.map(({ id, reasons }) => [id, reasons])).toEqual([
    [twin.id, ['TAX_ID']],
    [b.id, ['NAME']],
  ]);
  expect((await api.call(partners.duplicates, { as: 'lead', params: { id: a.id } })).status).toBe(403);
});
