import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { search, articles } = contract;
const find = async (q: string, choices: Partial<Record<string, string>> = {}) => {
  const { status, body } = await api.call(search.find, { query: { q, ...choices } });
  expect(status).toBe(200);
  return body;
};

describe('a search', () => {
  test('says what it understood, and what the query is without it', async () => {
    const { understood } = await find('kenya in september under $12k');
    expect(understood).toEqual([
      { kind: 'country', label: 'Kenya', words: 'kenya', rest: 'in september under $12k' },
      { kind: 'month', label: 'September', words: 'september', rest: 'kenya in under $12k' },
      { kind: 'price', label: 'At most $12,000', words: 'under $12k', rest: 'kenya in september' },
    ]);
  });

  test('corrects unknown words, says so, and searches for the words as they are on request', async () => {
    const corrected = await find('safarri kenia');
    expect(corrected).toMatchObject({ corrected: { from: 'safarri kenia', to: 'safari kenya' } });
    expect(corrected.total).toBeGreaterThan(0);
    expect(await find('safarri kenia', { verbatim: 'true' })).toMatchObject({ corrected: null, total: 0 });
  });

  test.each([
    ['sfaari', 'safari'],
    ['newzealand', 'new zealand'],
    ['machupicchu', 'machu picchu'],
    ['safa ri', 'safari'],
    ['botswanna', 'botswana'],
    ['okavnago', 'okavango'],
    ['hokaido', 'hokkaido'],
    ['itlay', 'italy'],
  ])('%s was meant as %s', async (typed, meant) => {
    expect((await find(typed)).corrected?.to).toBe(meant);
  });

  test.each(['kenya', 'safaris', 'mokoro', 'greek', 'septembre'.slice(0, 4), 'ryokan', 'zqxwv'])('%s is left as it is', async (typed) => {
    expect((await find(typed)).corrected).toBeNull();
  });

  test('answers with the rating of the guide', async () => {
    const { body: guide } = await api.call(contract.guides.read, { params: { id: 'kenya' } });
    const september = guide.bestMonths.find(({ month }) => month === 9);
    expect(september?.rating).toBe('BEST');
    expect((await find('kenya september')).answer).toMatchObject({
      kind: 'season',
      title: 'September in Kenya: at its best',
      url: '/guides/kenya/',
    });
  });

  test('counts pages by kind; the facets count itineraries as the other choices leave them', async () => {
    const all = await find('italy');
    const itineraries = await find('italy', { kind: 'itinerary', limit: '50' });
    expect(itineraries.groups).toEqual(all.groups);
    expect(itineraries.total).toBe(all.groups.find(({ kind }) => kind === 'itinerary')?.total);
    expect(all.groups.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    for (const { value, count } of itineraries.facets?.month ?? [])
      expect((await find('italy', { kind: 'itinerary', month: value })).total).toBe(count);
    const [tripType] = itineraries.facets?.tripType ?? [];
    const chosen = await find('italy', { kind: 'itinerary', tripType: tripType?.value ?? '' });
    expect(chosen.total).toBe(tripType?.count);
    expect(chosen.facets?.tripType).toEqual(itineraries.facets?.tripType);
  });

  test('pages follow each other without repeats', async () => {
    const first = await find('africa', { limit: '5' });
    const second = await find('africa', { limit: '5', offset: '5' });
    const whole = await find('africa', { limit: '10' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
  });

  test('says which words it left out', async () => {
    const { dropped, total } = await find('kenya xylophone');
    expect(dropped).toEqual(['xylophone']);
    expect(total).toBeGreaterThan(0);
  });

  test('a place that is not planned leads to the nearest that are', async () => {
    const { answer, nearest, items } = await find('bhutan');
    expect(answer).toMatchObject({ kind: 'notPlanned', title: 'Bhutan: not planned by us' });
    expect(nearest[0]).toMatchObject({ label: 'India' });
    expect(items.map(({ url }) => url)).toContain('/guides/india/');
  });

  test('a month in which nothing goes leads to the nearest in which something does', async () => {
    expect((await find('kenya april')).nearest).toEqual([
      { label: 'Kenya in March', q: 'kenya march', count: expect.any(Number) },
      { label: 'Kenya in June', q: 'kenya june', count: expect.any(Number) },
    ]);
  });

  test.each(['%', '_', '"', '<script>', '🦁', 'a'.repeat(200), '\\', '100', '$', 'under', 'no'])('answers %s', async (q) => {
    expect(await find(q)).toMatchObject({ q, items: expect.any(Array) });
  });

  test.each([
    {},
    { q: '' },
    { q: ' ' },
    { q: 'a'.repeat(201) },
    { q: 'x', kind: 'review' },
    { q: 'x', month: '13' },
    { q: 'x', limit: '51' },
  ])('rejects %j', async (query) => {
    expect((await api.send('GET', '/v2/search', { query })).status).toBe(400);
  });
});

test('what is published is found, and what is unpublished is not', async () => {
  const created = await api.call(articles.create, { as: 'editor', body: newArticle({ title: 'The quokkas of Farwend' }) });
  const params = { id: created.body.id };
  const findQuokkas = async () => (await find('quokkas', { verbatim: 'true' })).items.map(({ id }) => id);
  expect(await findQuokkas()).toEqual([]);
  await api.call(articles.publish, { as: 'publisher', params, body: {} });
  expect(await findQuokkas()).toEqual([created.body.id]);
  await api.call(articles.unpublish, { as: 'publisher', params });
  expect(await findQuokkas()).toEqual([]);
});

describe('suggestions', () => {
  const suggest = async (q: string) => (await api.call(search.suggest, { query: { q } })).body;

  test('are at most eight, with their kinds', async () => {
    const suggestions = await suggest('ken');
    expect(suggestions[0]).toMatchObject({ label: 'Kenya', kind: 'country', detail: null });
    expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'guide', url: '/guides/kenya/', detail: null }));
    expect((await suggest('a')).length).toBeLessThanOrEqual(8);
  });

  test.each([
    ['apul', 'Puglia', 'place'],
    ['honeym', 'Honeymoon', 'tripType'],
    ['acacia q', 'Acacia Quill', 'company'],
    ['kenia', 'Kenya', 'country'],
  ])('%s suggests %s', async (typed, label, kind) => {
    expect(await suggest(typed)).toContainEqual(expect.objectContaining({ label, kind }));
  });

  test('lead to pages that exist', async () => {
    for (const { url } of await suggest('s')) expect([url, url.startsWith('/')]).toEqual([url, true]);
  });
});
