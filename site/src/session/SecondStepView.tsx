import { Link } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { AccountFormErrors } from './accountForm.ts';
import { AccountFormView } from './AccountFormView.tsx';
import { proofField } from './answerSecondStep.ts';

/** Props of SecondStepView. */
export interface SecondStepViewProps {
  /** Errors of the last attempt. Defaults to none. */
  errors?: AccountFormErrors;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Picture beside the form in wide windows. */
  picture?: ReactNode;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStepView(props: SecondStepViewProps) {
  return (
    <AccountFormView
      {...props}
      title="One more lock"
      lead="Your password is right. Now the code that only you can see."
      fields={[proofField]}
      submit="Sign in"
      submitting="Signing in"
      links={
        <Link href="/login" variant="quiet">
          Start again
        </Link>
      }
    />
  );
}
