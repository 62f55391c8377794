import { z } from 'zod';
import { get, post } from '../call.ts';
import type { Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { emailStatuses } from '../statuses/email.ts';

const users: readonly Caller[] = ['admin', 'care', 'marageti'];
const relatedTypes = ['tripRequest', 'tripMatch', 'traveler', 'partner', 'document', 'review', 'salesRecording', 'conversation'] as const;

/** A mail that is waiting, was sent, or was not. */
const TemplatedEmail = z
  .object({
    id: field.Id,
    templateKey: z.string(),
    templateVersion: z.int().nullable().describe('Version of the template it was written with; null until then'),
    category: z.enum(['TRANSACTIONAL', 'REMINDER', 'MARKETING']),
    to: z.array(z.string()).describe('Masked for marketing'),
    personId: field.Id.nullable().describe('Traveler, agent or team member it went to'),
    replyTo: z.string().nullable(),
    subject: z.string().describe('Empty until it is written'),
    html: z.string().optional().describe('Not in lists. Codes and links with one are left out'),
    text: z.string().optional().describe('Not in lists. Codes and links with one are left out'),
    data: z.record(z.string(), z.unknown()).optional().describe('Not in lists. Values of the variables'),
    related: z.object({ type: z.string(), id: field.Id }).nullable().describe('What it is about'),
    status: z.enum(emailStatuses),
    statusChangedAt: field.Moment,
    allowedTransitions: z.array(z.enum(emailStatuses)).describe('Always empty: mails are moved by the system'),
    attempts: z.int().describe('How often it was tried, at most 5 times'),
    sendAt: field.Moment.nullable().describe('Not before this moment'),
    sentAt: field.Moment.nullable(),
    error: z.string().nullable().describe('Why it was not sent'),
    test: z.boolean(),
    createdAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'TemplatedEmail' });

export const templatedEmails = {
  list: get('/v3/templated_emails', 'List mails', {
    access: users,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(TemplatedEmail),
  }),
  read: get('/v3/templated_emails/{id}', 'Read a mail', { access: users, reply: TemplatedEmail }),
  send: post('/v3/templated_emails/{template}', 'Send a mail from a template, named by its key', {
    access: users,
    body: z.strictObject({
      to: field.Email.optional().describe('An address of somebody we know; for a test your own or a colleague’s'),
      personId: field.Id.optional().describe('Traveler, agent or team member to write to, in place of an address'),
      data: z
        .record(z.string().max(40), z.unknown())
        .default({})
        .describe('Values of the template’s variables; web addresses only of our own'),
      related: z.strictObject({ type: z.enum(relatedTypes), id: field.Id.describe('Id of the record of that type') }).optional(),
      sendAt: field.Moment.optional().describe('Not before this moment, within 90 days'),
      test: z.boolean().default(false).describe('To try it: what is missing is filled with the examples, and it goes to you'),
    }),
    status: 202,
    reply: TemplatedEmail,
    description:
      'Care sends what is transactional, marketing what is marketing. The answer shows the mail as it will be: subject, html and text.',
    example: { test: true, data: {} },
  }),
};
