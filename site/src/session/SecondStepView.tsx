import { Link, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { NeedsScripts } from '#src/shared/NeedsScripts.styles.ts';
import type { AccountFormErrors } from './accountForm.ts';
import { AccountFormView } from './AccountFormView.tsx';
import { buildProofField } from './answerSecondStep.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { takesFactor, type SecondStep } from './SecondStep.ts';

/** Props of SecondStepView. */
export interface SecondStepViewProps {
  /** The step to do. */
  secondStep: SecondStep;
  /** Errors of the last attempt. Defaults to none. */
  errors?: AccountFormErrors;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Picture beside the form in wide windows. */
  picture?: ReactNode;
}

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStepView({ secondStep, ...props }: SecondStepViewProps) {
  const takesPasskey = takesFactor(secondStep, 'PASSKEY');
  return (
    <AccountFormView
      {...props}
      title="One more lock"
      lead="Your password is right. Now show that it is you."
      before={
        takesPasskey && (
          <>
            {props.renderForm(
              <PasskeyButton variant="primary" wide busy={props.busy ?? false}>
                Use your passkey
              </PasskeyButton>,
            )}
            <NeedsScripts>
              <Text tone="soft">Or, without it:</Text>
            </NeedsScripts>
          </>
        )
      }
      fields={[buildProofField(secondStep)]}
      submit="Sign in"
      submitVariant={takesPasskey ? 'secondary' : 'primary'}
      submitting="Signing in"
      links={
        <Link href="/login" variant="quiet">
          Start again
        </Link>
      }
    />
  );
}
