import { z } from 'zod';
import { get, post } from '../call.ts';
import type { Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { emailStatuses } from '../statuses/email.ts';

const users: readonly Caller[] = ['admin', 'care', 'marageti'];
const relatedTypes = ['tripRequest', 'tripMatch', 'traveler', 'partner', 'document', 'review', 'salesRecording', 'conversation'] as const;

/** An email that is queued, was sent, or failed. */
const TemplatedEmail = z
  .object({
    id: field.Id,
    templateKey: z.string(),
    templateVersion: z.int().nullable().describe('Version of the template it was rendered with; null until then'),
    category: z.enum(['TRANSACTIONAL', 'REMINDER', 'MARKETING']),
    to: z.array(z.string()).describe('Email addresses of the recipients; masked for marketing'),
    personId: field.Id.nullable().describe('UUID of the traveler, agent or team member it is for'),
    replyTo: z.string().nullable(),
    subject: z.string().describe('Empty until it is rendered'),
    html: z.string().optional().describe('Not in lists. Codes and links that contain one are removed'),
    text: z.string().optional().describe('Not in lists. Codes and links that contain one are removed'),
    data: z.record(z.string(), z.unknown()).optional().describe('Not in lists. Values of the template’s variables'),
    related: z.object({ type: z.string(), id: field.Id }).nullable().describe('Subject of the message'),
    status: z.enum(emailStatuses),
    statusChangedAt: field.Timestamp,
    allowedTransitions: z.array(z.enum(emailStatuses)).describe('Always empty, because only the system changes the status of emails'),
    attempts: z.int().describe('Number of attempts, at most 5'),
    sendAt: field.Timestamp.nullable().describe('Earliest time, ISO 8601, UTC'),
    sentAt: field.Timestamp.nullable(),
    error: z.string().nullable().describe('Reason why it was not sent'),
    test: z.boolean(),
    createdAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'TemplatedEmail' });

export const templatedEmails = {
  list: get('/v3/templated_emails', 'List emails', {
    access: users,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(TemplatedEmail),
  }),
  read: get('/v3/templated_emails/{id}', 'Read an email', { access: users, reply: TemplatedEmail }),
  send: post('/v3/templated_emails/{template}', 'Send an email from a template, named by its key', {
    access: users,
    body: z.strictObject({
      to: field.Email.optional().describe('Email address of a known person; for a test, the caller’s or a colleague’s'),
      personId: field.Id.optional().describe('UUID of the traveler, agent or team member to write to, instead of `to`'),
      data: z.record(z.string().max(40), z.unknown()).default({}).describe('Values of the template’s variables; URLs only of our own site'),
      related: z.strictObject({ type: z.enum(relatedTypes), id: field.Id.describe('UUID of the record of that type') }).optional(),
      sendAt: field.Timestamp.optional().describe('Earliest time to send it, ISO 8601, within 90 days'),
      test: z.boolean().default(false).describe('true: send a test to the caller, with missing values filled from the examples'),
    }),
    status: 202,
    reply: TemplatedEmail,
    description:
      'Care sends transactional emails, marketing sends marketing emails. The response contains the rendered email: subject, html and text.',
    example: { test: true, data: {} },
  }),
};
