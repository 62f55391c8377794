import { Link, Text } from '@farwend/design-system';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { DoorPicture } from '#src/pages/Login/DoorPicture.tsx';
import type { DoorAnswer } from '#src/session/door.ts';
import { Trap } from '#src/session/DoorView.styles.ts';
import { DoorView } from '#src/session/DoorView.tsx';
import { registerFields } from '#src/session/register.action.ts';
import { PageHead } from '#src/shared/PageHead.tsx';

/** A traveller opens an account. */
export function RegisterPage() {
  const { values = {}, errors = {}, isDone = false } = useActionData<DoorAnswer>() ?? {};
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="Open an account" path="/login/register/" description="An account for your trips, messages and papers." noIndex />
      <DoorView
        title={isDone ? 'Look into your mail' : 'Open an account'}
        lead={isDone ? null : 'For travellers. It keeps your requests, what the planners answer, and the papers of every trip.'}
        notice={isDone ? `We wrote to ${values['email'] ?? 'your address'}. The link in that mail opens the account.` : null}
        fields={registerFields}
        values={values}
        errors={errors}
        submit={isDone ? null : 'Open the account'}
        busy={busy}
        renderForm={(content) => (
          <Form method="post" noValidate>
            <Trap aria-hidden="true">
              <label htmlFor="register-website">Leave this empty</label>
              <input id="register-website" name="website" tabIndex={-1} autoComplete="off" />
            </Trap>
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
        picture={<DoorPicture />}
      />
    </>
  );
}

export { registerAction as action } from '#src/session/register.action.ts';
