import { useEffect } from 'react';
import { Form } from '#src/startup/Form.tsx';
import { LogoutView } from '#src/session/LogoutView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSession } from '#src/shared/session.ts';

/** Signs out at once, or by a button without JavaScript. */
export function LogoutPage() {
  const { user, signOut } = useSession();
  useEffect(() => {
    void signOut();
  }, [signOut]);
  return (
    <>
      <PageHead title="Signed out" path="/logout/" description="The end of your session." noIndex />
      <LogoutView state={user.isAuthenticated ? 'asking' : 'done'} renderForm={(content) => <Form>{content}</Form>} />
    </>
  );
}
