import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import type { AccountFormResult } from '#src/session/accountForm.ts';
import type { LoginData } from '#src/session/login.loader.ts';
import { LoginView } from '#src/session/LoginView.tsx';
import { SecondStepForm } from '#src/session/SecondStepForm.tsx';
import { usePasskey } from '#src/session/usePasskey.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { LoginPicture } from './LoginPicture.tsx';

/** The sign-in page. */
export function LoginPage() {
  const { notice, problem, returnQuery, secondStep: asked } = useLoaderData<LoginData>();
  const result = useActionData<AccountFormResult>();
  const { state } = useNavigation();
  const { phones } = useLayoutContent();
  const { hasSso } = useSettings();
  const { problem: passkeyProblem, isAsking, complete } = usePasskey();
  const secondStep = result ? result.secondStep : asked;
  const errors = result?.errors ?? (problem === null ? {} : { form: problem });
  return (
    <>
      <PageHead title="Sign in" path="/login/" description="Sign in to see your trips, messages and papers." noIndex />
      {secondStep ? (
        <SecondStepForm secondStep={secondStep} errors={result?.errors ?? {}} picture={<LoginPicture />} />
      ) : (
        <LoginView
          values={result?.values ?? {}}
          errors={passkeyProblem === null ? errors : { form: passkeyProblem }}
          notice={notice}
          returnQuery={returnQuery}
          hasSso={hasSso}
          phone={mainPhoneOf(phones)}
          busy={state === 'submitting' || isAsking}
          renderForm={(content) => (
            <Form noValidate complete={complete}>
              {content}
            </Form>
          )}
          picture={<LoginPicture />}
        />
      )}
    </>
  );
}
