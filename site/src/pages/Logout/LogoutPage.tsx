import { useEffect } from 'react';
import { Form, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { LogoutView } from '#src/session/LogoutView.tsx';
import { apiContext } from '#src/shared/pageContext.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSession } from '#src/shared/session.ts';

/** The page of signing out: it happens at once where scripts run, by a button where they do not. */
export function LogoutPage() {
  const { user, signOut } = useSession();
  useEffect(() => {
    void signOut();
  }, [signOut]);
  return (
    <>
      <PageHead title="Signed out" path="/logout/" description="The end of your session." noIndex />
      <LogoutView state={user.isAuthenticated ? 'asking' : 'done'} renderForm={(content) => <Form method="post">{content}</Form>} />
    </>
  );
}

/** Signs out for a plain form. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(apiContext).delete('/v3/logout');
  return redirect('/logout/');
}
