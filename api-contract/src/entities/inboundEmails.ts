import { z } from 'zod';
import { del, get, put } from '../call.ts';
import { careTeam } from '../roles.ts';
import * as field from '../schemas.ts';

/** What became of an email that somebody sent to us. */
const inboundEmailStatuses = ['MATCHED', 'NEW_REQUEST', 'AUTO_REPLY', 'BOUNCE', 'UNMATCHED', 'REJECTED'] as const;
export type InboundEmailStatus = (typeof inboundEmailStatuses)[number];

const result = (what: string) =>
  z.string().nullable().describe(`What our mail server says of ${what}, like pass or fail; null if it does not`);

const InboundEmail = z
  .object({
    id: field.Id,
    messageId: z.string().describe('Its Message-ID; an email that is delivered twice is received once'),
    from: z.string().describe('Address of the sender; empty if the email does not name exactly one'),
    to: z.array(z.string()).describe('Addresses of the recipients it names'),
    subject: z.string(),
    text: z.string().optional().describe('Not in lists. What the sender wrote, without what they quote'),
    auth: z.object({ spf: result('SPF'), dkim: result('DKIM'), dmarc: result('DMARC') }),
    status: z
      .enum(inboundEmailStatuses)
      .describe(
        'MATCHED: a message of a conversation. NEW_REQUEST: opened a contact request. AUTO_REPLY and BOUNCE: sent by a program. UNMATCHED: waits for our team. REJECTED: nothing is done',
      ),
    reason: z.string().nullable().describe('Why it is unmatched or rejected, or what was left out'),
    conversationId: field.Id.nullable().describe('UUID of the conversation it belongs to'),
    postedMessageId: field.Id.nullable().describe('UUID of the message it became'),
    sizeBytes: z.int(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'InboundEmail' });

const writable = {
  conversationId: field.Id.nullable().describe('UUID of the conversation in which it becomes a message of the traveler or guest'),
};
const readOnly = Object.keys(InboundEmail.shape).filter((key) => !(key in writable) && key !== 'version');

export const inboundEmails = {
  list: get('/v3/inbound_emails', 'List emails that were sent to us', {
    access: careTeam,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(InboundEmail),
    description:
      'Mail servers deliver emails with POST to this path, as message/rfc822 signed by Standard Webhooks: docs/operations/inbound-mail.md.',
  }),
  read: get('/v3/inbound_emails/{id}', 'Read an email that was sent to us', { access: careTeam, reply: InboundEmail }),
  update: put('/v3/inbound_emails/{id}', 'Attach an unmatched email to a conversation', {
    access: careTeam,
    body: field.changeOf(writable, readOnly),
    reply: InboundEmail,
    description:
      'Only UNMATCHED ones. It becomes a message of the participant with its address, otherwise of the guest or traveler: whoever attaches it vouches for the sender.',
    example: { conversationId: '6f0d3c1e-5b7a-4c8e-9a41-2b1f8a7d0c55' },
  }),
};

/** An address that gets no mail, because mails to it came back. */
const Suppression = z
  .object({
    id: field.Id,
    email: z.string(),
    reason: z.string().describe('What the mail server of the address answered'),
    templatedEmailId: field.Id.describe('UUID of the email that came back'),
    createdAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Suppression' });

export const suppressions = {
  list: get('/v3/suppressions', 'List addresses that get no mail', {
    access: careTeam,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(Suppression),
  }),
  remove: del('/v3/suppressions/{id}', 'Let mails reach an address again', { access: careTeam }),
};
