import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { AccountFormResult } from './accountForm.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { signInWithForm } from './signInWithForm.ts';

/** Asks to sign in again in a dialog over the page, and reloads the page after signing in. */
export function SignInAgain() {
  const { showAuthModal, setShowAuthModal } = useSession();
  const { portals } = useSettings();
  const [result, setResult] = useState<AccountFormResult>({ values: {}, errors: {} });
  const [busy, setBusy] = useState(false);
  const { pathname, search, hash } = window.location;
  const signIn = async (form: FormData) => {
    setBusy(true);
    const outcome = await signInWithForm(form, api, portals);
    if ('portal' in outcome) return window.location.assign(resolveReturnPath(pathname + search + hash, outcome.portal));
    setBusy(false);
    return setResult(outcome.result);
  };
  return (
    <SignInDialog
      open={showAuthModal}
      onClose={() => setShowAuthModal(false)}
      values={result.values}
      errors={result.errors}
      isSecondStep={result.secondStep !== undefined}
      busy={busy}
      renderForm={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void signIn(new FormData(event.currentTarget));
          }}
        >
          {result.secondStep && <input type="hidden" name="challenge" value={result.secondStep.challengeId} />}
          {content}
        </form>
      )}
    />
  );
}
