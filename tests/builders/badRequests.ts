import type { Call } from '@farwend/api-contract';
import { contract, problems } from '@farwend/api-contract';
import { expect } from '@jest/globals';
import type { ApiResponse, Api, SendOptions } from './api.ts';
import { personWithAccess } from './callerKinds.ts';
import { everyCall } from './everyCall.ts';
import { buildPath, loadProtectedRecords, ruleForPath } from './visibility.ts';

/** Calls with a body. */
export const callsWithBody = everyCall.filter(({ call }) => call.body !== undefined);

/** Entities that are not changed, because the tests are signed in with them. */
const untouchedEntities = ['user', 'token', 'person'];
const NO_ID = '018f0000-0000-7000-8000-000000000000';

/** Sends invalid requests to existing records, so that the request is rejected and not the path. */
export async function createBadRequestSender(api: Api, databaseUrl: string) {
  const loaded = await loadProtectedRecords(databaseUrl);
  const view = await api.call(contract.views.create, {
    body: { pageId: 'home', pageType: 'home', path: '/', deviceId: 'device-0001', sessionId: 'session-0001' },
  });

  const pathOf = (call: Call) => {
    if (call.path.startsWith('/v2/views/')) return call.path.replaceAll(/\{\w+\}/g, view.body.id);
    const sight = ruleForPath(call.path);
    const rows = sight && !untouchedEntities.includes(sight.entity) ? (loaded.get(sight) ?? []) : [];
    const row = rows.find((one) => one.seenBy(personWithAccess(call)));
    return row ? buildPath(call, row, NO_ID) : call.path.replaceAll(/\{\w+\}/g, NO_ID);
  };

  const sendBody = (call: Call, rawBody: string | Uint8Array<ArrayBuffer>, options: SendOptions = {}): Promise<ApiResponse<unknown>> => {
    const open = call.access.includes('anonymous');
    return api.send(call.method, pathOf(call), {
      ...(open ? {} : { as: personWithAccess(call) }),
      rawBody,
      ...options,
      headers: { 'Content-Type': 'application/json', ...options.headers },
    });
  };
  return { pathOf, sendBody };
}

/** Asserts that a response is a well-formed problem. */
export function expectProblem(answer: ApiResponse<unknown>): void {
  const { status, problem } = answer;
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(Object.keys(problems)).toContain(problem.errorCode);
  expect(problem).toMatchObject({ status, httpStatus: status, code: status, requestId: answer.headers.get('X-Request-Id') });
  expect(problem.message).toBe(problem.detail);
}
