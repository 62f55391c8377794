import type { CallContext } from '#src/kernel/context.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { parseReplyAddress } from '#src/platform/mail/replyToken.ts';
import { hashSecret } from '#src/settings/secrets.ts';
import { type MailParticipant, selectMailParticipants } from './matchEmail.sql.ts';

/** Whom an email comes from, or whether it claims to come from somebody it does not. */
export type Match = { participant: MailParticipant } | { participant: null; isForeign: boolean };

/**
 * Finds the participant who sent an email: by the token it is addressed to, else by the mails it continues, and always by the address of the
 * sender. The subject says nothing, because anybody can write it.
 */
export async function matchEmail({ from, to, references }: ReceivedEmail, { db, settings }: CallContext): Promise<Match> {
  const tokens = to.flatMap((address) => parseReplyAddress(address, settings.inboundDomain) ?? []);
  const found = await db.run(selectMailParticipants, { tokenHashes: tokens.map((token) => hashSecret(token)), messageIds: references });
  const byToken = found.filter((one) => one.byToken);
  const candidates = byToken.length > 0 ? byToken : found;
  const participant = candidates.find(({ email }) => email !== null && email.toLowerCase() === from?.address) ?? null;
  return participant ? { participant } : { participant, isForeign: candidates.length > 0 || tokens.length > 0 };
}
