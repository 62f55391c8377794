import { Link } from '@farwend/design-system';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { DoorPicture } from '#src/pages/Login/DoorPicture.tsx';
import { codeDigits, codeEmail } from '#src/session/code.action.ts';
import type { DoorAnswer } from '#src/session/door.ts';
import { DoorView } from '#src/session/DoorView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';

/** Signing in without a password: six digits by mail. */
export function LoginCodePage() {
  const { values = {}, errors = {}, isDone = false } = useActionData<DoorAnswer>() ?? {};
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="Sign in with a code" path="/login/code/" description="Six digits by mail in place of a password." noIndex />
      <DoorView
        title="Six digits by mail"
        lead="For those who have no password, or would rather not look for it."
        notice={isDone ? `If ${values['username'] ?? 'that address'} has an account with us, the code is on its way.` : null}
        fields={isDone ? [codeDigits] : [codeEmail]}
        values={values}
        errors={errors}
        submit={isDone ? 'Sign in' : 'Mail me a code'}
        busy={busy}
        renderForm={(content) => (
          <Form method="post" noValidate>
            {isDone && <input type="hidden" name="username" value={values['username'] ?? ''} />}
            {content}
          </Form>
        )}
        links={
          <>
            {isDone && (
              <Link href="/login/code" variant="quiet">
                Ask for another code
              </Link>
            )}
            <Link href="/login" variant="quiet">
              Back to the sign-in
            </Link>
          </>
        }
        picture={<DoorPicture />}
      />
    </>
  );
}

export { codeAction as action } from '#src/session/code.action.ts';
