import { useQueryClient } from '@tanstack/react-query';
import { useChannel } from '#src/desk/live/useChannel.ts';
import { requestKey } from '#src/desk/team/request/requestQueries.ts';

/** Reads a conversation again when somebody writes, joins or changes it; null: none. */
export function useConversationEvents(requestId: string, conversationId: string | null): void {
  const queries = useQueryClient();
  useChannel(conversationId === null ? null : `private-conversation-${conversationId}`, (channel) => {
    channel.bind_global((event: string) => {
      if (event.startsWith('pusher') || event.startsWith('client-')) return;
      void queries.invalidateQueries({ queryKey: [...requestKey(requestId), 'conversation', conversationId] });
      void queries.invalidateQueries({ queryKey: [...requestKey(requestId), 'conversations'] });
    });
  });
}
