import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { references } from '../references.ts';
import { admins, careTeam } from '../roles.ts';
import * as field from '../schemas.ts';

const kinds = ['CALL', 'EMAIL', 'MEETING'] as const;
export const contactOutcomes = ['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER', 'WRONG_CONTACT'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

const writable = {
  kind: z.enum(kinds),
  direction: z.enum(['OUT', 'IN']).describe('OUT: we tried to reach the traveler; IN: they reached us'),
  outcome: z
    .enum(contactOutcomes)
    .describe('REACHED: somebody of the party was spoken to or answered; WRONG_CONTACT: the number or address is not theirs'),
  note: field.paragraphs(2000).nullable(),
  contactedAt: field.Timestamp.describe('When it was, ISO 8601, UTC; not in the future'),
};

/** A call, mail or meeting with a traveler about a request, outside of conversations. */
const ContactLogEntry = z
  .object({
    id: field.Id,
    tripRequestId: field.Id,
    ...writable,
    note: z.string().nullable(),
    failedTries: z
      .int()
      .describe('How many tries of ours have failed since somebody was reached, or since the request began; those about the same request'),
    suggestedStatus: z
      .literal('NEEDS_INFO')
      .nullable()
      .describe('NEEDS_INFO after three failed tries, if the request may move there: ask the traveler in writing'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user who wrote it'),
    updatedById: field.Id.nullable().describe('UUID of the user who last changed it'),
    version: z.int(),
  })
  .meta({ id: 'ContactLogEntry' });

const { note: _, ...required } = writable;
const readOnly = Object.keys(ContactLogEntry.shape).filter((key) => !(key in writable));

export const contactLog = {
  list: get('/v3/contact_log', 'List calls, mails and meetings with travelers', {
    access: careTeam,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.contactLogEntry,
    reply: field.pageOf(ContactLogEntry),
    description: 'Newest first. Filter by tripRequestId for those about one request.',
  }),
  create: post('/v3/contact_log', 'Log a call, mail or meeting with a traveler', {
    access: careTeam,
    body: z.strictObject({
      tripRequestId: field.Id,
      ...required,
      direction: writable.direction.default('OUT'),
      note: writable.note.default(null),
      contactedAt: writable.contactedAt.optional(),
    }),
    reply: ContactLogEntry,
    once: true,
    description: 'contactedAt is now unless it is given.',
    example: {
      tripRequestId: '018f0000-0000-7000-8000-000000000000',
      kind: 'CALL',
      outcome: 'NO_ANSWER',
      note: 'Rang twice in the evening.',
    },
  }),
  read: get('/v3/contact_log/{id}', 'Read an entry of the contact log', {
    access: careTeam,
    expand: references.contactLogEntry,
    reply: ContactLogEntry,
  }),
  update: put('/v3/contact_log/{id}', 'Correct an entry of the contact log', {
    access: careTeam,
    body: field.changeOf(writable, readOnly),
    reply: ContactLogEntry,
    description: 'Care corrects its own entries, administrators all.',
    example: { outcome: 'LEFT_MESSAGE' },
  }),
  remove: del('/v3/contact_log/{id}', 'Delete an entry of the contact log', { access: admins }),
};
