import type { FieldName } from '../form.ts';
import { fields } from '../fieldIds.ts';
import type { StepName } from '../steps.ts';

/** One thing to put right before going on. */
export interface StepError {
  step: StepName;
  /** The answer that is wrong; null: the whole form (a failed send). */
  field: FieldName | null;
  /** A stable word for programs: required, format, tooSmall, tooBig, tooMany, tooLong, duplicate, past, far … */
  code: string;
  /** The sentence for people. */
  message: string;
  /** The row that is wrong, from 0, where the answer is a list of rows. */
  row?: number;
  /** Found by the server or the number library: it goes away as soon as the answer changes, for the rules here do not know it. */
  isForeign?: true;
}

/** A problem of one answer. */
export function problem(field: FieldName, code: string, message: string): StepError {
  return { step: fields[field].step, field, code, message };
}

/** A problem of the whole form, shown on this step. */
export function formProblem(step: StepName, code: string, message: string): StepError {
  return { step, field: null, code, message };
}
