/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { StaticHandlerContext } from 'react-router-dom';
import { sanitizeFailures } from './sanitizeFailures.ts';

function failWith(error: unknown) {
  const reported: unknown[] = [];
  const context = { errors: { page: error }, statusCode: 200 } as Partial<StaticHandlerContext> as StaticHandlerContext;
  sanitizeFailures(context, (one) => reported.push(one));
  return { reported, status: context.statusCode, shown: JSON.stringify(context.errors) };
}
const problem = (httpStatus: number) => ({ errorCode: 'any.code', httpStatus, message: 'internal words' });

test.each([
  ['an error', new Error('internal words')],
  ['a value', 'internal words'],
  ['an API call the page should not have made', problem(400)],
])('a page that fails with %s is reported once, and the visitor reads none of it', (_, error) => {
  const { reported, status, shown } = failWith(error);
  expect({ reported, status }).toEqual({ reported: [error], status: 500 });
  expect(shown).not.toContain('internal words');
});

test.each([404, 410, 429, 500, 503])('an API problem %d is not reported again', (status) =>
  expect(failWith(problem(status)).reported).toEqual([]),
);
