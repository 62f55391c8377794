import { Link } from '@farwend/design-system';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData } from '#src/startup/page.ts';
import { LoginPicture } from '#src/pages/Login/LoginPicture.tsx';
import { codeDigits, codeEmail } from '#src/session/accountFields.ts';
import type { AccountFormResult } from '#src/session/accountForm.ts';
import { AccountFormView } from '#src/session/AccountFormView.tsx';
import { SecondStepForm } from '#src/session/SecondStepForm.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';

/** Sign-in with a six-digit code by email. */
export function LoginCodePage() {
  const { values = {}, errors = {}, isDone = false, secondStep } = useActionData<AccountFormResult>() ?? {};
  const busy = useNavigation().state === 'submitting';
  if (secondStep)
    return (
      <>
        <PageHead title="Sign in with a code" path="/login/code/" description="Six digits by mail in place of a password." noIndex />
        <SecondStepForm secondStep={secondStep} errors={errors} picture={<LoginPicture />} />
      </>
    );
  return (
    <>
      <PageHead title="Sign in with a code" path="/login/code/" description="Six digits by mail in place of a password." noIndex />
      <AccountFormView
        title="Six digits by mail"
        lead="For those who have no password, or would rather not look for it."
        notice={isDone ? `If ${values['username'] ?? 'that address'} has an account with us, the code is on its way.` : null}
        fields={isDone ? [codeDigits] : [codeEmail]}
        values={values}
        errors={errors}
        submit={isDone ? 'Sign in' : 'Mail me a code'}
        busy={busy}
        renderForm={(content) => (
          <Form noValidate>
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
        picture={<LoginPicture />}
      />
    </>
  );
}
