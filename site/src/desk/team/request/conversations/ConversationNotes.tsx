import { Alert, Button, Cluster, TextArea } from '@farwend/design-system';
import { Kbd } from '@farwend/design-system/work';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { useDraft } from '#src/desk/shared/useDraft.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { useRequestChange } from '#src/desk/team/request/useRequestChange.ts';
import { ComposerForm } from './ComposerForm.tsx';
import { conversationNotesQuery } from './conversationQueries.ts';
import { Inside } from './ConversationsPanel.styles.ts';

/** Props of ConversationNotes. */
export interface ConversationNotesProps {
  requestId: string;
  conversationId: string;
}

/** What colleagues tell each other about a conversation: on ground of its own and closed at first, so that none is sent by mistake. */
export function ConversationNotes({ requestId, conversationId }: ConversationNotesProps) {
  const may = useMay();
  const { data: notes = [] } = useQuery(conversationNotesQuery(api, requestId, conversationId));
  const [text, setText] = useDraft(`note.${conversationId}`);
  const write = useRequestChange(requestId, (body: string) =>
    api.post('/v3/notes', { body: { subjectType: 'CONVERSATION', subjectId: conversationId, body } }),
  );
  const keep = () => {
    if (text.trim()) write.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  return (
    <Inside>
      <summary>Notes for colleagues about this conversation{notes.length > 0 && `: ${notes.length}`}</summary>
      <ul>
        {notes.map(({ id, body, authorName, createdAt }) => (
          <li key={id}>
            <p>{body}</p>
            <footer>
              {authorName ?? 'Unknown'}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </footer>
          </li>
        ))}
      </ul>
      {may('POST /v3/notes') && (
        <ComposerForm onSend={keep} isBusy={write.isPending}>
          <TextArea label="Note for colleagues only" value={text} onChange={setText} rows={2} />
          {write.isError && (
            <Alert tone="error" announce>
              {describeProblem(write.error)}
            </Alert>
          )}
          <Cluster gap={3}>
            <Button type="submit" size="small" busy={write.isPending}>
              Keep as a note
            </Button>
            <Kbd keys="Ctrl+Enter" />
          </Cluster>
        </ComposerForm>
      )}
    </Inside>
  );
}
