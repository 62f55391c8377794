import type { PassWhen, ScreeningAnswer, ScreeningAnswerType, ScreeningOutcome } from '../entities/screening.schemas.ts';

/** The fields of a criterion that determine the outcome of an answer. */
export interface CriterionConditions {
  answerType: ScreeningAnswerType;
  choices: readonly string[];
  passWhen: PassWhen;
  hardFail: boolean;
}

/** The outcome of an answer: NA without one; a hard criterion never warns. */
export function evaluateAnswer(criterion: CriterionConditions, answer: ScreeningAnswer): ScreeningOutcome {
  if (answer === null) return 'NA';
  const outcome = evaluateCondition(criterion.passWhen, answer);
  return outcome === 'WARN' && criterion.hardFail ? 'FAIL' : outcome;
}

function evaluateCondition(passWhen: PassWhen, answer: NonNullable<ScreeningAnswer>): ScreeningOutcome {
  if ('rule' in passWhen) return answer === true ? 'PASS' : 'FAIL';
  const otherwise = passWhen.otherwise ?? 'FAIL';
  if ('equals' in passWhen) return answer === passWhen.equals ? 'PASS' : otherwise;
  if ('filled' in passWhen) return String(answer).trim() === '' ? otherwise : 'PASS';
  if ('in' in passWhen) {
    const choice = String(answer);
    if (passWhen.in.includes(choice)) return 'PASS';
    return passWhen.warnIn?.includes(choice) ? 'WARN' : otherwise;
  }
  const { min, max, warnMin = min, warnMax = max } = passWhen;
  const value = Number(answer);
  if (isWithin(value, min, max)) return 'PASS';
  return isWithin(value, warnMin, warnMax) ? 'WARN' : otherwise;
}

function isWithin(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}
