import type { FieldName } from '../form.ts';
import { fieldSteps } from '../fieldSteps.ts';
import type { StepName } from '../steps.ts';

/** A problem to fix before continuing. */
export interface StepProblem {
  step: StepName;
  /** The invalid field; null: the whole form (a failed send). */
  field: FieldName | null;
  /** Stable code for programs: required, format, tooSmall, tooBig, tooMany, tooLong, duplicate, past, far … */
  code: string;
  /** The message shown to the visitor. */
  message: string;
  /** Index of the invalid row, where the answer is a list. */
  row?: number;
  /** Found by the server or the phone number library, which the rules cannot recheck: removed as soon as the answer changes. */
  isExternal?: true;
}

/** A problem of one field. */
export function fieldProblem(field: FieldName, code: string, message: string): StepProblem {
  return { step: fieldSteps[field], field, code, message };
}

/** A problem of the whole form, shown on a step. */
export function formProblem(step: StepName, code: string, message: string): StepProblem {
  return { step, field: null, code, message };
}
