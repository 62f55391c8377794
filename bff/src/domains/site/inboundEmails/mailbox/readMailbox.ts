import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { Services } from '#src/kernel/context.ts';
import { type MailboxUrl, mailboxFolders } from '#src/settings/mailboxUrl.ts';
import { type OpenMailbox, takeMessage } from './takeMessage.ts';

/** Servers and routers drop connections that are silent for longer. */
const MAX_IDLE_MS = 4 * 60_000;

/**
 * Signs in to a mailbox, takes what is in it and what arrives (IDLE, or polling where the server lacks it), until the signal aborts or the
 * connection ends, which throws. `onRead` is called whenever everything that can be taken was.
 */
export async function readMailbox(
  { host, port, user, password, folder }: MailboxUrl,
  services: Services,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> {
  const client = new ImapFlow({ host, port, secure: true, auth: { user, pass: password }, logger: false, maxIdleTime: MAX_IDLE_MS });
  client.on('error', () => undefined); // the command that is running fails with the same error
  const close = () => client.close();
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    const processed = await client.mailboxCreate([mailboxFolders.processed]);
    const refused = await client.mailboxCreate([mailboxFolders.refused]);
    const { uidValidity } = await client.mailboxOpen(folder);
    const mailbox = { client, uidValidity, processedPath: processed.path, refusedPath: refused.path, failures: new Map<number, number>() };
    await takeMessages(mailbox, services, signal, onRead);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

async function takeMessages(mailbox: OpenMailbox, services: Services, signal: AbortSignal, onRead: () => void): Promise<void> {
  const { client } = mailbox;
  const news = { hasArrived: false };
  client.on('exists', ({ count, prevCount }) => {
    if (count > prevCount) news.hasArrived = true;
  });
  while (!signal.aborted) {
    news.hasArrived = false;
    const uids = await client.search({ deleted: false }, { uid: true });
    if (!uids) throw new Error('The mail server does not list the mails of the mailbox.');
    for (const uid of uids) {
      signal.throwIfAborted();
      await takeMessage(uid, mailbox, services);
    }
    onRead();
    if (!news.hasArrived) await waitForNews(client, signal);
  }
}

/** Waits for a new mail, at most a few minutes, after which those that failed are tried again; throws when the connection ends. */
async function waitForNews(client: ImapFlow, stopped: AbortSignal): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([stopped, done.signal]);
  void client.idle().catch(() => undefined); // the next command ends it, and a lost connection closes the client
  try {
    await Promise.race([
      once(client, 'exists', { signal }),
      once(client, 'close', { signal }).then(() => {
        throw new Error('The mail server closed the connection.');
      }),
      wait(MAX_IDLE_MS, undefined, { signal }),
    ]);
  } finally {
    done.abort();
  }
}
