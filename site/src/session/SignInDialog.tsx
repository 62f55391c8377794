import { Button, Cluster, Dialog, Link, Stack } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { AccountFormErrors } from './accountForm.ts';
import { AccountForm } from './AccountForm.tsx';
import { buildProofField } from './answerSecondStep.ts';
import { loginFields } from './LoginView.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { takesFactor, type SecondStep } from './SecondStep.ts';

/** Props of SignInDialog. */
export interface SignInDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the visitor continues without signing in: Escape, the close button, a click outside, the link button. */
  onClose: () => void;
  /** Initial values by field name, without the password. Defaults to none. */
  values?: Readonly<Record<string, string>>;
  /** Errors of the last attempt. Defaults to none. */
  errors?: AccountFormErrors;
  /** The second step, asked for instead of the password; undefined: the password. */
  secondStep?: SecondStep | undefined;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Texts of the dialog; each has a default. */
  texts?: { title?: string; lead?: string; signIn?: string; signingIn?: string; passkey?: string; forgotten?: string; goOn?: string };
}

/** Sign-in dialog over a page whose session has ended. */
export function SignInDialog({
  open,
  onClose,
  values = {},
  errors = {},
  secondStep,
  busy = false,
  renderForm,
  texts = {},
}: SignInDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.title ?? 'Your session has ended'}
      description={texts.lead ?? 'Sign in, and this page opens again where you were.'}
    >
      <Stack gap={6}>
        <AccountForm
          key={secondStep ? 'second' : 'first'}
          fields={secondStep ? [buildProofField(secondStep)] : fields}
          values={values}
          errors={errors}
          submit={texts.signIn ?? 'Sign in'}
          submitting={texts.signingIn ?? 'Signing in'}
          busy={busy}
          renderForm={renderForm}
        />
        {(!secondStep || takesFactor(secondStep, 'PASSKEY')) &&
          renderForm(
            <PasskeyButton variant="secondary" wide busy={busy}>
              {texts.passkey ?? 'Use a passkey'}
            </PasskeyButton>,
          )}
        <Cluster justify="between">
          <Button variant="link" onClick={onClose}>
            {texts.goOn ?? 'Go on without'}
          </Button>
          <Link href="/login/reset">{texts.forgotten ?? 'Forgotten your password?'}</Link>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

const fields = loginFields();
