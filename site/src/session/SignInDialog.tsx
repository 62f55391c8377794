import { Button, Cluster, Dialog, Link, Stack } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { DoorErrors } from './door.ts';
import { DoorForm } from './DoorForm.tsx';
import { loginFields } from './LoginView.tsx';

/** Props of SignInDialog. */
export interface SignInDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person goes on without signing in: Escape, the close button, a press outside, the quiet button. */
  onClose: () => void;
  /** What was typed before, but for the password. */
  values?: Readonly<Record<string, string>>;
  /** What went wrong at the last attempt. */
  errors?: DoorErrors;
  /** The sign-in is under way. */
  busy?: boolean;
  /** The form element with its way of sending; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Its words. */
  texts?: { title?: string; lead?: string; signIn?: string; signingIn?: string; forgotten?: string; goOn?: string };
}

/** The sign-in over a page whose session ended while it was being read. */
export function SignInDialog({ open, onClose, values = {}, errors = {}, busy = false, renderForm, texts = {} }: SignInDialogProps) {
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
        <DoorForm
          fields={fields}
          values={values}
          errors={errors}
          submit={texts.signIn ?? 'Login'}
          submitting={texts.signingIn ?? 'Signing in'}
          busy={busy}
          renderForm={renderForm}
        />
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
