import { Link } from '@farwend/design-system';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData, useLocation } from '#src/startup/page.ts';
import { LoginPicture } from '#src/pages/Login/LoginPicture.tsx';
import type { AccountFormResult } from '#src/session/accountForm.ts';
import { AccountFormView } from '#src/session/AccountFormView.tsx';
import { newPassword, LINK_EXPIRED } from '#src/session/accountFields.ts';
import type { MailedLink } from '#src/session/mailedLink.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

const texts = {
  invitation: {
    title: 'Your account is waiting',
    lead: 'Choose a password, and it is yours.',
    submit: 'Open the account',
  },
  verify: {
    title: 'One press confirms your address',
    lead: 'Then papers and messages can be sent to it.',
    submit: 'Confirm my address',
  },
} as const;

/**
 * Target of emails that invite people or confirm an address. Takes effect only when submitted, because mail scanners follow links.
 */
export function LoginLinkPage() {
  const kind = useLocation().pathname.includes('invitation') ? 'invitation' : 'verify';
  const { user, token, state } = useLoaderData<MailedLink>();
  const { errors = {} } = useActionData<AccountFormResult>() ?? {};
  const busy = useNavigation().state === 'submitting';
  const isGood = state === 'good' && errors['form'] !== LINK_EXPIRED;
  const asksPassword = kind === 'invitation' || errors['password'] !== undefined;
  const { title, lead, submit } = texts[kind];
  return (
    <>
      <PageHead title={title} path={`/login/${kind}/`} description="Open your account with the link of our mail." noIndex />
      <AccountFormView
        title={isGood ? title : 'This link opens nothing'}
        lead={isGood ? lead : 'It may have been used, or your mail program cut it in two. Ask for another: the account is not lost.'}
        submit={isGood ? submit : null}
        fields={asksPassword ? [newPassword] : []}
        errors={isGood ? errors : {}}
        busy={busy}
        renderForm={(content) => (
          <Form noValidate>
            <input type="hidden" name="user" value={user} />
            <input type="hidden" name="token" value={token} />
            {content}
          </Form>
        )}
        links={
          <>
            {!isGood && (
              <Link href="/login/reset" variant="quiet">
                Mail me another link
              </Link>
            )}
            <Link href="/login" variant="quiet">
              To the sign-in
            </Link>
          </>
        }
        picture={<LoginPicture />}
      />
    </>
  );
}
