import type { PassWhen, ScreeningAnswer, ScreeningAnswerType, ScreeningOutcome } from '@farwend/api-contract';

/** What of a criterion decides an answer. */
export interface Decisive {
  answerType: ScreeningAnswerType;
  choices: readonly string[];
  passWhen: PassWhen;
  hardFail: boolean;
}

/** Whether a condition is in the form its answer type needs. */
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

/** What an answer must be, as a sentence, when it is not; null when it fits. No answer at all fits always. */
export function answerProblem({ answerType, choices }: Decisive, answer: ScreeningAnswer): string | null {
  if (answer === null) return null;
  switch (answerType) {
    case 'YES_NO':
      return typeof answer === 'boolean' ? null : 'Answer with true or false';
    case 'NUMBER':
      return typeof answer === 'number' ? null : 'Answer with a number';
    case 'TEXT':
      return typeof answer === 'string' ? null : 'Answer with a text';
    case 'CHOICE':
      return typeof answer === 'string' && choices.includes(answer) ? null : `Answer with one of ${choices.join(', ')}`;
    case 'AUTO':
      return 'This is computed and takes no answer';
  }
}

/** What an answer means. Without an answer the criterion does not apply; a hard criterion only passes or fails. */
export function outcomeOf(criterion: Decisive, answer: ScreeningAnswer): ScreeningOutcome {
  if (answer === null) return 'NA';
  const outcome = softOutcome(criterion.passWhen, answer);
  return outcome === 'WARN' && criterion.hardFail ? 'FAIL' : outcome;
}

function softOutcome(passWhen: PassWhen, answer: NonNullable<ScreeningAnswer>): ScreeningOutcome {
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
  if (within(value, min, max)) return 'PASS';
  return within(value, warnMin, warnMax) ? 'WARN' : otherwise;
}

function within(value: number, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}
