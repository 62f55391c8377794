import { Alert, Button, Cluster, TextArea } from '@farwend/design-system';
import { Kbd, Menu } from '@farwend/design-system/work';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { useDraft } from '#src/desk/shared/useDraft.ts';
import { useRequestChange } from '#src/desk/team/request/useRequestChange.ts';
import { cannedAnswersQuery, fillAnswer, listValues } from './cannedAnswers.ts';
import { ComposerForm } from './ComposerForm.tsx';
import type { Participant } from './conversationQueries.ts';

/** Props of MessageComposer. */
export interface MessageComposerProps {
  request: TripRequestDetail;
  conversationId: string;
  participants: readonly Participant[];
  personId: string | null;
}

/** A message to everybody in a conversation, whose names its label tells. */
export function MessageComposer({ request, conversationId: id, participants, personId }: MessageComposerProps) {
  const [text, setText] = useDraft(`message.${id}`);
  const key = useRef<string | null>(null);
  const { data: answers = [] } = useQuery(cannedAnswersQuery(api));
  const write = useRequestChange(request.id, ({ body, idempotencyKey }: { body: string; idempotencyKey: string }) =>
    api.post('/v3/conversations/{id}/messages', { params: { id }, body: { body }, idempotencyKey }),
  );
  const type = (next: string) => {
    key.current = null; // another text is another message; the same one, sent again after silence, is not written twice
    setText(next);
  };
  const insert = (answer: string) => type([text.trim(), answer].filter(Boolean).join('\n\n'));
  const send = () => {
    if (text.trim() === '') return;
    key.current ??= crypto.randomUUID();
    write.mutate({ body: text.trim(), idempotencyKey: key.current }, { onSuccess: () => type('') });
  };
  const readers = participants.filter((one) => one.leftAt === null && one.personId !== personId && one.role !== 'OBSERVER');
  return (
    <ComposerForm onSend={send} isBusy={write.isPending}>
      <TextArea
        label={`Message to ${listNames.format(readers.map(({ displayName }) => displayName))}`}
        value={text}
        onChange={type}
        limit={text.length > SHOW_LIMIT_FROM ? MAX_LENGTH : undefined}
        rows={4}
        readOnly={write.isPending}
      />
      {write.isError && (
        <Alert tone="error" announce>
          {describeProblem(write.error)}
        </Alert>
      )}
      <Cluster gap={3}>
        <Button type="submit" size="small" variant="strong" busy={write.isPending}>
          Send
        </Button>
        <Kbd keys="Ctrl+Enter" />
        {answers.length > 0 && (
          <Menu
            trigger={
              <Button size="small" variant="quiet">
                Prepared answers …
              </Button>
            }
            groups={[
              {
                actions: answers.map(({ name, body, audience }) => ({
                  label: name,
                  onSelect: () => insert(fillAnswer(body, listValues(request, audience))),
                })),
              },
            ]}
          />
        )}
      </Cluster>
    </ComposerForm>
  );
}

/** The longest message that the API takes, and from when on the count is shown, in characters. */
const MAX_LENGTH = 10_000;
const SHOW_LIMIT_FROM = 9_000;

const listNames = new Intl.ListFormat('en', { type: 'conjunction' });
