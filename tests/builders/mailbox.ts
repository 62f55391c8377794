import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** An email as its recipient sees it. */
export interface ReceivedEmail {
  subject: string;
  /** The plain text. */
  text: string;
  messageId: string;
  /** Message-IDs that it continues, with spaces. */
  references: string;
  inReplyTo: string;
  /** Where a reply goes; empty: to the sender. */
  replyTo: string;
}

/** Waits for an email to an address whose text matches `words`, and returns the newest. */
export function waitForEmail(server: Pick<Server, 'dataDir'>, address: string, words: RegExp): Promise<ReceivedEmail> {
  return waitFor(`a mail to ${address} with ${words}`, async () =>
    (await readEmails(server, address)).find(({ text }) => words.test(text)),
  );
}

/** All emails to an address so far, newest first. */
export async function readEmails({ dataDir }: Pick<Server, 'dataDir'>, address: string): Promise<ReceivedEmail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return all
    .filter((mail) => parseHeader(mail, 'To').includes(address))
    .toSorted((a, b) => Date.parse(parseHeader(b, 'Date')) - Date.parse(parseHeader(a, 'Date')))
    .map((mail) => ({
      subject: parseHeader(mail, 'Subject'),
      text: parsePlainText(mail),
      messageId: parseHeader(mail, 'Message-ID'),
      references: parseHeader(mail, 'References'),
      inReplyTo: parseHeader(mail, 'In-Reply-To'),
      replyTo: parseHeader(mail, 'Reply-To'),
    }));
}

/** Path, user and token of the link in an email. */
export function parseLink({ text }: Pick<ReceivedEmail, 'text'>): { path: string; user: string; token: string } {
  const url = new URL(/https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? 'http://no.link.invalid/');
  return { path: url.pathname, user: url.searchParams.get('user') ?? '', token: url.searchParams.get('token') ?? '' };
}

/** The six-digit code in an email. */
export function parseCode({ text }: Pick<ReceivedEmail, 'text'>): string {
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

function parseHeader(mail: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(mail)?.[1]?.replaceAll(/\r?\n\s+/g, ' ') ?? '';
}

function parsePlainText(mail: string): string {
  const [, head = '', body = ''] = /(Content-Type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)(?:\r?\n--(?!=20)[-\w=]+|$)/i.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
