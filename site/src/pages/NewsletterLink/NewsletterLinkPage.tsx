import { Form, useActionData, useLoaderData } from 'react-router-dom';
import { NewsletterLinkView } from '#src/newsletter/NewsletterLinkView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { loader } from './newsletterLink.loader.ts';
import type { action } from './newsletterLink.action.ts';

/** Where the links in our letters lead: asks, then confirms or ends a subscription. Works as a plain form too. */
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
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="code" value={code} />
            {content}
          </Form>
        )}
      />
    </>
  );
}

export { loader } from './newsletterLink.loader.ts';
export { action } from './newsletterLink.action.ts';
