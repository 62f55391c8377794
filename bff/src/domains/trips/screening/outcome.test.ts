import type { PassWhen, ScreeningAnswer, ScreeningAnswerType } from '@farwend/api-contract';
import type { CriterionConditions } from '@farwend/api-contract/screening';
import { expect, test } from '@jest/globals';
import { describeAnswerProblem } from './outcome.ts';

const criterion = (answerType: ScreeningAnswerType, passWhen: PassWhen, hardFail = false): CriterionConditions => ({
  answerType,
  passWhen,
  hardFail,
  choices: ['NONE', 'SOME', 'ALL'],
});

test.each<[ScreeningAnswerType, ScreeningAnswer, boolean]>([
  ['YES_NO', 'yes', false],
  ['YES_NO', true, true],
  ['NUMBER', '3', false],
  ['NUMBER', 3, true],
  ['TEXT', 3, false],
  ['CHOICE', 'MOST', false],
  ['CHOICE', 'ALL', true],
  ['AUTO', true, false],
  ['AUTO', null, true],
])('%s takes %j: %s', (answerType, answer, fits) => {
  expect(describeAnswerProblem(criterion(answerType, { equals: true }), answer) === null).toBe(fits);
});
