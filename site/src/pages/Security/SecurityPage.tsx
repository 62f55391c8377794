import { SecurityView } from '#src/account/SecurityView.tsx';
import type { SecurityData, SecurityResult } from '#src/account/security.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';

/** Where the signed-in person is signed in, and their second factors. Works without JavaScript. */
export function SecurityPage() {
  const security = useLoaderData<SecurityData>();
  const result = useActionData<SecurityResult>();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="How you sign in" path="/account/security/" description="Where you are signed in, and a second lock." noIndex />
      <SecurityView
        {...security}
        {...result}
        busy={busy}
        renderForm={(deed, content) => (
          <Form noValidate>
            <input type="hidden" name="deed" value={deed} />
            {content}
          </Form>
        )}
      />
    </>
  );
}
