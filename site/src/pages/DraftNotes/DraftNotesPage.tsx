import { Form } from '#src/startup/Form.tsx';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import type { action } from './draftNotes.action.ts';
import type { loader } from './draftNotes.loader.ts';

/** Stops emails about a draft or deletes it. Works without JavaScript, and for one-click unsubscribe of mail programs. */
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
          <Form>
            {erase && <input type="hidden" name="erase" value="yes" />}
            {content}
          </Form>
        )}
      />
    </>
  );
}
