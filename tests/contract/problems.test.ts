import { problems } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const all = Object.entries(problems);

test.each(all)('%s has an error status, a short title and an explanation', (code, problem) => {
  expect(code).toMatch(/^[a-z][a-zA-Z]+\.[a-zA-Z]+$/);
  expect(problem.status).toBeGreaterThanOrEqual(400);
  expect(problem.status).toBeLessThan(600);
  expect(problem.title).toMatch(/^[A-Z][^.!]{3,59}$/);
  expect(problem.explanation).toMatch(/^\S.{15,200}\.$/);
});

test('every title is unique', () => {
  expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length);
});
