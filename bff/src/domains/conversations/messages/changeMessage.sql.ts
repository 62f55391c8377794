import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const eraseMessageVersions = statement(
  'message.eraseVersions',
  { id: z.uuid() },
  null,
  `UPDATE versions SET snapshot = snapshot || '{"body": "erased", "documentIds": []}' WHERE entity_type = 'message' AND entity_id = :id`,
);

export const updateSnippet = statement(
  'conversation.snippet',
  { conversationId: z.uuid(), id: z.uuid(), snippet: z.string() },
  null,
  `
  UPDATE conversations SET last_message_snippet = :snippet
  WHERE id = :conversationId AND :id::uuid = (SELECT id FROM messages WHERE conversation_id = :conversationId AND sent_at IS NOT NULL ORDER BY sent_at DESC, id DESC LIMIT 1)`,
);
