import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { siteSettings, tripRequestAnnouncement: announcement } = contract;
const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();

describe('settings of the site', () => {
  test('are readable by everybody', async () => {
    const { body } = await api.call(siteSettings.read, {});
    expect(body.menus.map(({ label }) => label)).toEqual(['Destinations', 'Ways to travel', 'Journal', 'About']);
    expect(body.footer.pressMentions).toHaveLength(4);
    expect(body).toMatchObject({ desktopThresholdPx: 1280, maintenance: { on: false }, version: 1 });
    expect(body.budgetOptions).toHaveLength(16);
  });

  test.each<[Person, number]>([
    ['admin', 200],
    ['publisher', 200],
    ['marageti', 403],
    ['editor', 403],
    ['care', 403],
    ['team', 403],
    ['agent', 403],
    ['dana', 403],
  ])('%s changing them: %d', async (as, status) => {
    const body = { maintenance: { on: false, message: `Looked at by ${as}` } };
    expect((await api.call(siteSettings.update, { as, body })).status).toBe(status);
  });

  test('our address on invoices is read and changed by administrators alone', async () => {
    const { body } = await api.call(siteSettings.read, { as: 'admin' });
    expect(body.billFrom).toMatchObject({ name: 'Farwend Travel Ltd' });
    for (const as of [undefined, 'publisher', 'care', 'lead', 'dana'] as const)
      expect((await api.call(siteSettings.read, { ...(as && { as }) })).body).not.toHaveProperty('billFrom');
    const other = { billFrom: { ...(body.billFrom ?? { name: '' }), name: 'Somebody Else Ltd' } };
    expect(await api.send('PUT', '/v3/site_settings', { as: 'publisher', body: other })).toMatchObject({
      status: 403,
      problem: { errorCode: 'auth.forbidden' },
    });
    const own = await api.send('PUT', '/v3/site_settings', { as: 'admin', body: { billFrom: body.billFrom } });
    expect(own).toMatchObject({ status: 200, body: { billFrom: body.billFrom, version: body.version } });
  });

  test('sending the response back changes nothing; stale and invalid values are refused', async () => {
    const { body } = await api.call(siteSettings.read, {});
    const same = await api.send('PUT', '/v3/site_settings', { as: 'admin', body });
    expect(same).toMatchObject({ status: 200, body: { version: body.version } });
    const stale = await api.send('PUT', '/v3/site_settings', { as: 'admin', body: { version: 1, desktopThresholdPx: 1300 } });
    expect(stale.status).toBe(412);
    const falling = await api.send('PUT', '/v3/site_settings', { as: 'admin', body: { budgetOptions: [0, 500, 400] } });
    expect(falling).toMatchObject({ status: 422, problem: { errors: [{ field: 'budgetOptions' }] } });
    const phones = { call: { text: 'x', href: 'javascript:alert(1)' }, contact: { text: 'x', href: '/contact' } };
    expect((await api.send('PUT', '/v3/site_settings', { as: 'admin', body: { phones } })).status).toBe(422);
  });

  test('have defaults until they are set, and two concurrent first changes make one row', async () => {
    await query(server.databaseUrl, 'DELETE FROM site_settings');
    const { body } = await api.call(siteSettings.read, {});
    const nothing = { phones: { call: null, contact: null }, testimonial: null, trustBadge: null, footer: { pressMentions: [] } };
    expect(body).toMatchObject({ version: 0, desktopThresholdPx: 1280, ...nothing });
    const links = [...body.menus, ...body.footer.groups.map((group) => ({ sections: [group] }))].flatMap(({ sections }) =>
      sections.flatMap((section) => section.links.map(({ href }) => `${href}/`)),
    );
    const { items } = (await api.call(contract.sitePages.list, {})).body;
    expect(links.filter((path) => !items.some((page) => page.path === path))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      [1300, 1310].map((desktopThresholdPx) => api.call(siteSettings.update, { as: 'admin', body: { desktopThresholdPx } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.call(siteSettings.read, {})).body.version).toBe(2);
  });
});

describe('what the site promises', () => {
  const promises = { firstAnswer: 'by tea', firstRoute: 'by supper', companies: 'seven', cost: 'a song', timeToFillIn: 'a minute' };
  const summary = 'A person answers {promise:firstAnswer}.';

  test('is inserted for visitors into texts, lists, pages and structured data, and follows a change at once', async () => {
    const page = (await api.call(contract.contentPages.list, { as: 'editor', query: { limit: 1 } })).body.items[0];
    const id = page?.id ?? '';
    const written = await api.send('PUT', `/v2/contents/${id}`, { as: 'publisher', body: { id, summary, published: true } });
    expect(written).toMatchObject({ status: 200, body: { summary } });
    for (const firstAnswer of ['by tea', 'by noon']) {
      await api.call(siteSettings.update, { as: 'admin', body: { promises: { ...promises, firstAnswer } } });
      const said = `A person answers ${firstAnswer}.`;
      const read = await api.send('GET', `/v2/contents/${id}`);
      expect(read).toMatchObject({ status: 200, body: { summary: said } });
      const list = await api.send('GET', '/v2/contents', { query: { limit: 100 } });
      expect(list.text).toContain(said);
      const whole = await api.send('GET', `/v2/content_pages/${id}`);
      expect(whole.text).toContain(said);
      const unchanged = await api.send('GET', `/v2/contents/${id}`, { headers: { 'If-None-Match': read.headers.get('ETag') ?? '' } });
      expect(unchanged.status).toBe(304);
    }
  });

  test('is shown as written to those who edit the text', async () => {
    const { items } = (await api.call(contract.contentPages.list, { as: 'editor', query: { limit: 100 } })).body;
    expect(JSON.stringify(items)).toContain(summary);
    const id = items.find((one) => one.summary === summary)?.id ?? '';
    expect(await api.send('GET', `/v2/contents/${id}`, { as: 'editor' })).toMatchObject({ body: { summary } });
  });

  test('has names: others are refused with the field and the names there are', async () => {
    const { id } = (await api.call(contract.contentPages.list, { as: 'editor', query: { limit: 1 } })).body.items[0] ?? { id: '' };
    const refused = await api.send('PUT', `/v2/contents/${id}`, { as: 'editor', body: { id, summary: 'We write {promise:soon}.' } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/summary', field: 'summary', code: 'notAllowed' }] } });
    expect(refused.problem.errors?.[0]?.message).toMatch(/no promise called “soon”.*\{promise:firstAnswer\}/);
    const braces = await api.send('PUT', '/v3/site_settings', { as: 'admin', body: { promises: { ...promises, cost: '<b>nothing</b>' } } });
    expect(braces).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/promises/cost' }] } });
  });
});

describe('the announcement above the form', () => {
  test('is visible to everybody while active, and to staff before and after', async () => {
    const now = await api.call(announcement.read, {});
    expect(now.body).toMatchObject({
      active: true,
      tone: 'INFO',
      countryCodes: ['KE', 'TZ'],
      message: expect.stringContaining('Africa desk'),
    });
    const later = await api.call(announcement.update, { as: 'marageti', body: { startsAt: hours(1), endsAt: hours(2) } });
    expect(later.body).toMatchObject({ active: false, version: 2 });
    expect(await api.call(announcement.read, {})).toMatchObject({ status: 200, body: null });
    expect((await api.call(announcement.read, { as: 'dana' })).body).toBeNull();
    expect((await api.call(announcement.read, { as: 'team' })).body).toMatchObject({ active: false });
    const same = await api.send('PUT', '/v2/trip_request_announcement', { as: 'marageti', body: later.body });
    expect(same).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test.each<[Person, number]>([
    ['admin', 200],
    ['publisher', 200],
    ['marageti', 200],
    ['editor', 403],
    ['care', 403],
    ['agent', 403],
    ['dana', 403],
  ])('%s setting it: %d', async (as, status) => {
    expect((await api.call(announcement.update, { as, body: { dismissible: true } })).status).toBe(status);
  });

  test.each([
    ['an end before the start', { startsAt: hours(3), endsAt: hours(2) }, '/endsAt'],
    ['an address without words', { linkLabel: null, linkHref: '/news' }, '/linkLabel'],
    ['a script', { linkHref: 'javascript:alert(1)' }, '/linkHref'],
    ['an essay', { message: 'x'.repeat(201) }, '/message'],
    ['a country by its name', { countryCodes: ['KE', 'Kenya'] }, '/countryCodes/1'],
    ['a country named twice', { countryCodes: ['KE', 'KE'] }, '/countryCodes'],
  ])('%s is refused', async (_, body, pointer) => {
    const answer = await api.send('PUT', '/v2/trip_request_announcement', { as: 'admin', body });
    expect({ status: answer.status, pointer: answer.problem.errors?.[0]?.pointer }).toEqual({ status: 422, pointer });
  });

  test('names the countries whose pages show it, and none for every page', async () => {
    const { body } = await api.call(announcement.update, { as: 'admin', body: { countryCodes: ['NO', 'IS'] } });
    expect(body.countryCodes).toEqual(['NO', 'IS']);
    const kept = await api.call(announcement.update, { as: 'admin', body: { dismissible: true } });
    expect(kept.body.countryCodes).toEqual(['NO', 'IS']);
    expect((await api.call(announcement.update, { as: 'admin', body: { countryCodes: [] } })).body.countryCodes).toEqual([]);
  });

  test('needs its text and its period at first', async () => {
    await query(server.databaseUrl, 'DELETE FROM trip_request_announcements');
    expect((await api.call(announcement.read, {})).body).toBeNull();
    const bare = await api.call(announcement.update, { as: 'admin', body: { tone: 'PROMO' } });
    expect(bare).toMatchObject({ status: 422, problem: { errors: [{ field: 'message' }] } });
    const body = { message: 'We are back', startsAt: hours(-1), endsAt: hours(1) };
    expect((await api.call(announcement.update, { as: 'admin', body })).body).toMatchObject({ version: 1, active: true, tone: 'INFO' });
  });
});
