import type { TripRequestContext } from './context.ts';
import { SCHEMA_VERSION, type Draft } from './draft.ts';

/** What the browser keeps of this form now. */
export function draftOf({ form, formId, formVersion, step, lastCompletedStep, lastTouched, told }: TripRequestContext): Draft {
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion,
    formId,
    machineValue: step,
    context: { form, lastCompletedStep, lastTouched, told },
    savedAt: new Date().toISOString(),
  };
}
