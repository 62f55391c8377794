import { AccountView } from '#src/account/AccountView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import type { AccountActionResult } from './account.action.ts';
import type { AccountData } from './account.loader.ts';

/** The account of the signed-in traveller. Works without JavaScript. */
export function AccountPage() {
  const account = useLoaderData<AccountData>();
  const result = useActionData<AccountActionResult>();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="Your account" path="/account/" description="A copy of your data, and the end of your account." noIndex />
      <AccountView
        {...account}
        {...result}
        busy={busy}
        renderForm={(deed, content) => (
          <Form>
            <input type="hidden" name="deed" value={deed} />
            {content}
          </Form>
        )}
      />
    </>
  );
}
