import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { storeToken, readToken } from '#src/shared/accessToken.ts';
import { validateStoredToken } from './validateStoredToken.ts';

const token = { id: 't1', accessToken: 'secret' };
const createFetch = (status: number) =>
  jest.fn(async (_address: string, _init?: RequestInit) => ({
    status,
    statusText: '',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: async () => '{}',
  }));
const mockFetch = (fetch: jest.Mock<(address: string, init?: RequestInit) => Promise<unknown>>) => Object.assign(globalThis, { fetch });

beforeEach(() => storeToken({ ...token, expiresAt: new Date(Date.now() + 60_000).toISOString() }));
afterEach(() => window.localStorage.clear());

test('checks the stored token with the token itself', async () => {
  const fetch = createFetch(200);
  mockFetch(fetch);
  await validateStoredToken();
  expect(fetch).toHaveBeenCalledWith(
    '/v3/tokens/t1',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer secret' }) }),
  );
  expect(readToken()).toEqual(token);
});

test.each([401, 404, 500])('a status above 399 (%i) removes it', async (status) => {
  mockFetch(
    jest.fn(async () => ({
      status,
      statusText: '',
      headers: new Headers({ 'Content-Type': 'application/problem+json' }),
      text: async () => JSON.stringify({ httpStatus: status, errorCode: 'x' }),
    })),
  );
  await validateStoredToken();
  expect(readToken()).toBeNull();
});

test('a network error does not remove it', async () => {
  jest.useFakeTimers();
  mockFetch(
    jest.fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  const checked = validateStoredToken();
  await jest.runAllTimersAsync();
  await checked;
  jest.useRealTimers();
  expect(readToken()).toEqual(token);
});

test('an expired token is not stored', () => {
  storeToken({ ...token, expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(readToken()).toBeNull();
});
