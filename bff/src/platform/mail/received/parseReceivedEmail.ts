import { isEmail } from '@farwend/api-contract/rules';
import EmailReplyParser from 'email-reply-parser';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { type Authentication, parseAuthentication } from './parseAuthentication.ts';
import { type DeliveryReport, parseDeliveryReport } from './parseDeliveryReport.ts';

const MAX_TEXT_LENGTH = 10_000;
/** Longer texts are mostly quotes, and cutting them takes time. */
const MAX_READ_LENGTH = 100_000;
const MAX_REFERENCES = 100;

/** A file that came with an email, other than pictures within its text. */
export interface ReceivedFile {
  fileName: string;
  content: Buffer;
}

/** An email that somebody sent to us, as far as we need it. */
export interface ReceivedEmail {
  /** In angle brackets. */
  messageId: string;
  /** Null unless it names exactly one sender with a valid address, in lower case. */
  from: { address: string; name: string } | null;
  /** Everybody it names as a recipient, in lower case. */
  to: string[];
  subject: string;
  /** What the sender wrote, without what it quotes. */
  text: string;
  authentication: Authentication;
  /** Message-IDs that it continues. */
  references: string[];
  /** Whether a program sent it: an absence note, a list, a mail server. */
  isAutomatic: boolean;
  /** Null unless it is the report of a mail server. */
  deliveryReport: DeliveryReport | null;
  files: ReceivedFile[];
}

/** Parses an email as it was received. `authservId` names the mail server whose word on the sender counts. */
export async function parseReceivedEmail(raw: Readable, authservId: string | undefined): Promise<ReceivedEmail> {
  const bytes = await buffer(raw);
  const mail = await simpleParser(bytes, { keepDeliveryStatus: true, skipImageLinks: true, skipTextToHtml: true });
  const headersOf = (name: string) =>
    mail.headerLines.filter(({ key }) => key === name).map(({ line }) => line.slice(line.indexOf(':') + 1).trim());
  const from = parseSender(mail.from);
  return {
    messageId: parseMessageIds(mail.messageId ?? '')[0] ?? `<${createHash('sha256').update(bytes).digest('hex')}@received.invalid>`,
    from,
    to: listRecipients(mail, [...headersOf('delivered-to'), ...headersOf('x-original-to')]),
    subject: toLine(mail.subject ?? '').slice(0, 300),
    text: cutQuotes(mail.text ?? ''),
    authentication: parseAuthentication(headersOf('authentication-results'), authservId),
    references: listReferences(mail),
    isAutomatic: isAutomatic(headersOf, from?.address ?? ''),
    deliveryReport: findDeliveryReport(mail.attachments),
    files: mail.attachments
      .filter(
        ({ related, contentType }) => !related && !/^(?:message\/delivery-status|message\/rfc822|text\/rfc822-headers)$/.test(contentType),
      )
      .map(({ filename, content }) => ({ fileName: filename ?? 'attachment', content })),
  };
}

function parseSender(from: AddressObject | undefined): ReceivedEmail['from'] {
  const [sender, ...others] = from?.value ?? [];
  const address = sender?.address?.trim().toLowerCase() ?? '';
  if (!isEmail(address) || others.length > 0) return null;
  return { address, name: toLine(sender?.name ?? '').slice(0, 120) };
}

function listRecipients({ to, cc }: ParsedMail, envelope: readonly string[]): string[] {
  const named = [to ?? [], cc ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''));
  const all = [...named, ...envelope.map((address) => address.replaceAll(/[<>]/g, ''))].map((address) => address.trim().toLowerCase());
  return [...new Set(all)].filter((address) => isEmail(address)).slice(0, 50);
}

function listReferences({ inReplyTo, references }: ParsedMail): string[] {
  const ids = [inReplyTo ?? '', references ?? []].flat().flatMap((text) => parseMessageIds(text));
  return [...new Set(ids)].slice(-MAX_REFERENCES);
}

function parseMessageIds(text: string): string[] {
  return (text.match(/<[^<>\s]+>/g) ?? []).filter((id) => id.length <= 500);
}

function isAutomatic(headersOf: (name: string) => string[], sender: string): boolean {
  const submitted = headersOf('auto-submitted')[0];
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    headersOf('precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/i.test(value)) ||
    headersOf('return-path').some((path) => path.replaceAll(/\s/g, '') === '<>') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headersOf(name).length > 0) ||
    /^(?:mailer-daemon|postmaster)@/.test(sender)
  );
}

function findDeliveryReport(parts: readonly Attachment[]): DeliveryReport | null {
  const textOf = (type: RegExp) => parts.find(({ contentType }) => type.test(contentType))?.content.toString();
  const status = textOf(/^message\/delivery-status$/);
  return status === undefined ? null : parseDeliveryReport(status, textOf(/^(?:message\/rfc822|text\/rfc822-headers)$/));
}

/** The sender's own words; everything if they seem to be a quote. */
function cutQuotes(text: string): string {
  const all = text.slice(0, MAX_READ_LENGTH).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  const own = new EmailReplyParser().parseReply(all).trim();
  return (own === '' ? all : own).slice(0, MAX_TEXT_LENGTH).toWellFormed();
}

function toLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
