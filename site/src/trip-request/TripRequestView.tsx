import type { ReactNode } from 'react';
import type { DestinationOption } from '@farwend/design-system';
import type { TripRequestContext, TripRequestMachineEvent } from './context.ts';
import { idOf } from './fieldIds.ts';
import type { FieldName } from './form.ts';
import type { CountryFacts } from './minimumStay.ts';
import type { StepError } from './rules/problem.ts';
import { PlainFields } from './PlainFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Budget } from './steps/Budget.tsx';
import { CheckEmail, type CheckEmailProps } from './steps/CheckEmail.tsx';
import { Contact } from './steps/Contact.tsx';
import { Details } from './steps/Details.tsx';
import { Duplicate } from './steps/Duplicate.tsx';
import { Phone } from './steps/Phone.tsx';
import type { StepProps } from './steps/StepProps.ts';
import { Style } from './steps/Style.tsx';
import { Thanks } from './steps/Thanks.tsx';
import type { ResidenceCountry } from './usePlaces.ts';

/** Props of TripRequestView. */
export interface TripRequestViewProps {
  /** The answers and how far they are. */
  context: TripRequestContext;
  /** What the e-mail check is at. */
  emailCheck: CheckEmailProps['state'];
  /** The server had the same request; it is asked whether to send it again. */
  isDuplicate: boolean;
  /** The request is on its way. */
  isSending: boolean;
  /** Places to choose from; undefined while they are on their way. */
  places: readonly DestinationOption[] | undefined;
  /** Countries of the chosen places. */
  tripCountries: readonly CountryFacts[];
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
  /** The day it is, yyyy-mm-dd. */
  today: string;
  /** The number to call. */
  phone: { text: string; href: string };
  /** What stands above the form. */
  notices?: ReactNode;
  /** Called when the list of places is about to be needed. */
  onPlacesWanted: () => void;
  /** Called with everything the person does to the form. */
  onEvent: (event: TripRequestMachineEvent) => void;
  /** Called when all answers are to be forgotten. */
  onStartOver: () => void;
  /** Called when the same request is to be sent again. */
  onSendNew: () => void;
  /** Ends the session of the signed-in traveller; absent: nobody is signed in. */
  onSignOut?: (() => void) | undefined;
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
      <Fields {...props} />
    </StepFrame>
  );
}

function Fields(props: TripRequestViewProps) {
  const { context, onEvent } = props;
  const { form, problems, sent } = context;
  const shared: StepProps = {
    form,
    errorOf: (field) => messageOf(problems, field),
    onChange: (change) => onEvent({ type: 'FIELD.CHANGE', ...change }),
  };
  switch (context.step) {
    case 'details':
      return (
        <>
          <Details
            {...shared}
            rowErrors={rows(problems)}
            places={props.places}
            onPlacesWanted={props.onPlacesWanted}
            minimum={{ nights: context.minDuration, country: context.minDurationCountry }}
            today={props.today}
            phone={props.phone}
          />
          <PlainFields {...shared} countries={props.countries} />
        </>
      );
    case 'style':
      return <Style {...shared} />;
    case 'budget':
      return <Budget {...shared} countries={props.tripCountries} />;
    case 'contact':
      return <Contact {...shared} onSignOut={props.onSignOut} />;
    case 'checkEmail':
      return <CheckEmail state={props.emailCheck} phone={props.phone.text} onOther={() => onEvent({ type: 'BACK' })} />;
    case 'phone':
      if (props.isDuplicate && sent) return <Duplicate sent={sent} onSendNew={props.onSendNew} />;
      return <Phone {...shared} countries={props.countries} isKnownEmail={context.isKnownEmail} />;
    case 'thanks':
      return <Thanks sent={sent} onAnother={props.onStartOver} />;
  }
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
