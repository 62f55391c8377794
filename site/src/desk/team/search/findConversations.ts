import type { Client } from '@farwend/api-contract/client';
import type { FindHits } from './searchHits.ts';

/** Finds conversations about requests by title, participants and words of messages; each with the words of the last message found. */
export const findConversations: FindHits = async (api, page, signal) => {
  const filters = { tripRequestId: { isNull: false } }; // the others have no screen
  const { items, total } = await api.post('/v3/conversation_searches', { body: { ...page, filters }, signal });
  const ids = items.map(({ id }) => id);
  const snippets = ids.length === 0 ? new Map<string, string>() : await loadSnippets(api, page.q, ids, signal);
  return {
    items: items.map(({ id, title, participants, tripRequestId }) => ({
      id,
      title,
      hint: snippets.get(id) ?? participants.map(({ displayName }) => displayName).join(', '),
      href: `/desk/requests/${tripRequestId}?conversation=${id}#conversations`,
    })),
    total,
  };
};

/** The words around what was found, by conversation; none where its title or its participants were. */
async function loadSnippets(api: Client, q: string, ids: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const filters = { conversationId: { in: [...ids] } };
  const { items } = await api.post('/v3/message_searches', { body: { q, filters, limit: 100 }, signal });
  return new Map(items.toReversed().map(({ conversationId, snippet }) => [conversationId, `“${snippet}”`])); // the newest stays
}
