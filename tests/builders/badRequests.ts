import type { Call } from '@farwend/api-contract';
import { contract, problems } from '@farwend/api-contract';
import { expect } from '@jest/globals';
import type { Answer, Api, SendOptions } from './api.ts';
import { rightPerson } from './callers.ts';
import { everyCall } from './everyCall.ts';
import { addressOf, loadSights, sightOfPath } from './sights.ts';

/** Calls with a body. */
export const withBody = everyCall.filter(({ call }) => call.body !== undefined);

/** Accounts stay as they are: whoever tests is signed in with one. */
const leftAlone = ['user', 'token', 'person'];
const NO_ID = '018f0000-0000-7000-8000-000000000000';

/** Sends what is wrong to records that are there, so that it is the request that is refused and not the address. */
export async function badRequests(api: Api, databaseUrl: string) {
  const loaded = await loadSights(databaseUrl);
  const view = await api.call(contract.views.create, {
    body: { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' },
  });

  const pathOf = (call: Call) => {
    if (call.path.startsWith('/v2/views/')) return call.path.replaceAll(/\{\w+\}/g, view.body.id);
    const sight = sightOfPath(call.path);
    const rows = sight && !leftAlone.includes(sight.entity) ? (loaded.get(sight) ?? []) : [];
    const row = rows.find((one) => one.seenBy(rightPerson(call)));
    return row ? addressOf(call, row, NO_ID) : call.path.replaceAll(/\{\w+\}/g, NO_ID);
  };

  const sendBody = (call: Call, rawBody: string | Uint8Array<ArrayBuffer>, options: SendOptions = {}): Promise<Answer<unknown>> => {
    const open = call.access.includes('anonymous');
    return api.send(call.method, pathOf(call), {
      ...(open ? {} : { as: rightPerson(call) }),
      rawBody,
      ...options,
      headers: { 'Content-Type': 'application/json', ...options.headers },
    });
  };
  return { pathOf, sendBody };
}

/** A refusal as every refusal looks. */
export function expectProblem(answer: Answer<unknown>): void {
  const { status, problem } = answer;
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(Object.keys(problems)).toContain(problem.errorCode);
  expect(problem).toMatchObject({ status, httpStatus: status, code: status, requestId: answer.headers.get('X-Request-Id') });
  expect(problem.message).toBe(problem.detail);
}
