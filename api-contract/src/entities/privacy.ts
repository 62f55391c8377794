import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, anyone, type Caller, careTeam } from '../roles.ts';
import * as field from '../schemas.ts';
import { privacyHoldReasons, privacyLinkKinds, privacyRefusalReasons, privacyRequestStatuses } from '../statuses/privacyRequest.ts';

const people: readonly Caller[] = ['anonymous', 'traveler', 'agent'];
const readers: readonly Caller[] = ['traveler', 'agent', ...careTeam];
const privacyKinds = ['EXPORT', 'ERASE'] as const;
const Kind = z.enum(privacyKinds).describe('EXPORT: a copy of everything we hold. ERASE: make the person anonymous');
const Evidence = field.paragraphs(2000, 10).describe('How the person asked, and how we know that it was them');
const Token = field.line(100, 20).describe('Secret of the mailed link');

const TableReport = z.object({
  erased: z.int().describe('Rows that name nobody any more'),
  deleted: z.int().describe('Rows that are gone'),
  kept: z.int().describe('Rows that stay as they were'),
  why: z.string().nullable().describe('Why rows stay'),
});

/** A request for a copy or the erasure of somebody’s personal data. */
const PrivacyRequest = z
  .object({
    id: field.Id,
    kind: Kind,
    subjectType: z.enum(['TRAVELER', 'AGENT', 'CONTACT']).describe('CONTACT: somebody who is known by an address only'),
    subjectId: field.Id.nullable().describe('UUID of the traveler or the agent'),
    status: z.enum(privacyRequestStatuses),
    statusChangedAt: field.Timestamp,
    reasonCode: z
      .enum([...privacyHoldReasons, ...privacyRefusalReasons, 'EXPIRED'])
      .nullable()
      .describe('Why it waits, was refused or was cancelled'),
    dueAt: field.Timestamp.describe('Until when it must be answered: 30 days, or 90 once extended'),
    extendedAt: field.Timestamp.nullable(),
    runsAt: field.Timestamp.nullable().describe('When it runs at the earliest; null until it is confirmed'),
    keepReviews: z.boolean().describe('Whether published reviews stay, signed “A traveler”'),
    evidence: z.string().nullable().optional().describe('How we know that the person asked; staff only'),
    result: z.record(z.string(), TableReport).nullable().optional().describe('What an erasure changed, by table; staff only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'PrivacyRequest' });

const Receipt = z
  .object({
    id: field.Id,
    status: z.literal('RECEIVED'),
    createdAt: field.Timestamp,
  })
  .describe('The same for every address, so that nobody learns whom we know');

const DownloadUrl = z.object({
  url: z.string().describe('Valid for five minutes'),
  expiresAt: field.Timestamp,
});

const holdSubjects = z.enum(['TRAVELER', 'TRIP_REQUEST', 'CONVERSATION', 'PARTNER']);
const LegalHold = z
  .object({
    id: field.Id,
    subjectType: holdSubjects,
    subjectId: field.Id.describe('UUID of what must not be erased'),
    reason: z.string(),
    endsAt: field.Timestamp.nullable().describe('When it ends by itself'),
    releasedAt: field.Timestamp.nullable().describe('When it was ended'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'LegalHold' });

const ListQuery = field.pageQueryWithoutWords().catchall(z.string().max(500));

export const privacyRequests = {
  create: post('/v3/privacy_requests', 'Ask for a copy or the erasure of your data', {
    stepUp: true,
    access: people,
    status: 202,
    body: z.strictObject({
      kind: Kind,
      email: field.Email.optional().describe('The address whose data it is; required without a session, and only then'),
      keepReviews: z.boolean().default(false).describe('Whether published reviews stay, signed “A traveler”'),
      reCaptchaId: z.string().max(8000).optional().describe('Solved captcha; may be sent as X-Recaptcha-Id instead'),
    }),
    reply: Receipt,
    captcha: { action: 'privacyRequest', required: true },
    limit: 'emailCheck',
    description:
      'Nothing happens until the link is followed that is mailed to the address. Travelers and agents with a session ask for themselves and need no captcha. A copy can be asked for once in 24 hours.',
    example: { kind: 'EXPORT', email: 'dana.rowe@example.com' },
  }),
  createForTraveler: post('/v3/travelers/{id}/privacy_requests', 'Start a copy or the erasure of a traveler’s data', {
    stepUp: true,
    access: careTeam,
    status: 202,
    body: z.strictObject({
      kind: Kind,
      keepReviews: z.boolean().default(false).describe('Whether published reviews stay, signed “A traveler”'),
      evidence: Evidence,
    }),
    reply: PrivacyRequest,
    description: 'Confirmed at once; the traveler is told by email, and can cancel it by the link in it. Only administrators erase.',
    example: { kind: 'EXPORT', evidence: 'Letter of 3 November 2026, signed; called back at the number we have.' },
  }),
  createForAgent: post('/v3/agents/{id}/privacy_requests', 'Start a copy or the erasure of an agent’s data', {
    stepUp: true,
    access: admins,
    status: 202,
    body: z.strictObject({
      kind: Kind,
      evidence: Evidence,
    }),
    reply: PrivacyRequest,
    description:
      'Confirmed at once; the agent is told by email, and can cancel it by the link in it. An erasure closes the account at once. Trips, words to travelers, sales and commission stay with the company.',
    example: { kind: 'ERASE', evidence: 'Letter of 3 November 2026, signed; the lead of the company confirmed it on the phone.' },
  }),
  eraseTraveler: del('/v3/travelers/{id}', 'Ask for the erasure of a traveler', {
    stepUp: true,
    access: ['traveler', 'admin'],
    status: 202,
    reply: PrivacyRequest,
    description:
      'Travelers ask for themselves, and confirm it by the mailed link. From administrators it is confirmed at once and runs seven days later.',
  }),
  list: get('/v3/privacy_requests', 'List privacy requests', { access: readers, query: ListQuery, reply: field.pageOf(PrivacyRequest) }),
  read: get('/v3/privacy_requests/{id}', 'Read a privacy request', { access: readers, reply: PrivacyRequest }),
  link: get('/v3/privacy_requests/{id}/links/{token}', 'Check a mailed link about personal data', {
    access: anyone,
    reply: z.object({ kind: z.enum(privacyLinkKinds).describe('What following it does') }),
    description:
      'Changes nothing. 404 for a wrong token as for an unknown id; 410 once the link was used or called off, or is past its time.',
  }),
  confirm: put('/v3/privacy_requests/{id}/confirmations', 'Confirm a privacy request by the mailed link', {
    access: anyone,
    body: z.strictObject({ token: Token }),
    description: 'Idempotent. For an erasure the account is closed at once, and requests that are not booked are cancelled.',
    example: { token: 'fwl_Zx8vQ0r5nK2mTgYb1sWd7uHc' },
  }),
  cancel: post('/v3/privacy_requests/{id}/cancellations', 'Cancel a privacy request by the mailed link', {
    access: anyone,
    status: 204,
    body: z.strictObject({ token: Token }),
    description: 'Idempotent, until it runs. The account is open again; a link to choose a new password is mailed.',
    example: { token: 'fwl_Zx8vQ0r5nK2mTgYb1sWd7uHc' },
  }),
  remove: del('/v3/privacy_requests/{id}', 'Cancel your own privacy request', {
    access: ['traveler', 'agent'],
    description: 'With a session, until it runs. Without one, the mailed link cancels it.',
  }),
  move: put('/v3/privacy_requests/{id}/status', 'Refuse a privacy request', {
    access: admins,
    body: z.strictObject({
      status: z.literal('REFUSED'),
      reasonCode: z.enum(privacyRefusalReasons),
      version: field.BasedOn,
      changeNote: field.ChangeNote,
    }),
    reply: PrivacyRequest,
    description: 'The person is told by email.',
    example: { status: 'REFUSED', reasonCode: 'NOT_THE_PERSON' },
  }),
  extend: post('/v3/privacy_requests/{id}/extensions', 'Extend the time to answer a privacy request', {
    access: admins,
    status: 200,
    reply: PrivacyRequest,
    description: 'Once, to 90 days after it was made, for complex requests. The person is told by email.',
  }),
  downloadUrl: get('/v3/privacy_requests/{id}/download_url', 'Get the download URL of a copy of your data', {
    access: people,
    query: z.object({ token: Token.optional().describe('Secret of the mailed link, without a session') }),
    reply: DownloadUrl,
    description: 'A ZIP of data.json, index.html and files, for seven days after it was made.',
  }),
};

export const legalHolds = {
  list: get('/v3/legal_holds', 'List legal holds', { access: admins, query: ListQuery, reply: field.pageOf(LegalHold) }),
  create: post('/v3/legal_holds', 'Hold records back from erasure', {
    access: admins,
    body: z.strictObject({
      subjectType: holdSubjects,
      subjectId: field.Id.describe('UUID of the traveler, trip request, conversation or partner'),
      reason: field.paragraphs(2000, 5),
      endsAt: field.Timestamp.nullable().default(null).describe('When it ends by itself'),
    }),
    reply: LegalHold,
    description: 'Erasures and retention leave alone what is held, and the person it belongs to.',
    example: {
      subjectType: 'TRIP_REQUEST',
      subjectId: '0198f1c0-5a2e-7c11-9a43-2f6d1b0c7e55',
      reason: 'Claim of 12 October 2026 about a lost transfer.',
    },
  }),
  update: put('/v3/legal_holds/{id}', 'Change or release a legal hold', {
    access: admins,
    body: z.strictObject({
      reason: field.paragraphs(2000, 5).optional(),
      endsAt: field.Timestamp.nullable().optional(),
      released: z.boolean().optional().describe('true: it ends now'),
      version: field.BasedOn,
      changeNote: field.ChangeNote,
    }),
    reply: LegalHold,
  }),
};
