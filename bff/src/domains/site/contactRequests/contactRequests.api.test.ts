import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { contactRequests } = contract;
const message = {
  option: 'PRESS',
  name: 'Ana Duarte',
  email: 'ana@example.org',
  message: 'We would like to talk about quiet islands.',
} as const;

describe('the contact form', () => {
  test('needs a solved challenge from visitors, and only staff read it', async () => {
    expect(await api.call(contactRequests.create, { body: message })).toMatchObject({
      status: 400,
      problem: { errorCode: 'captcha.missing' },
    });
    const sent = await api.call(contactRequests.create, { captcha: 'contact', body: message });
    expect(sent).toMatchObject({ status: 201, body: { status: 'NEW', allowedTransitions: [], answer: null } });
    const params = { id: sent.body.id };
    expect((await api.call(contactRequests.read, { as: 'dana', params })).status).toBe(403);
    expect((await api.call(contactRequests.read, { as: 'team', params })).body).toMatchObject({ email: 'ana@example.org' });
  });

  test('its messages can be opened, answered, closed and reopened', async () => {
    const { body } = await api.call(contactRequests.create, { captcha: 'contact', body: message });
    const params = { id: body.id };
    const put = (status: 'OPEN' | 'ANSWERED' | 'CLOSED' | 'SPAM', answer?: string) =>
      api.call(contactRequests.update, { as: 'care', params, body: { status, ...(answer ? { answer } : {}) } });
    expect((await api.call(contactRequests.update, { as: 'marageti', params, body: { status: 'OPEN' } })).status).toBe(403);
    expect((await put('OPEN')).body).toMatchObject({ status: 'OPEN', allowedTransitions: ['FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM'] });
    expect(await put('ANSWERED')).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/answer' }] } });
    expect((await put('ANSWERED', 'Sent the press kit.')).body.status).toBe('ANSWERED');
    expect(await put('SPAM')).toMatchObject({ status: 409, problem: { allowedTransitions: ['CLOSED'] } });
    expect((await put('CLOSED')).body.status).toBe('CLOSED');
    expect((await put('OPEN')).body.status).toBe('OPEN');
  });

  test('every invalid field is named', async () => {
    const { status, problem } = await api.send('POST', '/v3/contact_requests', {
      captcha: 'contact',
      body: { option: 'X', name: '', email: 'a@', message: 'short' },
    });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(['email', 'message', 'name', 'option']);
  });
});

describe('messages from and to companies', () => {
  const { companyContactRequests, partners } = contract;
  const application = {
    kind: 'JOIN_AS_COMPANY' as const,
    companyName: 'Saltmarsh & Sky',
    website: 'https://saltmarsh.example.com',
    countryCodes: ['PT'],
    name: 'Inês Faria',
    email: 'ines@saltmarsh.example.com',
    message: 'We plan walking trips along the Alentejo coast.',
  };

  test('a request to join creates an applying partner', async () => {
    const sent = await api.call(companyContactRequests.create, { captcha: 'companyContact', body: application });
    expect(sent).toMatchObject({ status: 201, body: { status: 'NEW', partnerId: expect.any(String) } });
    const partner = await api.call(partners.read, { as: 'care', params: { id: sent.body.partnerId ?? '' } });
    expect(partner.body).toMatchObject({ status: 'APPLIED', displayName: 'Saltmarsh & Sky', website: 'https://saltmarsh.example.com' });
  });

  test('missing fields are named', async () => {
    const nameless = await api.call(companyContactRequests.create, {
      captcha: 'companyContact',
      body: { ...application, companyName: null },
    });
    expect(nameless).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/companyName' }] } });
    const nobody = await api.call(companyContactRequests.create, {
      captcha: 'companyContact',
      body: { ...application, kind: 'QUESTION_TO_COMPANY' },
    });
    expect(nobody).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/companyId' }] } });
  });

  test('a question reaches its company once staff forward it, and no other company', async () => {
    const { body: list } = await api.send('GET', '/v2/companies', { query: { limit: 50 } });
    const companies = (list as { items: { id: string; title: string }[] }).items;
    const companyId = companies.find(({ title }) => title === 'Acacia Quill')?.id ?? '';
    const sent = await api.call(companyContactRequests.create, {
      captcha: 'companyContact',
      body: { ...application, kind: 'QUESTION_TO_COMPANY', companyName: null, companyId },
    });
    expect(sent.status).toBe(201);
    const params = { id: sent.body.id };
    const statuses = async () =>
      Promise.all((['lead', 'otherLead'] as const).map(async (as) => (await api.call(companyContactRequests.read, { as, params })).status));
    expect(await statuses()).toEqual([404, 404]);
    await api.call(companyContactRequests.update, { as: 'care', params, body: { status: 'FORWARDED' } });
    expect(await statuses()).toEqual([200, 404]);
  });

  test('ids and counts are for staff; addresses are for administrators, and reading them is audited', async () => {
    expect((await api.call(companyContactRequests.ids, { as: 'dana' })).status).toBe(403);
    expect((await api.call(companyContactRequests.rowCounts, { as: 'team' })).body.byStatus.FORWARDED).toBeGreaterThan(0);
    expect((await api.call(companyContactRequests.emailAddresses, { as: 'care' })).status).toBe(403);
    expect((await api.call(companyContactRequests.emailAddresses, { as: 'admin' })).body).toContain('ines@saltmarsh.example.com');
    const audit = await api.call(contract.audit.list, { as: 'admin', query: { action: 'READ_ADDRESSES' } });
    expect(audit.body.items).toHaveLength(1);
  });
});
