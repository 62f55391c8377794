import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepToken, readToken } from '#src/shared/accessToken.ts';
import { checkKeptToken } from './checkKeptToken.ts';

const token = { id: 't1', accessToken: 'secret' };
const answer = (status: number) =>
  jest.fn(async (_address: string, _init?: RequestInit) => ({
    status,
    statusText: '',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: async () => '{}',
  }));
const answerWith = (fetch: jest.Mock<(address: string, init?: RequestInit) => Promise<unknown>>) => Object.assign(globalThis, { fetch });

beforeEach(() => keepToken({ ...token, expiresAt: new Date(Date.now() + 60_000).toISOString() }));
afterEach(() => window.localStorage.clear());

test('asks the server about the kept token, with the token itself', async () => {
  const fetch = answer(200);
  answerWith(fetch);
  await checkKeptToken();
  expect(fetch).toHaveBeenCalledWith(
    '/v3/tokens/t1',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer secret' }) }),
  );
  expect(readToken()).toEqual(token);
});

test.each([401, 404, 500])('a status above 399 (%i) forgets it', async (status) => {
  answerWith(
    jest.fn(async () => ({
      status,
      statusText: '',
      headers: new Headers({ 'Content-Type': 'application/problem+json' }),
      text: async () => JSON.stringify({ httpStatus: status, errorCode: 'x' }),
    })),
  );
  await checkKeptToken();
  expect(readToken()).toBeNull();
});

test('no answer at all says nothing about it', async () => {
  jest.useFakeTimers();
  answerWith(
    jest.fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  const checked = checkKeptToken();
  await jest.runAllTimersAsync();
  await checked;
  jest.useRealTimers();
  expect(readToken()).toEqual(token);
});

test('a token that has ended is not kept', () => {
  keepToken({ ...token, expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(readToken()).toBeNull();
});
