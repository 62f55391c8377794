import { Form } from '#src/startup/Form.tsx';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { SearchAlertLinkView } from '#src/search-alerts/SearchAlertLinkView.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { loader } from './searchAlertLink.loader.ts';
import type { action } from './searchAlertLink.action.ts';

/** Target of the links in mails about a saved search; asks, then ends them. Works without JavaScript. */
export function SearchAlertLinkPage() {
  const { id, code, name, state: linkState } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? linkState;
  return (
    <>
      <PageHead title="A saved search" path="/search-alerts/stop/" description="The mails about a search that you saved." noIndex />
      <SearchAlertLinkView
        state={state}
        name={name}
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
