import type { TripRequestContext } from './context.ts';
import { SCHEMA_VERSION, type Draft } from './draft.ts';

/** The draft of the form to save in the browser. */
export function buildDraft({ form, formId, formVersion, step, lastCompletedStep, lastTouched, trackedEvents }: TripRequestContext): Draft {
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion,
    formId,
    machineValue: step,
    context: { form, lastCompletedStep, lastTouched, trackedEvents },
    savedAt: new Date().toISOString(),
  };
}
