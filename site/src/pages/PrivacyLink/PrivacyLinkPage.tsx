import { Form } from '#src/startup/Form.tsx';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { PrivacyLinkView } from '#src/privacy/PrivacyLinkView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { loader } from './privacyLink.loader.ts';
import type { action } from './privacyLink.action.ts';

/** Target of the links in mails about somebody’s data; asks, then confirms, calls off or leads to the copy. Works without JavaScript. */
export function PrivacyLinkPage() {
  const { kind, id, code, state: linkState, downloadUrl } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? linkState;
  return (
    <>
      <PageHead
        title="Your data at Farwend"
        path={`/privacy-requests/${kind}/`}
        description="A copy of your data, or its erasure."
        noIndex
      />
      <PrivacyLinkView
        kind={kind}
        state={state}
        downloadUrl={downloadUrl}
        renderForm={(content) => (
          <Form>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="code" value={code} />
            {content}
          </Form>
        )}
      />
    </>
  );
}
