import { setTimeout as wait } from 'node:timers/promises';
import { runExclusively } from '#src/db/runExclusively.ts';
import type { Services } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { MailboxUrl } from '#src/settings/mailboxUrl.ts';
import { readMailbox } from './readMailbox.ts';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 300_000;
/** Other failures than a refusal may pass; operators are told of those that last. */
const ALERT_AFTER_MS = 15 * 60_000;

/**
 * Reads a mailbox for as long as the process runs: one node of a cluster at a time, and again after every failure, waiting longer from one to
 * the next. Returns a function that stops it.
 */
export function startMailboxReader(mailbox: MailboxUrl, databaseUrl: string, services: Services): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let failures = 0;
  let failingSince: number | null = null;
  let isAlerted = false;

  function noteSuccess(): void {
    failures = 0;
    failingSince = null;
    isAlerted = false;
  }

  async function noteFailure(error: unknown): Promise<void> {
    const reason = describe(error);
    services.log.warn({ mailServer: mailbox.host, reason }, 'the mailbox of received mail cannot be read, retrying');
    failures += 1;
    failingSince ??= Date.now();
    const lasts = Date.now() - failingSince > ALERT_AFTER_MS;
    if (isAlerted || !(isRefusal(error) || lasts)) return;
    const alert = {
      title: 'Received mail cannot be fetched',
      detail: `The mail server ${mailbox.host} answered: ${reason}. Mails wait there and are fetched once it works again. Check INBOUND_IMAP_URL.`,
    };
    await runAsSystem(services, newId(), (context) => sendOpsAlert('mailbox', alert, context));
    isAlerted = true;
  }

  async function readOn(): Promise<void> {
    while (!signal.aborted) {
      try {
        await runExclusively(databaseUrl, 'farwend inbound mailbox', signal, (held) => readMailbox(mailbox, services, held, noteSuccess));
      } catch (error) {
        if (signal.aborted) return;
        await noteFailure(error).catch((cause: unknown) => services.log.warn({ err: cause }, 'operators could not be told of the mailbox'));
        await wait(Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const reading = readOn();
  return async () => {
    stopped.abort();
    await reading;
  };
}

/** Whether trying again does not help until somebody corrects the settings. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('authenticationFailed' in error && error.authenticationFailed === true) || ('mailboxMissing' in error && error.mailboxMissing === true)
  );
}

/** What the server said, where it said something; never the password. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = ['responseText', 'response'].map((name): unknown => Reflect.get(error, name)).find((text) => typeof text === 'string');
  return (said ?? error.message).replaceAll(/\s+/g, ' ').trim().slice(0, 300).replace(/\.$/, '');
}
