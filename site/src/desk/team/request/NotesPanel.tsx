import { Alert, Button, TextArea } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { useDraft } from '#src/desk/shared/useDraft.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Entry, List, NoteForm } from './NotesPanel.styles.ts';
import type { Note } from './requestQueries.ts';
import { Panel, PanelTitle, Quiet } from './RequestScreen.styles.ts';
import { useRequestChange } from './useRequestChange.ts';

/** Props of NotesPanel. */
export interface NotesPanelProps {
  requestId: string;
  notes: readonly Note[];
}

/** What colleagues tell each other about a request; neither traveler nor company ever sees it. */
export function NotesPanel({ requestId, notes }: NotesPanelProps) {
  const may = useMay();
  const [body, setBody] = useDraft(`request-note.${requestId}`);
  const write = useRequestChange(requestId, (text: string) =>
    api.post('/v3/notes', { body: { subjectType: 'TRIP_REQUEST', subjectId: requestId, body: text } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim()) write.mutate(body.trim(), { onSuccess: () => setBody('') });
  };
  return (
    <Panel aria-labelledby="notes">
      <PanelTitle id="notes">Notes for colleagues</PanelTitle>
      {notes.length === 0 && <Quiet>No notes yet.</Quiet>}
      <List>
        {notes.map((note) => (
          <Entry key={note.id}>
            <p>{note.body}</p>
            <footer>
              {note.authorName ?? 'Unknown'}, <time dateTime={note.createdAt}>{formatMoment(note.createdAt)}</time>
              {note.pinned && ', pinned'}
            </footer>
          </Entry>
        ))}
      </List>
      {may('POST /v3/notes') && (
        <NoteForm onSubmit={send}>
          <TextArea label="New note" value={body} onChange={setBody} rows={3} />
          {write.isError && (
            <Alert tone="error" announce>
              {describeProblem(write.error)}
            </Alert>
          )}
          <Button type="submit" size="small" busy={write.isPending}>
            Keep the note
          </Button>
        </NoteForm>
      )}
    </Panel>
  );
}
