import { describe, expect, jest, test } from '@jest/globals';
import type { Transport } from '@farwend/api-contract/client';
import { withRetries, withRetriesWhenBusy } from './withRetries.ts';

const reply = { status: 200, statusText: 'OK', body: {} };
const request = (method: 'GET' | 'POST') => ({ method, url: '/v3/countries', headers: {}, body: undefined });
const createFailingSend = (times: number) => {
  let remaining = times;
  return jest.fn<Transport>(async () => {
    if (remaining-- > 0) throw new TypeError('Failed to fetch');
    return reply;
  });
};
const pause = async () => undefined;

test('retries a read up to three times', async () => {
  const send = createFailingSend(3);
  await expect(withRetries(send, pause)(request('GET'))).resolves.toBe(reply);
  expect(send).toHaveBeenCalledTimes(4);
});

test('then rejects', async () => {
  const send = createFailingSend(4);
  await expect(withRetries(send, pause)(request('GET'))).rejects.toThrow('Failed to fetch');
  expect(send).toHaveBeenCalledTimes(4);
});

test('sends a write once', async () => {
  const send = createFailingSend(1);
  await expect(withRetries(send, pause)(request('POST'))).rejects.toThrow('Failed to fetch');
  expect(send).toHaveBeenCalledTimes(1);
});

test('accepts a response of any status', async () => {
  const send = jest.fn<Transport>(async () => ({ ...reply, status: 500 }));
  await withRetries(send, pause)(request('GET'));
  expect(send).toHaveBeenCalledTimes(1);
});

describe('withRetriesWhenBusy', () => {
  const createBusySend = (...statuses: number[]) => {
    const remaining = [...statuses];
    return jest.fn<Transport>(async () => ({ ...reply, status: remaining.shift() ?? 200 }));
  };

  test.each([408, 425, 429, 502, 503, 504])('retries after %i, up to three times', async (status) => {
    const send = createBusySend(status, status, status, status, status);
    await expect(withRetriesWhenBusy(send, pause)(request('GET'))).resolves.toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(4);
    const recovers = createBusySend(status, 200);
    await expect(withRetriesWhenBusy(recovers, pause)(request('GET'))).resolves.toMatchObject({ status: 200 });
    expect(recovers).toHaveBeenCalledTimes(2);
  });

  test.each([200, 301, 400, 401, 403, 404, 410, 422, 500])('%i is final', async (status) => {
    const send = createBusySend(status);
    await withRetriesWhenBusy(send, pause)(request('GET'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('sends a write once', async () => {
    const send = createBusySend(503);
    await withRetriesWhenBusy(send, pause)(request('POST'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
