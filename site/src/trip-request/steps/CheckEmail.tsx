import { Alert, Button, Spinner, Stack } from '@farwend/design-system';
import type { TripRequestContext, TripRequestMachineEvent } from '../context.ts';
import type { EmailCheckState } from '../emailCheckState.ts';
import { texts } from '../texts.ts';
import type { ResidenceCountry } from '../FormLists.ts';
import { ChooseEmail } from './ChooseEmail.tsx';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { SignInChoice } from './SignInChoice.tsx';
import type { StepProps } from './StepProps.ts';

/** Props of CheckEmail. */
export interface CheckEmailProps extends StepProps {
  /** State of the email check. */
  state: EmailCheckState;
  /** The answers and the visitor's progress. */
  context: TripRequestContext;
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
  /** The phone number to call, formatted for people; undefined if there is none. */
  phone: string | undefined;
  /** Whether single sign-on is available. */
  isSsoOffered: boolean;
  /** Called with each event of the form. */
  onEvent: (event: TripRequestMachineEvent) => void;
}

/** The step between contact and phone; not shown for new email addresses. */
export function CheckEmail({ state, context, phone, isSsoOffered, onEvent, ...step }: CheckEmailProps) {
  switch (state) {
    case 'checking':
    case 'signingOut':
      return <Spinner label="Checking…" />;
    case 'agent':
    case 'disabled':
      return (
        <Stack gap={6} align="start">
          <Alert tone="error" announce>
            {state === 'agent' ? texts.onlyTravelers : texts.disabledEmail(phone)}
          </Alert>
          <Button variant="strong" onClick={() => onEvent({ type: 'BACK' })}>
            Use another email address
          </Button>
        </Stack>
      );
    case 'mismatch':
      return (
        <ChooseEmail
          signedIn={context.person?.email ?? ''}
          typed={context.form.traveler.email}
          onChoose={(use) => onEvent({ type: 'EMAIL.CHOOSE', use })}
        />
      );
    case 'confirming':
      return <ConfirmPerson {...step} onConfirm={() => onEvent({ type: 'CONTINUE' })} onBack={() => onEvent({ type: 'BACK' })} />;
    case 'existing':
    case 'signingIn':
    case 'askingCode':
    case 'leaving':
      return (
        <SignInChoice
          email={context.form.traveler.email}
          hasSessionEnded={context.hasSessionEnded}
          isCodeSent={context.isCodeSent}
          busy={state === 'existing' ? null : state}
          error={context.problems[0]?.message}
          onSignIn={(method, secret) => onEvent({ type: 'SIGN_IN', method, secret })}
          onRequestCode={() => onEvent({ type: 'CODE.ASK' })}
          onSso={isSsoOffered ? () => onEvent({ type: 'SSO.START' }) : undefined}
          onSkip={() => onEvent({ type: 'SKIP' })}
        />
      );
  }
}
