import { expect, test } from '@jest/globals';
import type { PassWhen, ScreeningAnswer, ScreeningAnswerType } from '../entities/screening.schemas.ts';
import { type CriterionConditions, evaluateAnswer } from './screening.ts';

const criterion = (answerType: ScreeningAnswerType, passWhen: PassWhen, hardFail = false): CriterionConditions => ({
  answerType,
  passWhen,
  hardFail,
  choices: ['NONE', 'SOME', 'ALL'],
});

test.each<[string, CriterionConditions, ScreeningAnswer, string]>([
  ['yes', criterion('YES_NO', { equals: true }), true, 'PASS'],
  ['no', criterion('YES_NO', { equals: true }), false, 'FAIL'],
  ['no, where no passes', criterion('YES_NO', { equals: false }), false, 'PASS'],
  ['no, where it only warns', criterion('YES_NO', { equals: true, otherwise: 'WARN' }), false, 'WARN'],
  ['no for a hard criterion', criterion('YES_NO', { equals: true, otherwise: 'WARN' }, true), false, 'FAIL'],
  ['a passing choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'NONE', 'PASS'],
  ['a warning choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'SOME', 'WARN'],
  ['a failing choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'ALL', 'FAIL'],
  ['enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 3, 'PASS'],
  ['nearly enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 2, 'WARN'],
  ['not enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 1, 'FAIL'],
  ['not too much', criterion('NUMBER', { max: 12, warnMax: 24 }), 12, 'PASS'],
  ['slightly too much', criterion('NUMBER', { max: 12, warnMax: 24 }), 12.5, 'WARN'],
  ['too much', criterion('NUMBER', { max: 12, warnMax: 24 }), 25, 'FAIL'],
  ['text', criterion('TEXT', { filled: true }), 'A walking stick', 'PASS'],
  ['empty text', criterion('TEXT', { filled: true, otherwise: 'WARN' }), '', 'WARN'],
  ['no answer', criterion('YES_NO', { equals: true }, true), null, 'NA'],
])('%s', (_, one, answer, outcome) => {
  expect(evaluateAnswer(one, answer)).toBe(outcome);
});
