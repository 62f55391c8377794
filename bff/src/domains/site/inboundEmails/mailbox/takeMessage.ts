import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ImapFlow } from 'imapflow';
import type { Services } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { parseReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { acceptWrittenEmail, MAX_EMAIL_BYTES } from '#src/domains/site/inboundEmails/acceptEmail.ts';
import { findRecordedEmail, recordEmail } from '#src/domains/site/inboundEmails/recordEmail.ts';

const MAX_FAILURES = 3;
/** The largest number that the column of sizes holds. */
const MAX_RECORDED_BYTES = 2 ** 31 - 1;

/** A mailbox that is being read. */
export interface OpenMailbox {
  client: ImapFlow;
  uidValidity: bigint;
  processedPath: string;
  refusedPath: string;
  /** How often the server did not send a mail on this connection, by UID. */
  failures: Map<number, number>;
}

/**
 * Takes one mail: accepts it, and only then moves it away, so that it is taken again if this ends in between; the copy is known by its bytes
 * and its Message-ID. One that is too large, or that the server does not send, is set aside with the reason. Any other failure is thrown.
 */
export async function takeMessage(uid: number, mailbox: OpenMailbox, services: Services): Promise<void> {
  const { client, processedPath } = mailbox;
  const source = await readSource(uid, mailbox, services);
  if (source === 'gone' || source === 'unreadable') return;
  if (source === 'tooLarge') return setAside(uid, 'It has more than 25 MB.', mailbox, services);
  await acceptWrittenEmail((path) => writeFile(path, source, { flag: 'wx', mode: 0o600, flush: true }), services);
  await move(uid, processedPath, client);
}

async function readSource(uid: number, mailbox: OpenMailbox, services: Services): Promise<Buffer | 'tooLarge' | 'gone' | 'unreadable'> {
  const { client } = mailbox;
  try {
    const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
    if (!found) return 'gone'; // somebody else has moved it
    if ((found.size ?? 0) > MAX_EMAIL_BYTES) return 'tooLarge';
    const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength: MAX_EMAIL_BYTES + 1 } }, { uid: true });
    const source = message ? message.source : undefined;
    if (!source) throw new Error('the mail server did not send it');
    return source.length > MAX_EMAIL_BYTES ? 'tooLarge' : source;
  } catch (error) {
    if (!client.usable) throw error;
    await noteFailure(uid, error, mailbox, services);
    return 'unreadable';
  }
}

/** A mail that the server did not send three times is set aside; the others are not kept waiting. */
async function noteFailure(uid: number, error: unknown, mailbox: OpenMailbox, services: Services): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const count = (mailbox.failures.get(uid) ?? 0) + 1;
  mailbox.failures.set(uid, count);
  services.log.warn({ uid, count, reason }, 'a mail in the mailbox of received mail could not be read');
  if (count >= MAX_FAILURES) await setAside(uid, `It could not be read: ${reason}`.slice(0, 500), mailbox, services);
}

/** Records a mail that is not taken, with its headers alone, and moves it to the folder of those that were refused. */
async function setAside(uid: number, reason: string, mailbox: OpenMailbox, services: Services): Promise<void> {
  const { client, refusedPath } = mailbox;
  const { headers, sizeBytes } = await readHeaders(uid, mailbox);
  const email = await parseReceivedEmail(Readable.from([headers]), services.settings.inboundAuthservId);
  await runAsSystem(services, newId(), async (context) => {
    if (await findRecordedEmail(email, context)) return;
    await recordEmail(email, { status: 'REJECTED', reason }, { storageKey: null, sizeBytes }, context);
  });
  await move(uid, refusedPath, client);
  services.log.warn({ uid, reason }, `a mail was moved to the folder ${refusedPath} of the mailbox of received mail`);
}

async function readHeaders(uid: number, { client, uidValidity }: OpenMailbox): Promise<{ headers: Buffer; sizeBytes: number }> {
  const message = await client.fetchOne(String(uid), { headers: true, size: true }, { uid: true }).catch(() => false as const);
  const unnamed = Buffer.from(`Message-ID: <${uidValidity}.${uid}@mailbox.invalid>\r\n\r\n`);
  if (!message) return { headers: unnamed, sizeBytes: 0 };
  return { headers: message.headers ?? unnamed, sizeBytes: Math.min(message.size ?? 0, MAX_RECORDED_BYTES) };
}

async function move(uid: number, path: string, client: ImapFlow): Promise<void> {
  if (!(await client.messageMove(String(uid), path, { uid: true }))) throw new Error(`the mail server did not move a mail to ${path}`);
}
