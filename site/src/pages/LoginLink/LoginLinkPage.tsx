import { Link } from '@farwend/design-system';
import { Form, useActionData, useLoaderData, useLocation, useNavigation, type ActionFunctionArgs } from 'react-router-dom';
import { DoorPicture } from '#src/pages/Login/DoorPicture.tsx';
import type { DoorAnswer } from '#src/session/door.ts';
import { DoorView } from '#src/session/DoorView.tsx';
import { followMailedLink, newPassword, SPENT, type MailedLink } from '#src/session/mailedLink.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

const words = {
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

/** Where the mails lead that invite people and confirm addresses. A mail program that follows the link changes nothing: only the press does. */
export function LoginLinkPage() {
  const kind = useLocation().pathname.includes('invitation') ? 'invitation' : 'verify';
  const { user, token, state } = useLoaderData<MailedLink>();
  const { errors = {} } = useActionData<DoorAnswer>() ?? {};
  const busy = useNavigation().state === 'submitting';
  const isGood = state === 'good' && errors['form'] !== SPENT;
  const asksPassword = kind === 'invitation' || errors['password'] !== undefined;
  const { title, lead, submit } = words[kind];
  return (
    <>
      <PageHead title={title} path={`/login/${kind}/`} description="Open your account with the link of our mail." noIndex />
      <DoorView
        title={isGood ? title : 'This link opens nothing'}
        lead={isGood ? lead : 'It may have been used, or your mail program cut it in two. Ask for another: the account is not lost.'}
        submit={isGood ? submit : null}
        fields={asksPassword ? [newPassword] : []}
        errors={isGood ? errors : {}}
        busy={busy}
        renderForm={(content) => (
          <Form method="post" noValidate>
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
        picture={<DoorPicture />}
      />
    </>
  );
}

/** Follows the link. */
export function action(args: ActionFunctionArgs) {
  return followMailedLink(args, 'verified');
}

export { readMailedLink as loader } from '#src/session/mailedLink.ts';
