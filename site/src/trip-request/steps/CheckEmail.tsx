import { Alert, Button, Spinner, Stack } from '@farwend/design-system';
import type { TripRequestContext, TripRequestMachineEvent } from '../context.ts';
import type { EmailCheckState } from '../emailCheckState.ts';
import { texts } from '../texts.ts';
import type { ResidenceCountry } from '../usePlaces.ts';
import { ChooseEmail } from './ChooseEmail.tsx';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { SignInChoice } from './SignInChoice.tsx';
import type { StepProps } from './StepProps.ts';

/** Props of CheckEmail. */
export interface CheckEmailProps extends StepProps {
  /** What the check came to. */
  state: EmailCheckState;
  /** The answers and how far they are. */
  context: TripRequestContext;
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
  /** The number to call, as people read it. */
  phone: string;
  /** Whether one can sign in with an identity provider. */
  isSsoOffered: boolean;
  /** Called with everything the person does. */
  onEvent: (event: TripRequestMachineEvent) => void;
}

/** The step between contact and phone; new people never see it. */
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
          isCodeSent={context.isCodeSent}
          busy={state === 'existing' ? null : state}
          error={context.problems[0]?.message}
          onSignIn={(way, secret) => onEvent({ type: 'SIGN_IN', way, secret })}
          onAskCode={() => onEvent({ type: 'CODE.ASK' })}
          onSso={isSsoOffered ? () => onEvent({ type: 'SSO.START' }) : undefined}
          onSkip={() => onEvent({ type: 'SKIP' })}
        />
      );
  }
}
