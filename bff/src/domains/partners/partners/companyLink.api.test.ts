import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { partners, companies, reviews, companyContactRequests } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);
const readPartner = async (id: string) => (await api.call(partners.read, { as: 'care', params: { id } })).body;
const findPartner = async (name: string) =>
  (await sql<{ id: string }>('SELECT id FROM partners WHERE display_name = $1', [name]))[0]?.id ?? '';
const acacia = await readPartner(await findPartner('Acacia Quill'));
const oldPage = acacia.companyId ?? '';
const samphire = await createPartner('Samphire Coast', null);
const newPage = (await api.call(companies.create, { as: 'admin', body: { title: 'Acacia Quill Journeys' } })).body.id;

async function createPartner(displayName: string, companyId: string | null) {
  const body = { legalName: displayName, displayName, email: 'samphire@example.com', timeZone: 'Europe/London', companyId };
  return (await api.call(partners.create, { as: 'admin', body })).body;
}
const link = (id: string, companyId: string | null, options: { dryRun?: boolean; moveReviews?: boolean } = {}) =>
  api.call(partners.setCompany, { as: 'care', params: { id }, body: { companyId, ...options } });
const countReviews = async (companyId: string) => (await api.call(reviews.histogram, { query: { companyId } })).body.total;
const partnerOfPage = async (id: string, as: 'admin' | 'dana') => (await api.call(companies.read, { as, params: { id } })).body.partnerId;

describe('the company page of a partner', () => {
  test('moves with its reviews, their counts and the open questions', async () => {
    const { body: question } = await api.call(companyContactRequests.create, {
      captcha: 'companyContact',
      body: {
        kind: 'QUESTION_TO_COMPANY',
        companyId: oldPage,
        name: 'Ana Duarte',
        email: 'ana@example.org',
        message: 'Do you know the Chyulu Hills?',
      },
    });
    const readQuestion = async () => (await api.call(companyContactRequests.read, { as: 'care', params: { id: question.id } })).body;
    expect((await readQuestion()).partnerId).toBe(acacia.id);
    const before = await countReviews(oldPage);
    expect(before).toBeGreaterThan(0);
    const versionOf = async (id: string) => (await api.call(companies.read, { as: 'admin', params: { id } })).body.version;
    const versions = await Promise.all([oldPage, newPage].map(versionOf));

    const planned = await link(acacia.id, newPage, { dryRun: true });
    expect(planned.body).toMatchObject({ dryRun: true, previousCompanyId: oldPage, version: acacia.version });
    expect(planned.body.questionCount).toBeGreaterThan(0);
    expect(planned.body.reviewCount).toBeGreaterThanOrEqual(before);
    expect((await readPartner(acacia.id)).companyId).toBe(oldPage);

    const { body: moved } = await link(acacia.id, newPage);
    expect(moved).toEqual({ ...planned.body, dryRun: false, version: acacia.version + 1 });
    expect((await readPartner(acacia.id)).companyId).toBe(newPage);
    expect([await countReviews(oldPage), await countReviews(newPage)]).toEqual([0, before]);
    const listed = await api.call(reviews.search, { body: { filters: { companyId: newPage }, limit: 1 } });
    expect(listed.body).toMatchObject({ total: before, items: [{ companyId: newPage, partnerId: acacia.id }] });
    expect([await partnerOfPage(oldPage, 'dana'), await partnerOfPage(newPage, 'admin')]).toEqual([null, acacia.id]);
    expect(await Promise.all([oldPage, newPage].map(versionOf))).toEqual(versions.map((version) => version + 1));
    expect((await readQuestion()).partnerId).toBeNull();

    expect((await link(samphire.id, oldPage)).body).toMatchObject({ companyId: oldPage, reviewCount: 0 });
    expect(await partnerOfPage(oldPage, 'dana')).toBe(samphire.id);
    expect((await readQuestion()).partnerId).toBe(samphire.id);
  });

  test('of another partner is refused, and the answer names the partner', async () => {
    const refused = await link(samphire.id, newPage);
    expect(refused).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict', errors: [{ pointer: '/companyId' }] } });
    expect(refused.problem.message).toContain('Acacia Quill');
    const body = { companyId: newPage };
    expect((await api.call(partners.update, { as: 'care', params: { id: samphire.id }, body })).status).toBe(409);
    expect((await link(samphire.id, samphire.id)).problem).toMatchObject({
      errorCode: 'reference.unknown',
      errors: [{ pointer: '/companyId' }],
    });
    expect((await api.call(partners.setCompany, { as: 'lead', params: { id: acacia.id }, body })).status).toBe(403);
  });

  test('is set on the partner alone: the page accepts its partner, and names the call for another', async () => {
    const change = (partnerId: string | null) =>
      api.send('PUT', `/v2/companies/${oldPage}`, { as: 'admin', body: { id: oldPage, partnerId } });
    expect((await change(samphire.id)).status).toBe(200);
    for (const refused of [
      await change(acacia.id),
      await api.send('POST', '/v2/companies', { as: 'admin', body: { title: 'One more page', partnerId: acacia.id } }),
    ])
      expect(refused).toMatchObject({
        status: 422,
        problem: {
          errors: [{ pointer: '/partnerId', code: 'readOnly', message: expect.stringContaining('PUT /v3/partners/{id}/company') }],
        },
      });
  });

  test('has its current partner when an earlier version is published as planned', async () => {
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const planned = await api.call(companies.update, {
      as: 'admin',
      params: { id: oldPage },
      body: { id: oldPage, tagline: 'By the sea', publishAt },
    });
    expect(planned.body).toMatchObject({ publishAt, partnerId: samphire.id });
    expect((await link(samphire.id, null)).status).toBe(200);
    await sql(`UPDATE content SET publish_at = now() - interval '1 minute' WHERE id = $1`, [oldPage]);
    await runJob(server, 'publishScheduled');
    const { body } = await api.call(companies.read, { as: 'dana', params: { id: oldPage } });
    expect(body).toMatchObject({ tagline: 'By the sea', partnerId: null });
    expect((await link(samphire.id, oldPage)).status).toBe(200);
  });

  test('can leave the reviews where they are, and be set with the other fields of a partner', async () => {
    const before = await countReviews(newPage);
    expect((await link(acacia.id, null, { moveReviews: false })).body).toMatchObject({ companyId: null, reviewCount: 0 });
    expect(await countReviews(newPage)).toBe(before);
    expect((await api.call(partners.update, { as: 'care', params: { id: samphire.id }, body: { companyId: null } })).status).toBe(200);
    expect(await partnerOfPage(oldPage, 'dana')).toBeNull();
    const fresh = await createPartner('Samphire Hills', oldPage);
    expect(await partnerOfPage(oldPage, 'dana')).toBe(fresh.id);
  });
});

describe('the daily check', () => {
  const alerts = () =>
    sql<{ title: string }>(
      `SELECT data ->> 'title' AS title FROM templated_emails WHERE template_key = 'ops-alert' AND related_type = 'PARTNER'`,
    );

  test('is silent while partners and pages agree', async () => {
    await runJob(server, 'checkCompanyLinks');
    expect(await alerts()).toEqual([]);
  });

  test('alerts the administrators of a page that names another partner, and the same link again repairs it', async () => {
    expect((await link(acacia.id, newPage)).status).toBe(200);
    await sql('UPDATE content SET partner_id = NULL WHERE id = $1', [newPage]);
    await runJob(server, 'checkCompanyLinks', 2);
    expect((await alerts()).map(({ title }) => title)).toContain('The company page of Acacia Quill disagrees with the partner');
    expect((await link(acacia.id, newPage)).status).toBe(200);
    expect((await sql('SELECT partner_id FROM content WHERE id = $1', [newPage]))[0]).toEqual({ partner_id: acacia.id });
  });
});
