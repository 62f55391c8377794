import type { Services } from '#src/kernel/context.ts';
import { hashSecret } from '#src/settings/secrets.ts';
import { addToThread } from './mailThread.sql.ts';
import { deriveReplyToken, formatReplyAddress } from './replyToken.ts';

const MAX_REFERENCES = 10;

/** How a mail continues the conversation it belongs to. */
export interface MailThread {
  /** Message-IDs of the mails before it, oldest first. */
  references: string[];
  /** Where a reply becomes a message; null where no mail is received. */
  replyTo: string | null;
}

/** Adds a mail to the thread of a participant. Done before it is sent, so that no reply is earlier; again for each attempt. */
export async function joinThread(
  messageId: string,
  { conversationId, personId }: { conversationId: string; personId: string },
  { db, settings }: Pick<Services, 'db' | 'settings'>,
): Promise<MailThread> {
  const token = deriveReplyToken(conversationId, personId, settings);
  const earlier = await db.run(addToThread, { messageId, conversationId, personId, tokenHash: hashSecret(token) });
  const replyTo = settings.inboundDomain === undefined ? null : formatReplyAddress(token, settings.inboundDomain);
  return { references: shorten(earlier.map((mail) => mail.messageId)), replyTo };
}

/** The first and the newest, because a header has a limit and mail programs look at these. */
function shorten(messageIds: string[]): string[] {
  if (messageIds.length <= MAX_REFERENCES) return messageIds;
  return [...messageIds.slice(0, 1), ...messageIds.slice(1 - MAX_REFERENCES)];
}
