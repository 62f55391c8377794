import { z } from 'zod';
import { get, post } from '../call.ts';
import { admins, careTeam } from '../roles.ts';
import * as field from '../schemas.ts';

const jobStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'DEAD'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** One piece of background work; what it was given is never told. */
const Job = z
  .object({
    id: field.Id,
    name: z.string().describe('Kind of work'),
    does: z.string().describe('What this kind does, in a sentence'),
    status: z.enum(jobStatuses).describe('FAILED is tried again by itself, DEAD is not'),
    attempts: z.int().describe('How often it was tried'),
    retryLimit: z.int().describe('How often it is tried again by itself'),
    createdAt: field.Moment,
    startsAt: field.Moment.describe('Not before this moment'),
    startedAt: field.Moment.nullable(),
    finishedAt: field.Moment.nullable(),
    error: z.string().nullable().describe('Why it failed; administrators only'),
    download: z
      .object({
        url: z.string().describe('Signed address of the file, to be opened without a token'),
        expiresAt: field.Moment,
        rowCount: z.int(),
      })
      .nullable()
      .describe('The file of an export that is DONE, for whoever asked for it'),
  })
  .meta({ id: 'Job' });

const JobQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('How many jobs to skip'),
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('How many jobs to answer, at most 100'),
  status: z.enum(jobStatuses).optional(),
  name: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .optional()
    .describe('Kind of work, like sendMail'),
});

export const jobs = {
  list: get('/v3/jobs', 'List background jobs', {
    access: ['admin', 'care', 'publisher'],
    query: JobQuery,
    reply: field.pageOf(Job),
    description: 'Newest first; finished ones are kept for some days. Publishers see the jobs of content.',
  }),
  read: get('/v3/jobs/{id}', 'Read a background job', {
    access: [...careTeam, 'publisher', 'agent'],
    reply: Job,
    description: 'Whoever asked for an export finds here whether it is DONE, and the address of the file. Agents see their own exports.',
  }),
  retry: post('/v3/jobs/{id}/retry', 'Try a dead job once more', { access: admins, status: 202, reply: Job }),
};
