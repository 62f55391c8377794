import { Form } from '#src/startup/Form.tsx';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { NewsletterLinkView } from '#src/newsletter/NewsletterLinkView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { loader } from './newsletterLink.loader.ts';
import type { action } from './newsletterLink.action.ts';

/** Target of the links in newsletters; asks, then confirms or ends a subscription. Works without JavaScript. */
export function NewsletterLinkPage() {
  const { kind, id, code } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? 'asking';
  return (
    <>
      <PageHead title="Letters from Farwend" path={`/newsletter/${kind}/`} description="Your subscription to our weekly letter." noIndex />
      <NewsletterLinkView
        kind={kind}
        state={state}
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
