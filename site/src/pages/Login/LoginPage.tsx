import { Image, pictureSource } from '@farwend/design-system';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import type { LoginAnswer } from '#src/session/login.action.ts';
import { LoginView } from '#src/session/LoginView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';

/** The page of signing in. */
export function LoginPage() {
  const answer = useActionData<LoginAnswer>();
  const { state } = useNavigation();
  return (
    <>
      <PageHead title="Login" path="/login/" description="Sign in to see your trips, messages and papers." noIndex />
      <LoginView
        {...answer}
        busy={state === 'submitting'}
        renderForm={(content) => (
          <Form method="post" noValidate>
            {content}
          </Form>
        )}
        picture={<Image source={pictureSource('alps')} decorative ratio="fill" sizes="(min-width: 900px) 58vw, 1px" focus="56% 36%" />}
      />
    </>
  );
}

export { loginAction as action } from '#src/session/login.action.ts';
export { loginLoader as loader } from '#src/session/login.loader.ts';
