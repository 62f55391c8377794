import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';

/** What is made anonymous after a time, and after how many days unless an administrator says otherwise. */
export const retentionPeriods = {
  TRIP_REQUESTS: {
    days: 1_096,
    what: 'Closed trip requests with their matches, conversations, documents and mails, from the end of the journey or the day they were closed',
  },
  CONVERSATIONS: { days: 1_096, what: 'Conversations with care that no trip request owns, from the last message' },
  TRAVELERS: {
    days: 1_096,
    what: 'Travelers without an open request or a subscription, from their last sign-in, message or request; they are mailed 30 days before',
  },
  APPLICANTS: { days: 365, what: 'People of companies that applied and were rejected, from the rejection' },
  CONTACT_REQUESTS: {
    days: 730,
    what: 'What people wrote to us or to companies by a form of the site, from the last change of its status',
  },
  EMAILS: { days: 395, what: 'Texts of the mails we sent; to whom, when and which template stays' },
  INBOUND_EMAILS: {
    days: 30,
    what: 'Mails that people sent to us, as they were received; messages that they became stay in their conversations',
  },
  PARTNER_DOCUMENTS: { days: 1_096, what: 'Insurances and licences of companies, as files, from the end of their validity' },
} as const;
export type RetentionKey = keyof typeof retentionPeriods;
export const retentionKeys = Object.keys(retentionPeriods) as [RetentionKey, ...RetentionKey[]]; // Object.keys forgets the names

/** Nobody would look for records that are gone earlier; those of received mails are only needed until somebody has dealt with them. */
export function minRetentionDays(key: RetentionKey): number {
  return key === 'INBOUND_EMAILS' ? 7 : 60;
}

const Key = z.enum(retentionKeys).describe('What is kept');

const RetentionPolicy = z
  .object({
    key: Key,
    what: z.string().describe('The records, and from when the days count'),
    days: z.int().describe('After how many days they are made anonymous'),
    defaultDays: z.int().describe('The days unless an administrator changes them'),
    updatedAt: field.Timestamp.nullable().describe('When the days were last changed; null if they never were'),
    version: z.int().describe('1 if the days were never changed'),
  })
  .meta({ id: 'RetentionPolicy' });

const RetentionFailure = z.object({
  id: field.Id,
  reason: z.string().describe('What went wrong; the log has the error with the same id'),
});

const RetentionResult = z.object({
  due: z.int().describe('Records whose time is over, without those held'),
  held: z.int().describe('Records whose time is over and that a legal hold keeps'),
  announced: z.int().describe('People who were told that they will be forgotten in 30 days, or would be'),
  erased: z.int().describe('Records that were made anonymous; 0 in a dry run'),
  failed: z
    .array(RetentionFailure)
    .optional()
    .describe('Records that could not be made anonymous and are tried again the next night; missing when there are none'),
});

const RetentionRun = z
  .object({
    id: field.Id,
    dryRun: z.boolean().describe('Whether it only counts'),
    status: z.enum(['RUNNING', 'DONE']).describe('RUNNING also while it waits for its turn or is tried again after a failure'),
    results: z.partialRecord(Key, RetentionResult).describe('By key, of the policies that it has begun'),
    createdAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the administrator who started it; null for the one of every night'),
    finishedAt: field.Timestamp.nullable(),
  })
  .meta({ id: 'RetentionRun' });

export const retentionPolicies = {
  list: get('/v3/retention_policies', 'List how long data is kept', {
    access: admins,
    reply: z.object({ items: z.array(RetentionPolicy) }),
    description:
      'Journeys, mails, people and evidence of companies that are made anonymous after a time. What is deleted by other jobs: docs/operations/retention.md.',
  }),
  update: put('/v3/retention_policies', 'Change how long data is kept', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      key: Key,
      days: z.int().min(7).max(3_653).describe('From 60 days to ten years; INBOUND_EMAILS from 7'),
      version: field.BasedOn,
      changeNote: field.ChangeNote,
    }),
    reply: RetentionPolicy,
    description: 'Applies from the next run. Start a dry run first to see how much would be due.',
    example: { key: 'CONTACT_REQUESTS', days: 540, changeNote: 'Advice of the data protection officer.' },
  }),
};

export const retentionRuns = {
  list: get('/v3/retention_runs', 'List retention runs', {
    access: admins,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(RetentionRun),
  }),
  create: post('/v3/retention_runs', 'Start a retention run', {
    access: admins,
    status: 202,
    body: z.strictObject({ dryRun: z.boolean().default(true).describe('false: make anonymous what is due, as every night') }),
    reply: RetentionRun,
    description: 'Runs in the background: read it until its status is DONE. Records under a legal hold are left alone and counted.',
    example: { dryRun: true },
  }),
  read: get('/v3/retention_runs/{id}', 'Read a retention run', { access: admins, reply: RetentionRun }),
};
