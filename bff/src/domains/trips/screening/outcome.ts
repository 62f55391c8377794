import type { PassWhen, ScreeningAnswer, ScreeningAnswerType, ScreeningOutcome } from '@farwend/api-contract';

/** The fields of a criterion that determine the outcome of an answer. */
export interface CriterionConditions {
  answerType: ScreeningAnswerType;
  choices: readonly string[];
  passWhen: PassWhen;
  hardFail: boolean;
}

/** Whether a condition has the form that belongs to the answer type. */
export function fitsAnswerType(passWhen: PassWhen, answerType: ScreeningAnswerType): boolean {
  switch (answerType) {
    case 'YES_NO':
      return 'equals' in passWhen;
    case 'CHOICE':
      return 'in' in passWhen;
    case 'TEXT':
      return 'filled' in passWhen;
    case 'AUTO':
      return 'rule' in passWhen;
    case 'NUMBER':
      return 'min' in passWhen || 'max' in passWhen;
  }
}

/** Describes how to correct an answer of the wrong type; null if it fits. A missing answer always fits. */
export function describeAnswerProblem({ answerType, choices }: CriterionConditions, answer: ScreeningAnswer): string | null {
  if (answer === null) return null;
  switch (answerType) {
    case 'YES_NO':
      return typeof answer === 'boolean' ? null : 'Answer with true or false';
    case 'NUMBER':
      return typeof answer === 'number' ? null : 'Answer with a number';
    case 'TEXT':
      return typeof answer === 'string' ? null : 'Answer with text';
    case 'CHOICE':
      return typeof answer === 'string' && choices.includes(answer) ? null : `Answer with one of ${choices.join(', ')}`;
    case 'AUTO':
      return 'This criterion is answered automatically. Omit the answer';
  }
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
