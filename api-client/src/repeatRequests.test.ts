import { describe, expect, test } from '@jest/globals';
import type { ClientRequest, ClientResponse } from '@farwend/api-contract/client';
import { repeatRequests } from './repeatRequests.ts';

type Answer = Pick<ClientResponse, 'status' | 'retryAfterMs'> | 'none';

/** Sends a request to a server that gives these answers one after the other; tells what it was sent and how long the pauses were. */
async function send(request: Pick<ClientRequest, 'method' | 'url'> & Partial<ClientRequest>, answers: Answer[], retries = 4) {
  const sent: ClientRequest[] = [];
  const pauses: number[] = [];
  const transport = repeatRequests(
    async (one) => {
      sent.push(one);
      const answer = answers[sent.length - 1] ?? { status: 200 };
      if (answer === 'none') throw new TypeError('fetch failed');
      return { statusText: '', body: undefined, ...answer };
    },
    retries,
    async (milliseconds) => {
      pauses.push(milliseconds);
    },
  );
  const outcome = await transport({ headers: {}, body: undefined, ...request }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  return { outcome, sent, pauses, keys: [...new Set(sent.map(({ headers }) => headers['Idempotency-Key']))] };
}

const read = { method: 'GET', url: '/v3/trip_requests?limit=5' } as const;
const create = { method: 'POST', url: '/v3/trip_requests' } as const;

describe('a request', () => {
  test.each(['none', { status: 429 }, { status: 502 }, { status: 503 }, { status: 504 }] as const)(
    'is repeated after %j until it is answered, after longer and longer pauses',
    async (answer) => {
      const { outcome, pauses } = await send(read, [answer, answer, answer]);
      expect(outcome).toBe(200);
      expect(pauses).toHaveLength(3);
      expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
      expect(new Set(pauses).size).toBe(3);
    },
  );

  test('waits as long as the answer asks for, and a minute at most', async () => {
    expect((await send(read, [{ status: 503, retryAfterMs: 20_000 }])).pauses).toEqual([20_000]);
    expect((await send(read, [{ status: 429, retryAfterMs: 3_600_000 }])).pauses).toEqual([60_000]);
  });

  test.each([400, 401, 403, 404, 409, 412, 422, 500])('that is answered with %i is not repeated', async (status) => {
    expect(await send(read, [{ status }])).toMatchObject({ outcome: status, pauses: [] });
  });

  test('is given up after so many retries, with the last answer', async () => {
    expect(await send(read, [{ status: 503 }, { status: 503 }, { status: 504 }], 2)).toMatchObject({ outcome: 504, pauses: { length: 2 } });
    expect(await send(read, ['none', 'none'], 1)).toMatchObject({ outcome: 'TypeError: fetch failed', pauses: { length: 1 } });
    expect(await send(read, [{ status: 503 }], 0)).toMatchObject({ outcome: 503, pauses: [] });
  });

  test('that was aborted is not repeated', async () => {
    const { outcome, pauses } = await send({ ...read, signal: AbortSignal.abort() }, ['none']);
    expect({ outcome, pauses }).toEqual({ outcome: 'TypeError: fetch failed', pauses: [] });
  });
});

describe('a write', () => {
  test('that creates carries one key through all attempts, the caller’s if there is one', async () => {
    const { outcome, keys } = await send(create, ['none', { status: 503 }]);
    expect(outcome).toBe(200);
    expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7e]{8,128}$/)]);
    expect((await send({ ...create, headers: { 'Idempotency-Key': 'order-4711' } }, ['none'])).keys).toEqual(['order-4711']);
    expect((await send(create, [])).keys).not.toEqual(keys);
  });

  test.each([
    ['PUT', '/v3/trip_requests/1', true],
    ['DELETE', '/v3/notes/1', true],
    ['PATCH', '/v2/views/1', false],
    ['POST', '/v3/trip_request_searches', true],
    ['POST', '/v3/privacy_requests', false],
    ['POST', '/v3/login', false],
    ['POST', '/v3/tokens', false],
  ] as const)('%s %s is repeated: %p', async (method, url, isRepeated) => {
    const { outcome, keys } = await send({ method, url }, [{ status: 503 }]);
    expect({ outcome, keys }).toEqual({ outcome: isRepeated ? 200 : 503, keys: [undefined] });
  });
});
