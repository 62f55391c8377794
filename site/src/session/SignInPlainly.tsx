import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { returnPath } from '#src/shared/returnPath.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { DoorAnswer } from './door.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { signInWith } from './signInWith.ts';

/** Asks to sign in again over a page where the router has not come yet; whoever does comes back to it. */
export function SignInPlainly() {
  const { showAuthModal, setShowAuthModal } = useSession();
  const { portals } = useSettings();
  const [answer, setAnswer] = useState<DoorAnswer>({ values: {}, errors: {} });
  const [busy, setBusy] = useState(false);
  const { pathname, search } = window.location;
  const signIn = async (form: FormData) => {
    setBusy(true);
    const signedIn = await signInWith(form, api, portals);
    if ('portal' in signedIn) return window.location.assign(returnPath(pathname + search, signedIn.portal));
    setBusy(false);
    return setAnswer(signedIn.answer);
  };
  return (
    <SignInDialog
      open={showAuthModal}
      onClose={() => setShowAuthModal(false)}
      values={answer.values}
      errors={answer.errors}
      busy={busy}
      renderForm={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void signIn(new FormData(event.currentTarget));
          }}
        >
          {content}
        </form>
      )}
    />
  );
}
