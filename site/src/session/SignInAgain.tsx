import { useFetcher, useLocation } from 'react-router-dom';
import { useSession } from '#src/shared/session.ts';
import type { DoorAnswer } from './door.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Asks to sign in again over the page; whoever does comes back to it. */
export function SignInAgain() {
  const { pathname, search, hash } = useLocation();
  const { showAuthModal, setShowAuthModal } = useSession();
  const { Form, state, data } = useFetcher<DoorAnswer>();
  const action = `/login/?return=${encodeURIComponent(pathname + search + hash)}`;
  return (
    <SignInDialog
      open={showAuthModal}
      onClose={() => setShowAuthModal(false)}
      values={data?.values ?? {}}
      errors={data?.errors ?? {}}
      busy={state !== 'idle'}
      renderForm={(content) => (
        <Form method="post" action={action} noValidate>
          {content}
        </Form>
      )}
    />
  );
}
