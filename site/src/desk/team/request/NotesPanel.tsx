import { Alert, Button, TextArea } from '@farwend/design-system';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { useDraft } from '#src/desk/shared/useDraft.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Entry, List, NoteForm } from './NotesPanel.styles.ts';
import type { Note } from './requestQueries.ts';
import { Panel, PanelTitle, Quiet } from './RequestScreen.styles.ts';

/** Props of NotesPanel. */
export interface NotesPanelProps {
  /** What they are about. */
  subject: Pick<Note, 'subjectType' | 'subjectId'>;
  notes: readonly Note[];
  /** Key of what is read about it, which is read again. */
  recordKey: QueryKey;
}

/** What colleagues tell each other about a record; neither traveler nor company ever sees it. */
export function NotesPanel({ subject, notes, recordKey }: NotesPanelProps) {
  const may = useMay();
  const client = useQueryClient();
  const [body, setBody] = useDraft(`note.${subject.subjectId}`);
  const write = useMutation({
    mutationFn: (text: string) => api.post('/v3/notes', { body: { ...subject, body: text } }),
    onSettled: () => client.invalidateQueries({ queryKey: recordKey }),
  });
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
