import { Activity, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { DestinationOption } from '@farwend/design-system';
import { Kept } from '#src/shared/Kept.tsx';
import { whenIdle } from '#src/shared/whenIdle.ts';
import { headingOfCheck } from './emailCheckState.ts';
import { idOf, SECRET_ID } from './fieldIds.ts';
import type { TripRequestContext } from './context.ts';
import { emptyForm, type FieldName } from './form.ts';
import type { StepError } from './rules/problem.ts';
import type { PlainFieldsProps } from './PlainFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { indexOf, steps, type StepName } from './steps.ts';
import { Details } from './steps/Details.tsx';
import type { LaterFieldsProps } from './steps/LaterFields.tsx';
import { isThere, LaterStep } from './steps/LaterStep.tsx';
import type { StepProps } from './steps/StepProps.ts';

/** Props of TripRequestView. */
export interface TripRequestViewProps extends Omit<LaterFieldsProps, keyof StepProps> {
  /** The request is on its way. */
  isSending: boolean;
  /** Places to choose from; undefined while they are on their way. */
  places: readonly DestinationOption[] | undefined;
  /** The day it is, yyyy-mm-dd. */
  today: string;
  /** What stands above the form. */
  notices?: ReactNode;
  /** Draws what makes the first step a whole form without scripts; absent: nothing. */
  renderPlain?: ((props: PlainFieldsProps) => ReactNode) | undefined;
  /** Called when the list of places is about to be needed. */
  onPlacesWanted: () => void;
}

/** The form on one of its steps. */
export function TripRequestView(props: TripRequestViewProps) {
  const { context, emailCheck, isDuplicate, isSending, onEvent } = props;
  const { step, problems } = context;
  const check = step === 'checkEmail' ? headingOfCheck(emailCheck, context.form.traveler.firstName) : undefined;
  const isHeld = check !== undefined;
  const asks = step !== 'checkEmail' && step !== 'thanks' && !isDuplicate;
  const canGoBack = step !== 'details' && step !== 'thanks' && (step !== 'checkEmail' || isHeld) && !isSending;
  return (
    <StepFrame
      step={step}
      heading={isDuplicate ? 'You have sent this request before' : check}
      errors={lines(problems, step)}
      attempt={context.attempt}
      restoredFrom={context.restoredFrom}
      notices={step === 'thanks' ? undefined : props.notices}
      onBack={canGoBack ? () => onEvent({ type: 'BACK' }) : undefined}
      onContinue={asks ? () => onEvent({ type: 'CONTINUE' }) : undefined}
      onStep={asks && !isSending ? (to) => onEvent({ type: 'GOTO', step: to }) : undefined}
      onStartOver={(asks || isHeld) && !isSending && !context.restoredFrom ? props.onStartOver : undefined}
      busy={isSending}
      hasOwnForm={step === 'checkEmail'}
    >
      <Fields {...props} />
    </StepFrame>
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
  const isAtRest = useRest(step);
  return (
    <>
      {step === 'details' && (
        <>
          <Kept name="details" by={() => (isUntouched(context) ? [props.today, props.phone] : null)}>
            <Details
              {...shared}
              rowErrors={rows(problems)}
              places={props.places}
              onPlacesWanted={props.onPlacesWanted}
              minimum={{ nights: context.minDuration, country: context.minDurationCountry }}
              today={props.today}
              phone={props.phone}
            />
          </Kept>
          {props.renderPlain?.({ ...shared, countries: props.countries })}
        </>
      )}
      {[step, isAtRest ? stepAhead(context) : null]
        .filter((one) => one !== null && one !== 'details')
        .map((one) => (
          <Activity key={one} mode={one === step ? 'visible' : 'hidden'}>
            <Suspense fallback={null}>
              <LaterStep {...props} {...shared} context={one === step ? context : { ...context, step: one }} />
            </Suspense>
          </Activity>
        ))}
    </>
  );
}

/** The step that is drawn unseen while the person answers this one, so that Continue has only to show it; null: none. */
function stepAhead({ step, lastTouched }: TripRequestContext): StepName | null {
  const ahead = steps[indexOf(step) + 1];
  return lastTouched !== '' && ahead !== undefined && indexOf(ahead) <= indexOf('contact') && isThere(ahead) ? ahead : null;
}

/** Whether the browser has had nothing to do since the step was shown: drawing the next one must not hold this one back. */
function useRest(step: StepName): boolean {
  const [rested, setRested] = useState<StepName | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setRested(step))), [step]);
  return rested === step;
}

/** Whether nothing was answered yet but, for the signed-in, who they are. */
function isUntouched({ form, problems }: TripRequestContext): boolean {
  const { traveler } = form;
  return problems.length === 0 && JSON.stringify(form) === JSON.stringify({ ...emptyForm(), traveler });
}

function messageOf(problems: readonly StepError[], field: FieldName): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** Messages of single destinations by row; a message of the whole list has no row. */
function rows(problems: readonly StepError[]): (string | undefined)[] {
  const list: (string | undefined)[] = [];
  for (const { row, message } of problems) if (row !== undefined) list[row] = message;
  return list;
}

function lines(problems: readonly StepError[], shown: StepName) {
  return problems.map(({ field, message, row }) => ({
    text: message,
    id: field === null ? (shown === 'checkEmail' ? SECRET_ID : undefined) : row ? `${idOf(field)}-${row + 1}` : idOf(field),
  }));
}
