import { isEmail } from '@farwend/api-contract/rules';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Settings } from '#src/settings.ts';
import { layout } from './layout.ts';
import type { Letter } from './letter.ts';

/** Sends letters, each to one person. */
export type Mailer = {
  /**
   * Sends once and gives the Message-ID. `id` names the mail: the same one sent again replaces its file, or is known to the receiver by
   * its Message-ID. Throws when it was not taken, or when an address or the subject would break a header.
   */
  send(letter: Letter, to: string, id: string, replyTo?: string | null): Promise<string>;
  /** Hangs up on the mail server. */
  close(): void;
};

/** The mailer of the settings: over SMTP when there is an SMTP_URL, else .eml files in DATA_DIR/mail. */
export function createMailer({ smtpUrl, dataDir, mailFrom }: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mailFrom'>): Mailer {
  const domain = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const { deliver, close } = smtpUrl ? overSmtp(smtpUrl) : intoFiles(resolve(dataDir, 'mail'));
  return {
    close,
    async send(letter, to, id, replyTo = null) {
      if (!isEmail(to) || (replyTo !== null && !isEmail(replyTo))) throw new Error('a mail needs exactly one valid address'); // which stays out of logs
      const messageId = `<${id}@${domain}>`;
      if (/\p{Cc}/u.test(letter.subject)) throw new Error('a subject is one line');
      await deliver(id, {
        from: mailFrom,
        to: { name: '', address: to },
        subject: letter.subject,
        ...layout(letter),
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        messageId,
        textEncoding: 'quoted-printable', // what all our words come to; found out letter by letter it costs as much as writing them
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return messageId;
    },
  };
}

/** RFC 8058: the reader's own button, which posts to the address, beside the link in the mail. */
function unsubscribeHeaders({ unsubscribeUrl }: Letter): Record<string, string> {
  return unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

type Message = NonNullable<Parameters<ReturnType<typeof createTransport>['sendMail']>[0]>;
type Way = { deliver(id: string, message: Message): Promise<void>; close(): void };

function overSmtp(url: string): Way {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    deliver: async (_id, message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

function intoFiles(folder: string): Way {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = async (file: string, bytes: Buffer | Readable) => {
    try {
      await writeFile(file, bytes);
    } catch {
      await mkdir(folder, { recursive: true }); // the first mail, or somebody has cleared up
      await writeFile(file, bytes);
    }
  };
  return {
    deliver: async (id, message) => {
      const { message: bytes } = await transport.sendMail(message);
      const file = join(folder, `${id}.eml`);
      await write(`${file}.part`, bytes);
      await rename(`${file}.part`, file); // whoever watches the folder never reads half a mail
    },
    close: () => undefined,
  };
}
