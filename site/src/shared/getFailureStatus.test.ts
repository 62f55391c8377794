/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { getFailureStatus, isNetworkError } from './getFailureStatus.ts';

const problem = (httpStatus: number) => ({ httpStatus, errorCode: 'x' });
const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null });
const noAnswer = { code: 0, message: 'No response' };

test.each([
  [thrown(404), 404],
  [thrown(410), 410],
  [thrown(503), 503],
  [problem(404), 404],
  [problem(403), 404],
  [problem(429), 503],
  [problem(503), 503],
  [problem(500), 500],
  [problem(422), 500],
  [noAnswer, 503],
  [new Error('a bug'), 500],
  [undefined, 500],
])('%j leads to a page with status %i', (error, status) => expect(getFailureStatus(error)).toBe(status));

test('a response with any status is not a network error', () =>
  expect([noAnswer, problem(503), new Error('x'), null].map(isNetworkError)).toEqual([true, false, false, false]));
