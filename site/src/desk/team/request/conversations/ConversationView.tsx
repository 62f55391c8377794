import { Alert, Button } from '@farwend/design-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/shared/api.ts';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { useRequestChange } from '#src/desk/team/request/useRequestChange.ts';
import { ConversationNotes } from './ConversationNotes.tsx';
import { Body } from './ConversationsPanel.styles.ts';
import { conversationQuery, messagesQuery, participantsQuery } from './conversationQueries.ts';
import { useConversationEvents } from './useConversationEvents.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageList } from './MessageList.tsx';

/** Props of ConversationView. */
export interface ConversationViewProps {
  request: TripRequestDetail;
  conversationId: string;
  /** Who reads; null: nobody who could take part. */
  personId: string | null;
}

/** The messages of a conversation with what can be written: to everybody in it, and apart from that to colleagues. */
export function ConversationView({ request, conversationId, personId }: ConversationViewProps) {
  const may = useMay();
  const { id: requestId } = request;
  const { data: conversation, error } = useQuery(conversationQuery(api, requestId, conversationId));
  const { data: participants = [] } = useQuery(participantsQuery(api, requestId, conversationId));
  const own = participants.find((one) => one.personId === personId && one.leftAt === null);
  const isMember = own !== undefined && own.role !== 'OBSERVER';
  // Read again only where one takes part: each reading by others may be recorded.
  const refetchInterval = useRefreshInterval();
  const messages = useInfiniteQuery({
    ...messagesQuery(api, requestId, conversationId),
    refetchInterval: isMember ? refetchInterval : false,
  });
  useConversationEvents(requestId, isMember ? conversationId : null);
  useReadMark(requestId, conversationId, own?.unreadCount ?? 0);
  const problem = error ?? messages.error;
  if (problem) {
    return (
      <Alert tone="error" announce>
        {describeProblem(problem)}
      </Alert>
    );
  }
  if (!conversation || !messages.data || participants.length === 0) return <Quiet role="status">Reading the messages …</Quiet>;
  const canWrite = conversation.status !== 'LOCKED' && may('POST /v3/conversations/{id}/messages');
  return (
    <Body>
      {messages.hasNextPage && (
        <Button size="small" variant="quiet" busy={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
          Earlier messages
        </Button>
      )}
      <MessageList title={conversation.title} messages={messages.data.pages.flat().toReversed()} personId={personId} />
      {conversation.status === 'LOCKED' && <Quiet>This conversation is locked: nobody can write until it is unlocked.</Quiet>}
      {canWrite && isMember && (
        <MessageComposer request={request} conversationId={conversationId} participants={participants} personId={personId} />
      )}
      {canWrite && !isMember && personId !== null && <Join requestId={requestId} conversationId={conversationId} personId={personId} />}
      <ConversationNotes requestId={requestId} conversationId={conversationId} />
    </Body>
  );
}

/** Nobody writes without having joined, so that everybody knows who reads along. */
function Join({ requestId, conversationId, personId }: { requestId: string; conversationId: string; personId: string }) {
  const may = useMay();
  const join = useRequestChange<void>(requestId, () =>
    api.post('/v3/conversations/{id}/people/{ids}', {
      params: { id: conversationId, ids: personId },
      body: { role: 'MEMBER', includeHistory: true },
    }),
  );
  if (!may('POST /v3/conversations/{id}/people/{ids}')) return null;
  return (
    <>
      <Quiet>To write, join first. Everybody in the conversation sees that you did.</Quiet>
      {join.isError && (
        <Alert tone="error" announce>
          {describeProblem(join.error)}
        </Alert>
      )}
      <Button size="small" busy={join.isPending} onClick={() => join.mutate()}>
        Join the conversation
      </Button>
    </>
  );
}

/** What is shown to a participant is read. */
function useReadMark(requestId: string, conversationId: string, unreadCount: number): void {
  const { mutate } = useRequestChange(requestId, (id: string) => api.put('/v3/conversations/{id}/read', { params: { id }, body: {} }));
  useEffect(() => {
    if (unreadCount > 0) mutate(conversationId);
  }, [conversationId, unreadCount, mutate]);
}
