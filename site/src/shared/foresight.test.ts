import { expect, jest, test } from '@jest/globals';
import type { Outgoing, Send } from '@farwend/api-contract/client';
import { foresight } from './foresight.ts';

const request = (address: string, method: Outgoing['method'] = 'GET'): Outgoing => ({ method, address, headers: {}, body: undefined });
const answers = (status = 200) => jest.fn<Send>(async ({ address }) => ({ status, statusText: '', body: address }));

test('what was fetched ahead is not fetched again, and serves once', async () => {
  const [send, once] = [answers(), answers()];
  const seen = foresight(send, once);
  await seen.ahead(request('/a'));
  await seen.ahead(request('/a'));
  expect(await seen.send(request('/a'))).toMatchObject({ body: '/a' });
  expect([send.mock.calls.length, once.mock.calls.length]).toEqual([0, 1]);
  await seen.send(request('/a'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('it is good for half a minute, and not after a write', async () => {
  let time = 0;
  const send = answers();
  const seen = foresight(send, answers(), () => time);
  await seen.ahead(request('/a'));
  time = 30_001;
  await seen.send(request('/a'));
  await seen.ahead(request('/b'));
  await seen.send(request('/c', 'POST'));
  await seen.send(request('/b'));
  expect(send.mock.calls.map(([{ address }]) => address)).toEqual(['/a', '/c', '/b']);
});

test('a failure ahead is nobody’s failure', async () => {
  const send = answers();
  const failed = foresight(send, answers(503));
  await failed.ahead(request('/a'));
  expect(await failed.send(request('/a'))).toMatchObject({ status: 200 });
  const cut = foresight(
    send,
    jest.fn<Send>(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await cut.ahead(request('/a')).catch(() => undefined);
  expect(await cut.send(request('/a'))).toMatchObject({ status: 200 });
});
