import { createHmac, randomUUID } from 'node:crypto';
import { query } from './query.ts';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

const SECRET = `whsec_${Buffer.from('a secret of the mail server under test').toString('base64')}`;

/** The domain to which people reply. */
export const replyDomain = 'replies.farwend.example';

/** The environment of a server that receives emails. */
export const inboundEnv = { INBOUND_DOMAIN: replyDomain, INBOUND_SECRET: SECRET, INBOUND_AUTHSERV_ID: 'mx.farwend.example' };

/** An email as somebody else's mail program writes it. */
export interface EmailDraft {
  from: string;
  to: string;
  subject?: string;
  text?: string;
  messageId?: string;
  inReplyTo?: string;
  /** Further header lines. */
  headers?: readonly string[];
  /** Files by name, in base64. */
  files?: Readonly<Record<string, { type: string; content: Buffer }>>;
}

/** What became of an email, as it is stored. */
export interface Received {
  id: string;
  status: string;
  reason: string | null;
  conversationId: string | null;
}

/** Writes an email as message/rfc822. */
export function writeEmail(draft: EmailDraft): { raw: string; messageId: string } {
  const { from, to, subject = 'Re: a question', text = 'Thank you.', inReplyTo, headers = [], files = {} } = draft;
  const messageId = draft.messageId ?? `<${randomUUID()}@guests.example>`;
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Fri, 27 Nov 2026 09:00:00 +0000',
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`]),
    ...headers,
    'MIME-Version: 1.0',
  ];
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text.replaceAll('\n', '\r\n')];
  const parts = Object.entries(files).map(([name, { type, content }]) => [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ]);
  const lines =
    parts.length === 0
      ? [...head, ...plain]
      : [
          ...head,
          'Content-Type: multipart/mixed; boundary="=_1"',
          '',
          ...[plain, ...parts].flatMap((part) => ['--=_1', ...part]),
          '--=_1--',
          '',
        ];
  return { raw: lines.join('\r\n'), messageId };
}

/** Delivers an email as a mail server does, and returns the status of the answer. `at` and `secret`: with another time or signature. */
export async function postEmail(
  { origin }: Pick<Server, 'origin'>,
  raw: string,
  { at = Date.now(), secret = SECRET, type = 'message/rfc822' } = {},
): Promise<number> {
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest('base64');
  const headers = {
    'content-type': type,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,other v1,${signature}`,
  };
  const answer = await fetch(`${origin}/v3/inbound_emails`, { method: 'POST', headers, body: raw });
  return answer.status;
}

/** Delivers an email and waits until it was read. */
export async function deliver(server: Server, draft: EmailDraft): Promise<Received> {
  const { raw, messageId } = writeEmail(draft);
  const status = await postEmail(server, raw);
  if (status !== 202) throw new Error(`The email was answered with ${status}`);
  server.fetchJobs?.('receiveEmail');
  return waitForReceived(server, messageId);
}

/** Waits until an email was read. */
export function waitForReceived({ databaseUrl }: Pick<Server, 'databaseUrl'>, messageId: string): Promise<Received> {
  const select = `SELECT id, status, reason, conversation_id AS "conversationId" FROM inbound_emails WHERE message_id = $1`;
  return waitFor(`the email ${messageId}`, async () => (await query<Received>(databaseUrl, select, [messageId]))[0]);
}
