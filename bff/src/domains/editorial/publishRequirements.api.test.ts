import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentName } from '#src/publishing/contentName.ts';
import { findMissingFields } from '#src/publishing/publishRequirements.ts';
import { withContentType } from './withContentType.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const [place] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM locations LIMIT 1');
const placeId = place?.id ?? '';
const blank = { blocks: [{ type: 'paragraph', content: [{ text: ' ' }] }] };
const day = { dayNumber: 1, title: 'By boat', locationIds: [placeId], description: blank };
const bareItems: Record<ContentName, { own: object; missing: string[] }> = {
  article: { own: { type: 'EVERGREEN', body: blank }, missing: ['/summary', '/heroImage', '/body', '/authorId', '/primaryLocationId'] },
  guide: { own: { locationId: placeId }, missing: ['/summary', '/heroImage', '/body', '/bestMonths'] },
  itinerary: { own: { nights: 1, days: [day] }, missing: ['/summary', '/heroImage', '/days/0/description', '/priceFromPerPersonUSD'] },
  landingPage: { own: { kind: 'THEME' }, missing: ['/summary', '/heroImage', '/body'] },
  landingPageCategory: { own: {}, missing: ['/summary', '/heroImage'] },
  company: { own: {}, missing: ['/summary', '/logo', '/about', '/countriesServed'] },
  companyCategory: { own: { kind: 'STYLE' }, missing: ['/summary', '/heroImage'] },
  contentPage: { own: { path: '/nothing-yet', template: 'SIMPLE' }, missing: ['/summary', '/body'] },
};
const Made = z.object({ id: z.string() });

describe.each(Object.entries(bareItems))('%s', (name, { own, missing }) => {
  const path = withContentType(name as ContentName, (type) => type.path);

  test('cannot go live by any way without its required fields, and the problem names them all', async () => {
    const create = (rest: object) => api.send('POST', path, { as: 'publisher', body: { title: `Nothing yet: ${name}`, ...own, ...rest } });
    const made = await create({});
    expect({ status: made.status, problem: made.status === 201 ? null : made.problem }).toEqual({ status: 201, problem: null });
    const { id } = Made.parse(made.body);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const put = (body: object) => api.send('PUT', `${path}/${id}`, { as: 'publisher', body: { id, ...body } });
    const hasPublishCall = name === 'article' || name === 'guide';
    const refused = [
      await create({ published: true }),
      await create({ publishAt }),
      await put({ published: true, force: true }),
      await put({ publishAt }),
      ...(hasPublishCall
        ? [
            await api.send('POST', `${path}/${id}/publish`, { as: 'publisher', body: {} }),
            await api.send('POST', `${path}/${id}/publish`, { as: 'publisher', body: { publishAt } }),
            await api.send('POST', `${path}/${id}/versions/1/publish`, { as: 'publisher', body: {} }),
          ]
        : []),
    ];
    for (const { status, problem } of refused)
      expect({ status, missing: problem.errors?.map(({ pointer }) => pointer) }).toEqual({ status: 422, missing });
    const check = await api.send('GET', `${path}/${id}/publish_check`, { as: 'editor' });
    expect(check).toMatchObject({ status: 200, body: { ready: false, errors: refused[0]?.problem.errors } });
    expect((await api.send('GET', `${path}/${id}/publish_check`, { as: 'dana' })).status).toBe(403);
  });

  test('has all of them in the demo data', async () => {
    const items = await query<{ slug: string; fields: ContentFields }>(
      server.databaseUrl,
      `SELECT slug, fields FROM content WHERE type = $1 AND status = 'PUBLISHED'`,
      [name],
    );
    const incomplete = items.map(({ slug, fields }) => ({
      slug,
      missing: withContentType(name as ContentName, (type) =>
        findMissingFields(type.requirements, { ...type.defaults, ...fields } as never),
      ),
    }));
    expect(incomplete.filter((item) => item.missing.length > 0)).toEqual([]);
  });
});

test('a live company page loses no required field to a change of it', async () => {
  const [live] = await query<{ id: string }>(
    server.databaseUrl,
    `SELECT id FROM content WHERE type = 'company' AND status = 'PUBLISHED' LIMIT 1`,
  );
  const params = { id: live?.id ?? '' };
  const body = { about: { blocks: [] }, countriesServed: [], published: true };
  const refused = await api.call(contract.companies.update, { as: 'publisher', params, body });
  expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/about' }, { pointer: '/countriesServed' }] } });
});

describe('the publish check', () => {
  test('names broken links beside the fields, and agrees with the gate', async () => {
    const { articles, guides } = contract;
    const { body: draft } = await api.call(guides.create, { as: 'editor', body: { title: 'A guide to nothing yet', locationId: placeId } });
    const link = { text: 'the guide', link: { entityType: 'guide' as const, entityId: draft.id } };
    const text = { blocks: [{ type: 'paragraph' as const, content: [{ text: 'See ' }, link] }] };
    const { body: article } = await api.call(articles.create, { as: 'editor', body: newArticle({ body: text }) });
    const params = { id: article.id };
    const { body } = await api.call(articles.publishCheck, { as: 'editor', params });
    expect(body).toEqual({
      ready: false,
      errors: [
        {
          pointer: '/body/blocks/0/content/1',
          field: '1',
          code: 'unpublished',
          message: 'It links to “A guide to nothing yet”, which visitors cannot see. Publish that first, or remove the link',
        },
      ],
      warnings: [],
    });
    expect((await api.call(articles.publish, { as: 'publisher', params, body: {} })).problem.errorCode).toBe('reference.broken');
    await api.call(articles.update, { as: 'editor', params, body: { id: article.id, body: newArticle().body } });
    expect((await api.call(articles.publishCheck, { as: 'editor', params })).body).toEqual({ ready: true, errors: [], warnings: [] });
    expect((await api.call(articles.publish, { as: 'publisher', params, body: {} })).status).toBe(200);
  });

  test('warns of a category without members', async () => {
    const { companyCategories, landingPageCategories } = contract;
    const title = 'Nothing in it';
    const companiesOf = await api.call(companyCategories.create, { as: 'editor', body: { title, kind: 'STYLE' } });
    const pagesOf = await api.call(landingPageCategories.create, { as: 'editor', body: { title } });
    const checks = [
      await api.call(companyCategories.publishCheck, { as: 'editor', params: { id: companiesOf.body.id } }),
      await api.call(landingPageCategories.publishCheck, { as: 'editor', params: { id: pagesOf.body.id } }),
    ];
    for (const { body } of checks) expect(body.warnings).toMatchObject([{ pointer: '', code: 'required' }]);
  });
});

describe('dates and prices', () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  /** Publishes a copy of a live item with these changes, as a new version of it. */
  const publish = async (name: ContentName, changes: object) => {
    const [live] = await query<{ id: string }>(
      server.databaseUrl,
      `SELECT id FROM content WHERE type = $1 AND status = 'PUBLISHED' ORDER BY fields ->> 'template' = 'LEGAL' DESC, id LIMIT 1`,
      [name],
    );
    const path = withContentType(name, (type) => type.path);
    const { status, problem } = await api.send('PUT', `${path}/${live?.id}`, {
      as: 'publisher',
      body: { id: live?.id, ...changes, published: true },
    });
    return { status, errors: status === 200 ? [] : problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`) };
  };
  const priced = { priceFromPerPersonUSD: 5200, priceToPerPersonUSD: null, priceLines: [], priceNote: null };

  test.each<[string, ContentName, object, string]>([
    ['a price that nobody confirmed', 'itinerary', { ...priced, priceCheckedOn: null }, '/priceCheckedOn required'],
    ['a price of long ago', 'itinerary', { ...priced, priceCheckedOn: day(-400) }, '/priceCheckedOn tooSmall'],
    ['a price confirmed tomorrow', 'itinerary', { ...priced, priceCheckedOn: day(3) }, '/priceCheckedOn tooBig'],
    ['a campaign that is over', 'landingPage', { campaign: { code: 'gone', endsAt: '2026-01-31T00:00:00Z' } }, '/campaign/endsAt tooSmall'],
    ['a legal text without a day of review', 'contentPage', { reviewDueAt: null }, '/reviewDueAt required'],
  ])('%s stops the publication', async (_, name, changes, error) => {
    expect(await publish(name, changes)).toEqual({ status: 422, errors: [error] });
  });

  test.each<[string, ContentName, object]>([
    ['an old price with a note', 'itinerary', { ...priced, priceCheckedOn: day(-400), priceNote: 'By season: ask us.' }],
    ['no price, but a note', 'itinerary', { ...priced, priceFromPerPersonUSD: null, priceNote: 'By season: ask us.' }],
    ['a campaign that runs', 'landingPage', { campaign: { code: 'now', endsAt: new Date(Date.now() + 86_400_000).toISOString() } }],
  ])('%s does not', async (_, name, changes) => {
    expect(await publish(name, changes)).toEqual({ status: 200, errors: [] });
  });

  test('a position that has closed and news of tomorrow cannot be displayed', async () => {
    const { careers, newsSnippets } = contract;
    const position = { ...careers.create.example, closesAt: day(-1), displayed: true };
    expect(await api.send('POST', careers.create.path, { as: 'publisher', body: position })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/closesAt' }] },
    });
    const [source] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM news_sources LIMIT 1');
    const news = { ...newsSnippets.create.example, newsSourceId: source?.id, publishedOn: day(3), displayed: true };
    expect(await api.send('POST', newsSnippets.create.path, { as: 'publisher', body: news })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/publishedOn' }] },
    });
  });
});

test('a career without a description cannot be displayed', async () => {
  const body = { ...contract.careers.create.example, description: { blocks: [] }, displayed: true };
  const refused = await api.send('POST', contract.careers.create.path, { as: 'publisher', body });
  expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/description' }] } });
});
