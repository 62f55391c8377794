import { expect, jest, test } from '@jest/globals';
import type { Send } from '@farwend/api-contract/client';
import { retrying } from './retrying.ts';

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
