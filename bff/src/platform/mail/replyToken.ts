import { createHmac } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';

const TOKEN_BYTES = 16;
/** Hexadecimal, because mail servers may change the case of an address. */
const replyAddress = /^reply\+([0-9a-f]{32})@(.+)$/;

/** Derives the token of a participant from the newest key, so that it is the same in each mail and stored nowhere. */
export function deriveReplyToken(conversationId: string, personId: string, { sessionKeys }: Pick<Settings, 'sessionKeys'>): string {
  const key = sessionKeys[0] ?? '';
  return createHmac('sha256', key).update(`reply ${conversationId} ${personId}`).digest().subarray(0, TOKEN_BYTES).toString('hex');
}

/** The address to which a participant replies. */
export function formatReplyAddress(token: string, inboundDomain: string): string {
  return `reply+${token}@${inboundDomain}`;
}

/** The token of an address to reply to; null for any other address. */
export function parseReplyAddress(address: string, inboundDomain: string | undefined): string | null {
  const [, token, domain] = replyAddress.exec(address.toLowerCase()) ?? [];
  return token !== undefined && domain === inboundDomain ? token : null;
}
