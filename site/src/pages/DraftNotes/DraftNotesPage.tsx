import { Form, useActionData, useLoaderData } from 'react-router-dom';
import { PageHead } from '#src/shared/PageHead.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import type { action } from './draftNotes.action.ts';
import type { loader } from './draftNotes.loader.ts';

/** Where mails about a draft are stopped and the draft is deleted. Works as a plain form, and for mail programs that unsubscribe by one press. */
export function DraftNotesPage() {
  const { id, code } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? 'asking';
  return (
    <>
      <PageHead title="Your notes" path="/trip-request/notes/" description="Go on with a trip request you began, or delete it." noIndex />
      <DraftNotes
        state={state}
        resumeHref={`/trip-request/?resume=${id}.${code}`}
        renderForm={(erase, content) => (
          <Form method="post">
            {erase && <input type="hidden" name="erase" value="yes" />}
            {content}
          </Form>
        )}
      />
    </>
  );
}

export { loader } from './draftNotes.loader.ts';
export { action } from './draftNotes.action.ts';
