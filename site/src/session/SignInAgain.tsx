import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { AccountFormResult } from './accountForm.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { signInWithForm } from './signInWithForm.ts';
import { usePasskey } from './usePasskey.ts';

/** Asks to sign in again in a dialog over the page, and reloads the page after signing in. */
export function SignInAgain() {
  const { showAuthModal, setShowAuthModal } = useSession();
  const { portals } = useSettings();
  const [result, setResult] = useState<AccountFormResult>({ values: {}, errors: {} });
  const [busy, setBusy] = useState(false);
  const { problem, isAsking, complete } = usePasskey();
  const { pathname, search, hash } = window.location;
  const signIn = async (fields: FormData) => {
    const form = await complete(fields);
    if (!form) return undefined;
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
      errors={problem === null ? result.errors : { form: problem }}
      secondStep={result.secondStep}
      busy={busy || isAsking}
      renderForm={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void signIn(new FormData(event.currentTarget, event.nativeEvent.submitter));
          }}
        >
          {result.secondStep && (
            <>
              <input type="hidden" name="challenge" value={result.secondStep.challengeId} />
              <input type="hidden" name="factors" value={result.secondStep.factors.join(',')} />
            </>
          )}
          {content}
        </form>
      )}
    />
  );
}
