import type { TripRequestContext } from './context.ts';
import { computeLeadValue } from './computeLeadValue.ts';
import type { TripRequestForm } from './form.ts';
import type { StepProblem } from './rules/problem.ts';
import { indexOf, type StepName } from './steps.ts';

/** Names of the form's analytics events. */
export type TripRequestEvent =
  | 'TripRequestFormStart'
  | 'TripRequestStepStart'
  | 'TripRequestStepComplete'
  | 'TripRequestComplete'
  | 'TripRequestAbandon'
  | 'TripRequestSubmit'
  | 'TripRequestFormError';

/** An analytics event; sent once per form, or once per step if it has one. */
export interface AnalyticsEvent {
  event: TripRequestEvent;
  /** The step; absent: the form as a whole. */
  step?: StepName;
  /** Data besides the common fields. */
  data?: Record<string, unknown>;
}

/** Key under which a form records that it sent the event. */
export function analyticsKey({ event, step }: AnalyticsEvent): string {
  return step ? `${event} ${step}` : event;
}

/** Builds the event for analytics; null if this form has sent it before. */
export function buildAnalyticsEvent(
  context: Pick<TripRequestContext, 'trackedEvents' | 'step' | 'formVersion' | 'lastTouched'>,
  analyticsEvent: AnalyticsEvent,
) {
  if (context.trackedEvents.includes(analyticsKey(analyticsEvent))) return null;
  return { event: analyticsEvent.event, data: { ...commonData(analyticsEvent.step ?? context.step, context), ...analyticsEvent.data } };
}

/** Builds the events of shown errors: step, field and code, never a value. */
export function buildErrorEvents(context: TripRequestContext, problems: readonly StepProblem[]) {
  return problems.map(({ step, field, code }) => {
    const event: TripRequestEvent = 'TripRequestFormError';
    return { event, data: { ...commonData(step, context), field: field ?? 'form', code } };
  });
}

/** Name of an input with its qualifier in brackets: "destinationNames[2]". */
export function formatInputName(name: string, qualifier?: string): string {
  return qualifier === undefined ? name : `${name}[${qualifier}]`;
}

/** Data of every event of the form. */
function commonData(step: StepName, { formVersion, lastTouched }: { formVersion: string; lastTouched: string }) {
  return { step: indexOf(step) + 1, formVersion, lastTouched, stepUri: `/trip-request?step=${step}`, loaded: true };
}

/** Data of the submit event. */
export function buildLeadData(form: TripRequestForm, id: string) {
  return { id, value: computeLeadValue(form), currency: 'USD' };
}
