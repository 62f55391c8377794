import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** A mail as its receiver sees it. */
export interface Received {
  subject: string;
  /** The plain text. */
  text: string;
}

/** The newest mail to an address whose text holds `words`; waits until it was sent. */
export function mailTo(server: Pick<Server, 'dataDir'>, address: string, words: RegExp): Promise<Received> {
  return waitFor(`a mail to ${address} with ${words}`, async () => (await mailsTo(server, address)).find(({ text }) => words.test(text)));
}

/** All mails to an address so far, newest first. */
export async function mailsTo({ dataDir }: Pick<Server, 'dataDir'>, address: string): Promise<Received[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return all
    .filter((mail) => header(mail, 'To').includes(address))
    .toSorted((a, b) => Date.parse(header(b, 'Date')) - Date.parse(header(a, 'Date')))
    .map((mail) => ({ subject: header(mail, 'Subject'), text: plainPart(mail) }));
}

/** User and token of the link in a mail. */
export function linkIn({ text }: Received): { path: string; user: string; token: string } {
  const url = new URL(/https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? 'http://no.link.invalid/');
  return { path: url.pathname, user: url.searchParams.get('user') ?? '', token: url.searchParams.get('token') ?? '' };
}

/** The six digits in a mail. */
export function codeIn({ text }: Received): string {
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

function header(mail: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(mail)?.[1]?.replaceAll(/\r?\n\s+/g, ' ') ?? '';
}

function plainPart(mail: string): string {
  const [, head = '', body = ''] = /(Content-Type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)(?:\r?\n--(?!=20)[-\w=]+|$)/i.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
