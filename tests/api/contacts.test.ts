import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { apiOf } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());

const { contactRequests } = contract;
const message = {
  option: 'PRESS',
  name: 'Ana Duarte',
  email: 'ana@example.org',
  message: 'We would like to talk about quiet islands.',
} as const;

describe('the contact form', () => {
  test('needs a solved challenge from visitors and is read by staff only', async () => {
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

  test('its messages go their way: opened, answered with the answer, closed, reopened', async () => {
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

  test('every wrong field is named', async () => {
    const { status, problem } = await api.send('POST', '/v3/contact_requests', {
      captcha: 'contact',
      body: { option: 'X', name: '', email: 'a@', message: 'short' },
    });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(['email', 'message', 'name', 'option']);
  });
});
