import { Link, Text } from '@farwend/design-system';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData } from '#src/startup/page.ts';
import { LoginPicture } from '#src/pages/Login/LoginPicture.tsx';
import type { AccountFormResult } from '#src/session/accountForm.ts';
import { Honeypot } from '#src/shared/Honeypot.styles.ts';
import { AccountFormView } from '#src/session/AccountFormView.tsx';
import { registerFields } from '#src/session/accountFields.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** The page where a traveller registers. */
export function RegisterPage() {
  const { values = {}, errors = {}, isDone = false } = useActionData<AccountFormResult>() ?? {};
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="Open an account" path="/login/register/" description="An account for your trips, messages and papers." noIndex />
      <AccountFormView
        title={isDone ? 'Look into your mail' : 'Open an account'}
        lead={isDone ? null : 'For travellers. It keeps your requests, what the planners answer, and the papers of every trip.'}
        notice={isDone ? `We wrote to ${values['email'] ?? 'your address'}. The link in that mail opens the account.` : null}
        fields={registerFields}
        values={values}
        errors={errors}
        submit={isDone ? null : 'Open the account'}
        busy={busy}
        renderForm={(content) => (
          <Form noValidate>
            <Honeypot aria-hidden="true">
              <label htmlFor="register-website">Leave this empty</label>
              <input id="register-website" name="website" tabIndex={-1} autoComplete="off" />
            </Honeypot>
            {content}
          </Form>
        )}
        links={
          <>
            <Link href="/login" variant="quiet">
              I have an account
            </Link>
            <Text variant="small" tone="soft">
              Planning a trip? An account comes with <Link href="/trip-request">your first request</Link>
            </Text>
          </>
        }
        picture={<LoginPicture />}
      />
    </>
  );
}
