import { z } from 'zod';
import { get, post } from '../call.ts';
import { admins, careTeam } from '../roles.ts';
import * as field from '../schemas.ts';

const jobStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'DEAD'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A background job; its input is never returned. */
const Job = z
  .object({
    id: field.Id,
    name: z.string().describe('Name of the job'),
    does: z.string().describe('What the job does, in one sentence'),
    status: z.enum(jobStatuses).describe('FAILED jobs are retried automatically, DEAD ones are not'),
    attempts: z.int().describe('Number of attempts so far'),
    retryLimit: z.int().describe('Number of automatic retries'),
    createdAt: field.Timestamp,
    startsAt: field.Timestamp.describe('Earliest time, ISO 8601, UTC'),
    startedAt: field.Timestamp.nullable(),
    finishedAt: field.Timestamp.nullable(),
    error: z.string().nullable().describe('Error message; administrators only'),
    download: z
      .object({
        url: z.string().describe('Signed URL of the file, which works without a token'),
        expiresAt: field.Timestamp,
        rowCount: z.int(),
      })
      .nullable()
      .describe('The file of an export that is DONE; only for the caller who requested it'),
  })
  .meta({ id: 'Job' });

const JobQuery = z.object({
  cursor: field.Cursor,
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of jobs to skip'),
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of jobs to return, at most 100'),
  status: z.enum(jobStatuses).optional(),
  name: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .optional()
    .describe('Name of the job, like sendMail'),
});

export const jobs = {
  list: get('/v3/jobs', 'List background jobs', {
    access: ['admin', 'care', 'publisher'],
    query: JobQuery,
    reply: field.pageOf(Job),
    description: 'Newest first; finished jobs are kept for some days. Publishers see the jobs about content.',
  }),
  read: get('/v3/jobs/{id}', 'Read a background job', {
    access: [...careTeam, 'publisher', 'agent'],
    reply: Job,
    description: 'Poll it to learn when an export is DONE and to get the URL of its file. Agents see their own exports.',
  }),
  retry: post('/v3/jobs/{id}/retry', 'Retry a dead job', { access: admins, status: 202, reply: Job }),
};
