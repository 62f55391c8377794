import { z } from 'zod';
import { get, post } from '../call.ts';
import { signedIn } from '../roles.ts';
import * as field from '../schemas.ts';

/** The demo person for whom a token of test mode stands unless the request names another. */
export const TEST_MODE_PERSON = 'admin@example.com';

/** A mail that test mode kept instead of sending it. */
const CapturedEmail = z
  .object({
    id: field.Id.describe('UUID of the email; GET /v3/templated_emails/{id} tells its template and status'),
    to: z.string().describe('Email address of the recipient'),
    subject: z.string(),
    text: z.string().describe('The plain text, with its links and codes'),
    messageId: z.string().describe('Message-ID header'),
    replyTo: z.string().nullable().describe('Where a reply goes; null: to the sender'),
    sentAt: field.Timestamp,
  })
  .meta({ id: 'CapturedEmail' });

const ONLY_TEST = 'Only with an access token of test mode; 409 testMode.required with any other.';

export const testMode = {
  emails: get('/v3/test_mode/emails', 'Read the mails that test mode kept instead of sending them', {
    access: signedIn,
    query: z.object({
      to: z.email().max(254).optional().describe('Only mails to this address'),
      limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of mails to return, at most 100'),
    }),
    reply: z.object({ items: z.array(CapturedEmail).describe('Newest first') }),
    description: ONLY_TEST,
  }),
  advanceClock: post('/v3/test_mode/clock', 'Let time go by in test mode', {
    access: signedIn,
    body: z.strictObject({
      hours: z.int().min(1).max(8_760).describe('How many hours go by; days of travel move by whole days'),
    }),
    reply: z.object({
      hours: z.int(),
      startedJobs: z.array(z.string()).describe('Names of the scheduled jobs that were started, since they would have run in that time'),
    }),
    status: 202,
    description: `${ONLY_TEST} Every time and day of the test data moves into the past, so that whatever was to happen in these hours is due; then the scheduled jobs start. Tokens keep their time.`,
    example: { hours: 72 },
  }),
  reset: post('/v3/test_mode/resets', 'Begin test mode anew', {
    access: signedIn,
    status: 202,
    reply: z.object({ isResetting: z.literal(true) }),
    description: `${ONLY_TEST} All data of test mode are replaced by new demo data. Requests that arrive meanwhile wait; access tokens stay valid.`,
  }),
};
