import { Suspense, type ReactNode } from 'react';
import type { DestinationOption } from '@farwend/design-system';
import { Kept } from '#src/shared/Kept.tsx';
import { idOf } from './fieldIds.ts';
import type { TripRequestContext } from './context.ts';
import { emptyForm, type FieldName } from './form.ts';
import type { StepError } from './rules/problem.ts';
import type { PlainFieldsProps } from './PlainFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Details } from './steps/Details.tsx';
import type { LaterFieldsProps } from './steps/LaterFields.tsx';
import { LaterStep } from './steps/LaterStep.tsx';
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
  const isHeld = step === 'checkEmail' && emailCheck !== 'checking';
  const asks = step !== 'checkEmail' && step !== 'thanks' && !isDuplicate;
  const canGoBack = step !== 'details' && step !== 'thanks' && (step !== 'checkEmail' || isHeld) && !isSending;
  return (
    <StepFrame
      step={step}
      heading={isDuplicate ? 'You have sent this request before' : isHeld ? 'We need another email address' : undefined}
      errors={lines(problems)}
      attempt={context.attempt}
      notices={step === 'thanks' ? undefined : props.notices}
      onBack={canGoBack ? () => onEvent({ type: 'BACK' }) : undefined}
      onContinue={asks ? () => onEvent({ type: 'CONTINUE' }) : undefined}
      onStep={asks && !isSending ? (to) => onEvent({ type: 'GOTO', step: to }) : undefined}
      onStartOver={asks && !isSending && !context.restoredFrom ? props.onStartOver : undefined}
      busy={isSending}
    >
      <Suspense fallback={null}>
        <Fields {...props} />
      </Suspense>
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
  if (context.step !== 'details') return <LaterStep {...props} {...shared} />;
  return (
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
  );
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

function lines(problems: readonly StepError[]) {
  return problems.map(({ field, message, row }) => ({
    text: message,
    id: field === null ? undefined : row ? `${idOf(field)}-${row + 1}` : idOf(field),
  }));
}
