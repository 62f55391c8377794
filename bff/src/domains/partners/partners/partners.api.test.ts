import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partners } = contract;
const idOf = async (name: string) => {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM partners WHERE display_name = $1', [name]);
  if (!row) throw new Error(`${name} is no partner`);
  return row.id;
};
const acacia = await idOf('Acacia Quill');
const stellwyn = await idOf('Stellwyn Cape');
const redgrass = await idOf('Redgrass & Rain');
const missing = '01999999-9999-7999-8999-999999999999';
const facts = { legalName: 'Samphire Coast Ltd', displayName: 'Samphire Coast', email: 'samphire@example.com', timeZone: 'Europe/London' };

describe('who reads which partner', () => {
  test.each<[Person, string, string, number]>([
    ['agent', 'their own', acacia, 200],
    ['agent', 'another', stellwyn, 404],
    ['lead', 'another', redgrass, 404],
    ['otherLead', 'their own', stellwyn, 200],
    ['team', 'any', acacia, 200],
    ['marageti', 'any', stellwyn, 200],
    ['care', 'a missing one', missing, 404],
    ['dana', 'any', acacia, 403],
  ])('%s %s', async (as, _, id, status) => {
    for (const call of [partners.read, partners.versions, partners.agentCounts, partners.reports, partners.agents]) {
      expect((await api.call(call, { as, params: { id } })).status).toBe(status);
    }
    expect((await api.call(partners.version, { as, params: { id, v: '1' } })).status).toBe(status);
    expect((await api.call(partners.report, { as, params: { id, type: 'funnel' } })).status).toBe(status);
  });

  test('lists, searches and names hold what the reader may see', async () => {
    expect((await api.call(partners.list, { as: 'agent' })).body.items.map(({ id }) => id)).toEqual([acacia]);
    expect((await api.call(partners.search, { as: 'lead', body: {} })).body.total).toBe(1);
    expect((await api.call(partners.names, { as: 'otherLead' })).body.map(({ displayName }) => displayName)).toEqual(['Stellwyn Cape']);
    expect((await api.call(partners.list, { as: 'care', query: { limit: 100 } })).body.total).toBeGreaterThanOrEqual(25);
    expect((await api.call(partners.names, { as: 'care', query: { status: 'PAUSED,SUSPENDED' } })).body).toHaveLength(2);
    const kenya = await api.call(partners.search, { as: 'care', body: { filters: { country: 'KE', status: 'ACTIVE' } } });
    expect(kenya.body.total).toBe(6);
  });

  test('levels, notes and billing are shown only to those who need them', async () => {
    const read = async (as: Person) => (await api.call(partners.read, { as, params: { id: acacia } })).body;
    const [agent, lead, care, team] = await Promise.all([read('agent'), read('lead'), read('care'), read('team')]);
    expect(agent).not.toHaveProperty('commissionRatePct');
    expect(agent.countries[0]).not.toHaveProperty('activityLevel');
    expect(agent).not.toHaveProperty('statusNote');
    expect(lead).toMatchObject({ commissionRatePct: 10, billingAddress: { countryCode: 'KE' } });
    expect(lead.countries[0]).not.toHaveProperty('note');
    expect(care).toMatchObject({ commissionRatePct: 10, statusNote: null });
    expect(care.countries.find(({ countryCode }) => countryCode === 'KE')).toMatchObject({ activityLevel: 'PRIORITY_MATCH' });
    expect(team).not.toHaveProperty('billingAddress');
    for (const as of ['agent', 'team'] as const) {
      const { text } = await api.call(partners.version, { as, params: { id: acacia, v: '1' } });
      expect(text).not.toContain('commissionRatePct');
      expect(text.includes('activityLevel')).toBe(as === 'team');
    }
  });
});

describe('changes', () => {
  test('care enters a partner that applied; only administrators set the commission', async () => {
    const { status, body, headers } = await api.call(partners.create, { as: 'care', body: facts });
    expect(status).toBe(201);
    expect(headers.get('Location')).toBe(`/v3/partners/${body.id}`);
    expect(body).toMatchObject({
      status: 'APPLIED',
      version: 1,
      countries: [],
      commissionRatePct: 10,
      allowedTransitions: ['VETTING', 'REJECTED'],
    });
    expect((await api.call(partners.create, { as: 'care', body: { ...facts, commissionRatePct: 4 } })).status).toBe(403);
    const { body: read } = await api.call(partners.read, { as: 'care', params: { id: body.id } });
    expect((await api.send('PUT', `/v3/partners/${body.id}`, { as: 'care', body: read })).body).toMatchObject({ version: 1 });
    const params = { id: body.id };
    const changed = await api.call(partners.update, {
      as: 'care',
      params,
      body: { maxOpenMatches: 4, version: 1, changeNote: 'Small team' },
    });
    expect(changed.body).toMatchObject({ maxOpenMatches: 4, version: 2 });
    expect(await api.call(partners.update, { as: 'care', params, body: { maxOpenMatches: 5, version: 1 } })).toMatchObject({
      status: 412,
      problem: { errorCode: 'version.stale' },
    });
    expect((await api.call(partners.update, { as: 'care', params, ifMatch: 1, body: { maxOpenMatches: 5 } })).status).toBe(412);
    expect((await api.call(partners.update, { as: 'care', params, body: { commissionRatePct: 1 } })).status).toBe(403);
    expect((await api.call(partners.update, { as: 'admin', params, body: { commissionRatePct: 12.5 } })).body.commissionRatePct).toBe(12.5);
    const { body: versions } = await api.call(partners.versions, { as: 'care', params });
    expect(versions.items.map(({ changedFields }) => changedFields).slice(0, 2)).toEqual([['commissionRatePct'], ['maxOpenMatches']]);
  });

  test.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['currencyCode', { currencyCode: 'ZZZ' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['careOwnerId', { careOwnerId: missing }],
    ['country', { licences: [{ type: 'A', number: '1', country: 'ZZ', expiresOn: null }] }],
    ['0', { languages: ['not a language'] }],
  ])('%s must be something there is', async (field, body) => {
    const { status, problem } = await api.call(partners.update, { as: 'care', params: { id: acacia }, body });
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('PUT does not change status or profile', async () => {
    const refused = await api.send('PUT', `/v3/partners/${acacia}`, { as: 'care', body: { status: 'TERMINATED', noCompeteIds: [] } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'status' }, { field: 'noCompeteIds' }] } });
    const { body } = await api.call(partners.read, { as: 'care', params: { id: acacia } });
    expect(body).toMatchObject({ status: 'ACTIVE', noCompeteIds: [redgrass] });
  });

  test('lead agents and administrators set the billing address', async () => {
    const body = {
      name: 'Acacia Quill',
      line1: '14 Riverside Drive',
      city: 'Nairobi',
      postalCode: '00100',
      countryCode: 'KE',
      email: 'pay@example.com',
    };
    const params = { id: acacia };
    expect((await api.call(partners.setBillingAddress, { as: 'lead', params, body })).body.billingAddress).toMatchObject({
      email: 'pay@example.com',
    });
    expect((await api.call(partners.setBillingAddress, { as: 'agent', params, body })).status).toBe(403);
    expect((await api.call(partners.setBillingAddress, { as: 'otherLead', params, body })).status).toBe(404);
    expect((await api.call(partners.setBillingAddress, { as: 'care', params, body })).status).toBe(403);
    expect((await api.call(partners.setBillingAddress, { as: 'admin', params, body: { ...body, countryCode: 'ZZ' } })).status).toBe(422);
  });
});

describe('countries and lists beside a partner', () => {
  test('a country is added once, changed by code or id, and removed by administrators', async () => {
    const params = { id: stellwyn };
    const added = await api.call(partners.addCountry, { as: 'care', params, body: { countryCode: 'NA', minNights: 6 } });
    expect(added).toMatchObject({ status: 201, body: { countryCode: 'NA', activityLevel: 'NEW', minNights: 6 } });
    expect((await api.call(partners.addCountry, { as: 'care', params, body: { countryCode: 'NA' } })).problem.errorCode).toBe(
      'unique.conflict',
    );
    expect((await api.call(partners.addCountry, { as: 'care', params, body: { countryCode: 'ZZ' } })).status).toBe(422);
    for (const c of ['NA', added.body.id]) {
      const { body } = await api.call(partners.updateCountry, { as: 'care', params: { ...params, c }, body: { note: `By ${c}` } });
      expect(body.note).toBe(`By ${c}`);
    }
    const [stranger] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM agents WHERE email = $1', [people.lead]);
    const foreign = await api.call(partners.updateCountry, {
      as: 'care',
      params: { ...params, c: 'NA' },
      body: { leadAgentId: stranger?.id ?? '' },
    });
    expect(foreign.status).toBe(422);
    const { body: read } = await api.call(partners.read, { as: 'care', params });
    expect(read.countries.map(({ countryCode }) => countryCode)).toEqual(['BW', 'KE', 'NA', 'ZA']);
    expect((await api.call(partners.removeCountry, { as: 'care', params: { ...params, c: 'NA' } })).status).toBe(204);
    expect((await api.call(partners.removeCountry, { as: 'care', params: { ...params, c: 'NA' } })).status).toBe(404);
    expect((await api.call(partners.search, { as: 'care', body: { filters: { country: 'NA' } } })).body.total).toBe(0);
  });

  test('a no-compete is added and removed for both partners, and repeating it changes nothing', async () => {
    const params = { id: acacia, n: stellwyn };
    const first = await api.call(partners.addNoCompete, { as: 'care', params });
    expect(first.body.noCompeteIds.toSorted()).toEqual([redgrass, stellwyn].toSorted());
    expect((await api.call(partners.addNoCompete, { as: 'care', params })).body.version).toBe(first.body.version);
    expect((await api.call(partners.read, { as: 'care', params: { id: stellwyn } })).body.noCompeteIds).toEqual([acacia]);
    for (let time = 0; time < 2; time += 1) expect((await api.call(partners.removeNoCompete, { as: 'care', params })).status).toBe(204);
    expect((await api.call(partners.read, { as: 'care', params: { id: stellwyn } })).body.noCompeteIds).toEqual([]);
    expect((await api.call(partners.addNoCompete, { as: 'care', params: { id: acacia, n: acacia } })).status).toBe(422);
    expect((await api.call(partners.addNoCompete, { as: 'care', params: { id: acacia, n: missing } })).status).toBe(404);
  });

  test('specializations are set by id or key, exclusions by country', async () => {
    const params = { id: acacia };
    const { body } = await api.call(partners.addSpecialization, { as: 'care', params: { ...params, s: 'birds' } });
    const { body: again } = await api.call(partners.addSpecialization, { as: 'care', params: { ...params, s: 'birds' } });
    expect(again.version).toBe(body.version);
    expect((await api.call(partners.addSpecialization, { as: 'care', params: { ...params, s: 'flying-carpets' } })).status).toBe(404);
    expect((await api.call(partners.removeSpecialization, { as: 'care', params: { ...params, s: 'birds' } })).status).toBe(204);
    expect((await api.call(partners.addExclusion, { as: 'care', params: { ...params, x: 'IE' } })).body.exclusions).toEqual(['IE']);
    expect((await api.call(partners.addExclusion, { as: 'care', params: { ...params, x: 'ZZ' } })).status).toBe(404);
    expect((await api.call(partners.removeExclusion, { as: 'care', params: { ...params, x: 'IE' } })).status).toBe(204);
    expect((await api.call(partners.read, { as: 'care', params })).body.exclusions).toEqual([]);
  });
});

describe('reports', () => {
  test.each(['funnel', 'responseTimes', 'winLoss', 'revenue', 'reviews', 'availability'])(
    '%s answers rows, totals and peers',
    async (type) => {
      const { status, body } = await api.call(partners.report, { as: 'lead', params: { id: acacia, type } });
      expect(status).toBe(200);
      expect(body.type).toBe(type);
      expect(body.from < body.to).toBe(true);
    },
  );

  test('the review report counts reviews published in the given days', async () => {
    const { body } = await api.call(partners.report, {
      as: 'care',
      params: { id: acacia, type: 'reviews' },
      query: { from: '2022-12-01' },
    });
    const [row] = await query<{ n: number }>(
      server.databaseUrl,
      "SELECT count(*)::int AS n FROM reviews WHERE partner_id = $1 AND status = 'PUBLISHED' AND reviewed_at >= '2022-12-01'",
      [acacia],
    );
    expect(body.totals['count']).toBe(row?.n);
    expect(body.benchmark).toHaveProperty('average');
  });

  test('an unknown type gets 404, reversed dates 400', async () => {
    expect((await api.call(partners.report, { as: 'care', params: { id: acacia, type: 'constructor' } })).status).toBe(404);
    const turned = { from: '2027-05-01', to: '2027-04-01' };
    expect((await api.call(partners.report, { as: 'care', params: { id: acacia, type: 'funnel' }, query: turned })).status).toBe(400);
    const long = { from: '1990-01-01', to: '2027-04-01' };
    expect((await api.call(partners.report, { as: 'care', params: { id: acacia, type: 'funnel' }, query: long })).status).toBe(400);
  });
});
