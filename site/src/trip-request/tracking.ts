import type { TripRequestContext } from './context.ts';
import { leadValue } from './leadValue.ts';
import type { TripRequestForm } from './form.ts';
import type { StepError } from './rules/problem.ts';
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

/** Something to tell analytics; each is told once a form, step events once a step. */
export interface News {
  event: TripRequestEvent;
  /** The step it is about; absent: the form as a whole. */
  step?: StepName;
  /** What it carries beside the usual. */
  data?: Record<string, unknown>;
}

/** What a form remembers of a thing told. */
export function newsKey({ event, step }: News): string {
  return step ? `${event} ${step}` : event;
}

/** The event as analytics take it; null when this form told it before. */
export function newsOf(context: Pick<TripRequestContext, 'told' | 'step' | 'formVersion' | 'lastTouched'>, news: News) {
  if (context.told.includes(newsKey(news))) return null;
  return { event: news.event, data: { ...common(news.step ?? context.step, context), ...news.data } };
}

/** The events of errors shown: step, field and code, never a value. */
export function errorsOf(context: TripRequestContext, problems: readonly StepError[]) {
  return problems.map(({ step, field, code }) => {
    const event: TripRequestEvent = 'TripRequestFormError';
    return { event, data: { ...common(step, context), field: field ?? 'form', code } };
  });
}

/** The input touched last, with what it was about in brackets: "destinationNames[2]". */
export function touched(name: string, qualifier?: string): string {
  return qualifier === undefined ? name : `${name}[${qualifier}]`;
}

/** What every event of the form carries. */
function common(step: StepName, { formVersion, lastTouched }: { formVersion: string; lastTouched: string }) {
  return { step: indexOf(step) + 1, formVersion, lastTouched, stepUri: `/trip-request?step=${step}`, loaded: true };
}

/** What the event of a sent request carries. */
export function lead(form: TripRequestForm, id: string) {
  return { id, value: leadValue(form), currency: 'USD' };
}
