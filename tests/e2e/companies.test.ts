import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const htmlOf = async (path: string) => (await fetch(server.origin + path)).text();
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '{}') as { '@type'?: string },
  );

test('a company shows its people, its figures and its reviews, as the API has them', async () => {
  const { body: company } = await api.call(contract.companies.read, { params: { id: 'acacia-quill' } });
  const { body: agents } = await api.call(contract.agents.list, { query: { partnerId: company.partnerId ?? '' } });
  const html = await htmlOf('/travel-company/acacia-quill/');
  expect(html).toContain(`All ${company.reviewCount} reviews`);
  expect(html).toContain(`/reviews/?company=acacia-quill`);
  for (const { familyName } of agents.items) expect(html).toContain(familyName);
  expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(expect.arrayContaining(['TravelAgency', 'BreadcrumbList']));
  expect(html).not.toContain('activityLevel');
});

test('every published company is in the index, and a category lists its companies', async () => {
  const { body: all } = await api.call(contract.companies.list, { query: { limit: 100 } });
  const index = await htmlOf('/travel-companies/');
  const { body: category } = await api.call(contract.companyCategories.page, { params: { id: 'africa' } });
  const africa = await htmlOf('/travel-companies/africa/');
  const namesIn = (html: string) => new Set([...html.matchAll(/href="(\/travel-company\/[^"/]+\/)"/g)].map(([, href]) => href));
  expect([...namesIn(africa)]).toEqual(category.companies.map(({ url }) => url));
  for (const { slug } of all.items) expect(namesIn(index)).toContain(`/travel-company/${slug}/`);
});

test('an earlier slug redirects to the current one, and an unknown one is not found', async () => {
  const { body: company } = await api.call(contract.companies.read, { params: { id: 'duneward' } });
  await api.call(contract.companies.update, {
    as: 'publisher',
    params: { id: company.id },
    body: { id: company.id, slug: 'duneward-morocco', published: true },
  });
  const old = await fetch(`${server.origin}/travel-company/duneward/`, { redirect: 'manual' });
  expect([old.status, old.headers.get('Location')]).toEqual([301, '/travel-company/duneward-morocco/']);
  for (const path of ['/travel-company/nobody/', '/travel-companies/nowhere/'])
    expect((await fetch(server.origin + path)).status).toBe(404);
});

test('an unpublished company has no page', async () => {
  const drafts = await query<{ slug: string; type: string }>(
    server.databaseUrl,
    `SELECT c.slug, c.type FROM content c WHERE c.type IN ('company', 'companyCategory') AND NOT EXISTS (SELECT FROM published_content p WHERE p.id = c.id)`,
  );
  for (const { slug, type } of drafts) {
    const path = type === 'company' ? `/travel-company/${slug}/` : `/travel-companies/${slug}/`;
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
  }
});
