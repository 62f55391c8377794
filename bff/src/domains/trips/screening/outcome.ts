import type { PassWhen, ScreeningAnswer, ScreeningAnswerType } from '@farwend/api-contract';
import type { CriterionConditions } from '@farwend/api-contract/screening';

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
