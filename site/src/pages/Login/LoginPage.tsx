import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import type { DoorAnswer } from '#src/session/door.ts';
import type { LoginAddress } from '#src/session/login.loader.ts';
import { LoginView } from '#src/session/LoginView.tsx';
import { useFrame } from '#src/shared/frame.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { DoorPicture } from './DoorPicture.tsx';

/** The page of signing in. */
export function LoginPage() {
  const { notice, problem, wish } = useLoaderData<LoginAddress>();
  const answer = useActionData<DoorAnswer>();
  const { state } = useNavigation();
  const { phones } = useFrame();
  const { hasSso } = useSettings();
  return (
    <>
      <PageHead title="Login" path="/login/" description="Sign in to see your trips, messages and papers." noIndex />
      <LoginView
        values={answer?.values ?? {}}
        errors={answer?.errors ?? (problem === null ? {} : { form: problem })}
        notice={notice}
        wish={wish}
        hasSso={hasSso}
        phone={phones.call}
        busy={state === 'submitting'}
        renderForm={(content) => (
          <Form method="post" noValidate>
            {content}
          </Form>
        )}
        picture={<DoorPicture />}
      />
    </>
  );
}

export { loginAction as action } from '#src/session/login.action.ts';
export { loginLoader as loader } from '#src/session/login.loader.ts';
