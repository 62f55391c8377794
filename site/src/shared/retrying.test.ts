import { describe, expect, jest, test } from '@jest/globals';
import type { Send } from '@farwend/api-contract/client';
import { retrying, retryingPageData } from './retrying.ts';

const answer = { status: 200, statusText: 'OK', body: {} };
const request = (method: 'GET' | 'POST') => ({ method, address: '/v3/countries', headers: {}, body: undefined });
const failing = (times: number) => {
  let left = times;
  return jest.fn<Send>(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch');
    return answer;
  });
};
const pause = async () => undefined;

test('a read is tried again up to three times', async () => {
  const send = failing(3);
  await expect(retrying(send, pause)(request('GET'))).resolves.toBe(answer);
  expect(send).toHaveBeenCalledTimes(4);
});

test('then it fails', async () => {
  const send = failing(4);
  await expect(retrying(send, pause)(request('GET'))).rejects.toThrow('Failed to fetch');
  expect(send).toHaveBeenCalledTimes(4);
});

test('a write is sent once', async () => {
  const send = failing(1);
  await expect(retrying(send, pause)(request('POST'))).rejects.toThrow('Failed to fetch');
  expect(send).toHaveBeenCalledTimes(1);
});

test('an answer is final, whatever its status', async () => {
  const send = jest.fn<Send>(async () => ({ ...answer, status: 500 }));
  await retrying(send, pause)(request('GET'));
  expect(send).toHaveBeenCalledTimes(1);
});

describe('what a page is made of', () => {
  const answering = (...statuses: number[]) => {
    const left = [...statuses];
    return jest.fn<Send>(async () => ({ ...answer, status: left.shift() ?? 200 }));
  };

  test.each([408, 425, 429, 502, 503, 504])('is asked for again after %i, up to three times', async (status) => {
    const send = answering(status, status, status, status, status);
    await expect(retryingPageData(send, pause)(request('GET'))).resolves.toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(4);
    const recovers = answering(status, 200);
    await expect(retryingPageData(recovers, pause)(request('GET'))).resolves.toMatchObject({ status: 200 });
    expect(recovers).toHaveBeenCalledTimes(2);
  });

  test.each([200, 301, 400, 401, 403, 404, 410, 422, 500])('%i is final', async (status) => {
    const send = answering(status);
    await retryingPageData(send, pause)(request('GET'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is never written twice', async () => {
    const send = answering(503);
    await retryingPageData(send, pause)(request('POST'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
