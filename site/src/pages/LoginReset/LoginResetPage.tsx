import { Link } from '@farwend/design-system';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { LoginPicture } from '#src/pages/Login/LoginPicture.tsx';
import type { AccountFormResult } from '#src/session/accountForm.ts';
import { AccountFormView } from '#src/session/AccountFormView.tsx';
import { newPassword, resetEmail, LINK_EXPIRED } from '#src/session/accountFields.ts';
import type { MailedLink } from '#src/session/mailedLink.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** Password reset: requests the email and, opened by its link, sets the new password. */
export function LoginResetPage() {
  const { user, token, state } = useLoaderData<MailedLink>();
  const { values = {}, errors = {}, isDone = false } = useActionData<AccountFormResult>() ?? {};
  const busy = useNavigation().state === 'submitting';
  const hasValidLink = state === 'good' && errors['form'] !== LINK_EXPIRED;
  const texts = hasValidLink
    ? { title: 'A new password', lead: 'It ends all sessions that are open elsewhere.', submit: 'Set the password' }
    : {
        title: 'Forgotten your password?',
        lead: 'We mail you a link with which you choose another. It works for an hour.',
        submit: 'Mail me a link',
      };
  return (
    <>
      <PageHead title={texts.title} path="/login/reset/" description="Choose another password for your account." noIndex />
      <AccountFormView
        {...texts}
        submit={isDone ? null : texts.submit}
        notice={isDone ? `If ${values['username'] ?? 'that address'} has an account with us, the mail is on its way.` : null}
        errors={state === 'spent' && !isDone && Object.keys(errors).length === 0 ? { form: LINK_EXPIRED } : errors}
        values={values}
        fields={hasValidLink ? [newPassword] : [resetEmail]}
        busy={busy}
        renderForm={(content) => (
          <Form noValidate>
            {hasValidLink && <input type="hidden" name="user" value={user} />}
            {hasValidLink && <input type="hidden" name="token" value={token} />}
            {content}
          </Form>
        )}
        links={
          <Link href="/login" variant="quiet">
            Back to the sign-in
          </Link>
        }
        picture={<LoginPicture />}
      />
    </>
  );
}
