import { SecurityView } from '#src/account/SecurityView.tsx';
import type { SecurityData, SecurityResult } from '#src/account/security.ts';
import { usePasskey } from '#src/session/usePasskey.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';

/** Where the signed-in person is signed in, and their second factors. Works without JavaScript. */
export function SecurityPage() {
  const security = useLoaderData<SecurityData>();
  const result = useActionData<SecurityResult>();
  const isSubmitting = useNavigation().state === 'submitting';
  const { problem: passkeyProblem, isAsking, complete } = usePasskey();
  return (
    <>
      <PageHead title="How you sign in" path="/account/security/" description="Where you are signed in, and a second lock." noIndex />
      <SecurityView
        {...security}
        {...result}
        {...(passkeyProblem !== null && { problem: passkeyProblem, done: null })}
        busy={isSubmitting || isAsking}
        renderForm={(deed, content) => (
          <Form noValidate complete={complete}>
            <input type="hidden" name="deed" value={deed} />
            {content}
          </Form>
        )}
      />
    </>
  );
}
