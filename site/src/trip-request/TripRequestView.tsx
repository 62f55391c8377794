import { Activity, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { DestinationOption } from '@farwend/design-system';
import { CachedFragment } from '#src/startup/CachedFragment.tsx';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import { whenIdle } from '#src/shared/whenIdle.ts';
import { idOf, SECRET_ID } from './fieldIds.ts';
import type { TripRequestContext } from './context.ts';
import { emptyForm, type FieldName } from './form.ts';
import type { StepProblem } from './rules/problem.ts';
import type { NoScriptFieldsProps } from './NoScriptFields.tsx';
import { SilentInputKeeper } from './silentInput.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Columns } from './StepFrame.styles.ts';
import { indexOf, steps, type StepName } from './steps.ts';
import { Details } from './steps/Details.tsx';
import type { LaterFieldsProps } from './steps/LaterFields.tsx';
import { isStepLoaded, laterFields, LaterStep } from './steps/LaterStep.tsx';
import type { StepProps } from './steps/StepProps.ts';

/** Props of TripRequestView. */
export interface TripRequestViewProps extends Omit<LaterFieldsProps, keyof StepProps> {
  /** The request is being sent. */
  isSending: boolean;
  /** Destination options; undefined while loading. */
  places: readonly DestinationOption[] | undefined;
  /** Today, yyyy-mm-dd. */
  today: string;
  /** Notices above the form. */
  notices?: ReactNode;
  /** What stands beside the form, or below it where there is no room. */
  aside?: ReactNode;
  /** Renders the fields that complete the first step without JavaScript. */
  renderNoScript?: ((props: NoScriptFieldsProps) => ReactNode) | undefined;
  /** Called when the list of places is about to be needed. */
  onPlacesNeeded: () => void;
}

/** The form at its current step. */
export function TripRequestView(props: TripRequestViewProps) {
  const { context, emailCheck, isDuplicate, isSending, onEvent } = props;
  const { step, problems } = context;
  const checkHeading = step === 'checkEmail' ? laterFields.current?.headingOfEmailCheck(emailCheck, context) : undefined;
  const needsAction = checkHeading !== undefined;
  const isEditable = step !== 'checkEmail' && step !== 'thanks' && !isDuplicate;
  const canGoBack =
    (step !== 'details' || context.changing !== null) && step !== 'thanks' && (step !== 'checkEmail' || needsAction) && !isSending;
  const frame = (
    <StepFrame
      step={step}
      heading={isDuplicate ? 'You have sent this request before' : checkHeading}
      errors={buildErrorSummary(problems, step)}
      attempt={context.attempt}
      restoredFrom={context.restoredFrom}
      hasFocusInFields={findFocus(context) !== null}
      notices={step === 'thanks' ? undefined : props.notices}
      onBack={canGoBack ? () => onEvent({ type: 'BACK' }) : undefined}
      onContinue={isEditable ? () => onEvent({ type: 'CONTINUE' }) : undefined}
      onStep={isEditable && !isSending ? (to) => onEvent({ type: 'GOTO', step: to }) : undefined}
      onStartOver={(isEditable || needsAction) && !isSending && !context.restoredFrom ? props.onStartOver : undefined}
      busy={isSending}
      action={buildTripRequestHref({
        itinerary: context.form.basedOnItinerary?.id,
        company: context.form.requestedCompany?.slug,
        tripType: context.form.tripType[0],
      })}
      hasOwnForm={step === 'checkEmail'}
    >
      <Fields {...props} />
    </StepFrame>
  );
  if (props.aside === undefined) return frame;
  return (
    <Columns>
      {frame}
      {props.aside}
    </Columns>
  );
}

function Fields(props: TripRequestViewProps) {
  const { context, onEvent } = props;
  const { form, problems } = context;
  const shared: StepProps = {
    form,
    errorOf: (field) => messageOf(problems, field),
    onChange: (change) => onEvent({ type: 'FIELD.CHANGE', ...change }),
  };
  const { step } = context;
  const isIdle = useIsIdle(step);
  const focus = findFocus(context);
  const Focus = focus !== null && laterFields.current?.FocusOnArrival;
  return (
    <SilentInputKeeper>
      {step === 'details' && (
        <>
          <CachedFragment name="details" cacheKey={() => (isUntouched(context) ? [props.today, props.phone] : null)}>
            <Details
              {...shared}
              rowErrors={messagesByRow(problems)}
              places={props.places}
              onPlacesNeeded={props.onPlacesNeeded}
              minimum={{ nights: context.minDuration, country: context.minDurationCountry }}
              today={props.today}
              phone={props.phone}
            />
          </CachedFragment>
          {Focus && <Focus id={focus} />}
          {props.renderNoScript?.({ ...shared, countries: props.countries })}
        </>
      )}
      {[step, isIdle ? findStepToPrerender(context) : null]
        .filter((shownStep) => shownStep !== null && shownStep !== 'details')
        .map((shownStep) => (
          <Activity key={shownStep} mode={shownStep === step ? 'visible' : 'hidden'}>
            <Suspense fallback={null}>
              <LaterStep {...props} {...shared} context={shownStep === step ? context : { ...context, step: shownStep }} />
              {shownStep === step && Focus && <Focus id={focus} />}
            </Suspense>
          </Activity>
        ))}
    </SilentInputKeeper>
  );
}

/** The next step to render hidden, so that Continue shows it at once; null if none. */
function findStepToPrerender({ step, lastTouched }: TripRequestContext): StepName | null {
  const next = steps[indexOf(step) + 1];
  return lastTouched !== '' && next !== undefined && indexOf(next) <= indexOf('contact') && isStepLoaded(next) ? next : null;
}

/** Id of the control that takes the focus instead of the heading; the review, where the change of an answer begins, has loaded what finds it. */
function findFocus(context: TripRequestContext): string | null {
  return laterFields.current?.findFocus(context) ?? null;
}

/** Whether the browser has been idle since the step appeared: prerendering must not delay it. */
function useIsIdle(step: StepName): boolean {
  const [idleStep, setIdleStep] = useState<StepName | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setIdleStep(step))), [step]);
  return idleStep === step;
}

/** Whether nothing has been answered yet, apart from a signed-in traveller's own details. */
function isUntouched({ form, problems }: TripRequestContext): boolean {
  const { traveler } = form;
  return problems.length === 0 && JSON.stringify(form) === JSON.stringify({ ...emptyForm(), traveler });
}

function messageOf(problems: readonly StepProblem[], field: FieldName): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** Messages of single destinations by row; problems of the whole list have no row. */
function messagesByRow(problems: readonly StepProblem[]): (string | undefined)[] {
  const list: (string | undefined)[] = [];
  for (const { row, message } of problems) if (row !== undefined) list[row] = message;
  return list;
}

function buildErrorSummary(problems: readonly StepProblem[], shown: StepName) {
  return problems.map(({ field, message, row }) => ({
    text: message,
    id: field === null ? (shown === 'checkEmail' ? SECRET_ID : undefined) : row ? `${idOf(field)}-${row + 1}` : idOf(field),
  }));
}
