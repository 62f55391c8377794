import type { PassWhen, ScreeningAnswer, ScreeningAnswerType } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { firstCriteria } from '#src/database/migrations/0007-first-criteria.ts';
import { answerProblem, type Decisive, fitsAnswerType, outcomeOf } from './outcome.ts';

const criterion = (answerType: ScreeningAnswerType, passWhen: PassWhen, hardFail = false): Decisive => ({
  answerType,
  passWhen,
  hardFail,
  choices: ['NONE', 'SOME', 'ALL'],
});

test.each<[string, Decisive, ScreeningAnswer, string]>([
  ['yes', criterion('YES_NO', { equals: true }), true, 'PASS'],
  ['no', criterion('YES_NO', { equals: true }), false, 'FAIL'],
  ['no where no is right', criterion('YES_NO', { equals: false }), false, 'PASS'],
  ['no that only warns', criterion('YES_NO', { equals: true, otherwise: 'WARN' }), false, 'WARN'],
  ['a warning of a hard one', criterion('YES_NO', { equals: true, otherwise: 'WARN' }, true), false, 'FAIL'],
  ['a right choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'NONE', 'PASS'],
  ['a doubtful choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'SOME', 'WARN'],
  ['a wrong choice', criterion('CHOICE', { in: ['NONE'], warnIn: ['SOME'] }), 'ALL', 'FAIL'],
  ['enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 3, 'PASS'],
  ['nearly enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 2, 'WARN'],
  ['not enough', criterion('NUMBER', { min: 3, warnMin: 2 }), 1, 'FAIL'],
  ['not too much', criterion('NUMBER', { max: 12, warnMax: 24 }), 12, 'PASS'],
  ['a bit much', criterion('NUMBER', { max: 12, warnMax: 24 }), 12.5, 'WARN'],
  ['too much', criterion('NUMBER', { max: 12, warnMax: 24 }), 25, 'FAIL'],
  ['words', criterion('TEXT', { filled: true }), 'A walking stick', 'PASS'],
  ['no words', criterion('TEXT', { filled: true, otherwise: 'WARN' }), '', 'WARN'],
  ['nothing to say', criterion('YES_NO', { equals: true }, true), null, 'NA'],
])('%s', (_, one, answer, outcome) => {
  expect(outcomeOf(one, answer)).toBe(outcome);
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
  expect(answerProblem(criterion(answerType, { equals: true }), answer) === null).toBe(fits);
});

test('every criterion of the beginning has a condition of its kind, and choices that it names', () => {
  for (const { key, answer_type: answerType, pass_when: passWhen, choices } of firstCriteria) {
    expect({ key, fits: fitsAnswerType(passWhen as PassWhen, answerType) }).toEqual({ key, fits: true });
    const named = [passWhen['in'], passWhen['warnIn']].flat().filter((one) => one !== undefined);
    expect(choices).toEqual(expect.arrayContaining(named));
  }
  expect(new Set(firstCriteria.map(({ id }) => id)).size).toBe(18);
});
