import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '@farwend/tests/builders/api.ts';
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
  article: { own: { type: 'EVERGREEN', body: blank }, missing: ['/summary', '/body'] },
  guide: { own: { locationId: placeId }, missing: ['/summary', '/heroImage', '/body', '/bestMonths'] },
  itinerary: { own: { nights: 1, days: [day] }, missing: ['/summary', '/heroImage', '/days/0/description'] },
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

test('a career without a description cannot be displayed', async () => {
  const body = { ...contract.careers.create.example, description: { blocks: [] }, displayed: true };
  const refused = await api.send('POST', contract.careers.create.path, { as: 'publisher', body });
  expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/description' }] } });
});
