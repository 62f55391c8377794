import { Link } from '@farwend/design-system';
import { Form, useActionData, useLoaderData, useNavigation, type ActionFunctionArgs } from 'react-router-dom';
import { DoorPicture } from '#src/pages/Login/DoorPicture.tsx';
import type { DoorAnswer } from '#src/session/door.ts';
import { DoorView } from '#src/session/DoorView.tsx';
import { followMailedLink, newPassword, SPENT, type MailedLink } from '#src/session/mailedLink.ts';
import { resetAction, resetEmail } from '#src/session/reset.action.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** A forgotten password: asks for the mail, and with the link of that mail for the new password. */
export function LoginResetPage() {
  const { user, token, state } = useLoaderData<MailedLink>();
  const { values = {}, errors = {}, isDone = false } = useActionData<DoorAnswer>() ?? {};
  const busy = useNavigation().state === 'submitting';
  const chooses = state === 'good' && errors['form'] !== SPENT;
  const words = chooses
    ? { title: 'A new password', lead: 'It ends all sessions that are open elsewhere.', submit: 'Set the password' }
    : {
        title: 'Forgotten your password?',
        lead: 'We mail you a link with which you choose another. It works for an hour.',
        submit: 'Mail me a link',
      };
  return (
    <>
      <PageHead title={words.title} path="/login/reset/" description="Choose another password for your account." noIndex />
      <DoorView
        {...words}
        submit={isDone ? null : words.submit}
        notice={isDone ? `If ${values['username'] ?? 'that address'} has an account with us, the mail is on its way.` : null}
        errors={state === 'spent' && !isDone && Object.keys(errors).length === 0 ? { form: SPENT } : errors}
        values={values}
        fields={chooses ? [newPassword] : [resetEmail]}
        busy={busy}
        renderForm={(content) => (
          <Form method="post" noValidate>
            {chooses && <input type="hidden" name="user" value={user} />}
            {chooses && <input type="hidden" name="token" value={token} />}
            {content}
          </Form>
        )}
        links={
          <Link href="/login" variant="quiet">
            Back to the sign-in
          </Link>
        }
        picture={<DoorPicture />}
      />
    </>
  );
}

/** Mails the link, or follows it. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.has('token') ? followMailedLink(args, 'password') : resetAction(args);
}

export { readMailedLink as loader } from '#src/session/mailedLink.ts';
