import { isEmail } from '@farwend/api-contract/rules';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Settings } from '#src/settings/settings.ts';
import { renderLayout } from './renderLayout.ts';
import type { RenderedEmail } from './renderedEmail.ts';

/** A file that goes with an email. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** What an email has besides its content. */
export interface MailExtras {
  replyTo?: string | null;
  attachment?: MailAttachment | null;
  /** Message-IDs of the mails that it continues, oldest first. */
  references?: string[];
}

/** Sends emails, each to one person. */
export type Mailer = {
  /**
   * Sends an email and returns its Message-ID, which is derived from `id`: sending again replaces the file, or lets the recipient detect the
   * duplicate. Throws if delivery fails, or if an address or the subject would break a header.
   */
  send(email: RenderedEmail, to: string, id: string, extras?: MailExtras): Promise<string>;
  /** Closes the connections to the mail server. */
  close(): void;
};

/** Creates the configured mailer: by SMTP if SMTP_URL is set, else as .eml files in DATA_DIR/mail. */
export function createMailer({ smtpUrl, dataDir, mailFrom }: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mailFrom'>): Mailer {
  const { deliver, close } = smtpUrl ? createSmtpDelivery(smtpUrl) : createFileDelivery(resolve(dataDir, 'mail'));
  return {
    close,
    async send(email, to, id, { replyTo = null, attachment = null, references = [] } = {}) {
      if (!isEmail(to) || (replyTo !== null && !isEmail(replyTo))) throw new Error('a mail needs exactly one valid address'); // without the address, because errors are logged
      const messageId = buildMessageId(id, mailFrom);
      if (/\p{Cc}/u.test(email.subject)) throw new Error('a subject is one line');
      await deliver(id, {
        from: mailFrom,
        to: { name: '', address: to },
        subject: email.subject,
        ...renderLayout(email),
        ...(attachment && { attachments: [attachment] }),
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        messageId,
        ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
        textEncoding: 'quoted-printable', // the result for all our texts; detecting it costs as much as encoding them
        headers: { 'Auto-Submitted': 'auto-generated', ...buildUnsubscribeHeaders(email) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return messageId;
    },
  };
}

/** The Message-ID of the email with this id. */
export function buildMessageId(id: string, mailFrom: string): string {
  const domain = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** One-click unsubscribe (RFC 8058), for the mail client's own button. */
function buildUnsubscribeHeaders({ unsubscribeUrl }: RenderedEmail): Record<string, string> {
  return unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

type Message = NonNullable<Parameters<ReturnType<typeof createTransport>['sendMail']>[0]>;
type Delivery = { deliver(id: string, message: Message): Promise<void>; close(): void };

function createSmtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    deliver: async (_id, message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

function createFileDelivery(folder: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = async (file: string, bytes: Buffer | Readable) => {
    try {
      await writeFile(file, bytes);
    } catch {
      await mkdir(folder, { recursive: true }); // the first email, or the folder was deleted
      await writeFile(file, bytes);
    }
  };
  return {
    deliver: async (id, message) => {
      const { message: bytes } = await transport.sendMail(message);
      const file = join(folder, `${id}.eml`);
      await write(`${file}.part`, bytes);
      await rename(`${file}.part`, file); // atomic for programs that watch the folder
    },
    close: () => undefined,
  };
}
