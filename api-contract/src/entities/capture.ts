import { z } from 'zod';
import { del, get, patch, post, put } from '../call.ts';
import { anyone, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';

const viewReaders: readonly Caller[] = ['admin', 'care', 'marageti'];
const Consent = z.strictObject({ analytics: z.boolean(), marketing: z.boolean() });
const Utm = z
  .strictObject({
    source: field.line(120),
    medium: field.line(120),
    campaign: field.line(120),
    term: field.line(120),
    content: field.line(120),
  })
  .partial();
const BrowserId = z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, - or _');

const writable = {
  pageId: field.line(200, 1),
  pageType: field.line(60, 1),
  path: field.line(500, 1),
  url: field.withoutCredentials(field.line(2000)).describe('Full URL; if empty, derived from the path'),
  referrer: field.withoutCredentials(field.line(2000)).nullable(),
  utm: Utm.nullable(),
  googleClientId: field.line(120).nullable(),
  deviceId: BrowserId,
  sessionId: BrowserId,
  device: z.enum(['DESKTOP', 'TABLET', 'MOBILE']),
  viewportWidth: z.int().min(0).max(20_000),
  language: field.line(35),
  recaptchaId: field.line(8000).nullable().describe('Solved captcha; stored with the view without being consumed'),
  contentType: field.line(60).nullable(),
  contentCountry: field.Iso2.nullable(),
  durationMs: z.int().min(0).max(86_400_000).nullable(),
  scrollPct: z.int().min(0).max(100).nullable(),
  interactions: z.int().min(0).max(100_000),
  consent: Consent,
};

/** One view of a page by a visitor. */
export const View = z
  .object({
    id: field.Id,
    pageId: z.string(),
    pageType: z.string(),
    path: z.string(),
    url: z.string(),
    referrer: z.string().nullable(),
    utm: Utm.nullable(),
    googleClientId: z.string().nullable(),
    deviceId: z.string(),
    sessionId: z.string(),
    userId: field.Id.nullable(),
    device: z.enum(['DESKTOP', 'TABLET', 'MOBILE']),
    viewportWidth: z.int(),
    language: z.string(),
    recaptchaId: z.string().nullable(),
    contentType: z.string().nullable(),
    contentCountry: z.string().nullable(),
    startedAt: field.Timestamp,
    durationMs: z.int().nullable(),
    scrollPct: z.int().nullable(),
    interactions: z.int(),
    consent: Consent,
    version: z.int(),
  })
  .meta({ id: 'View' });

const readOnly = ['id', 'userId', 'startedAt'];
const ViewChange = field.changeOf(writable, readOnly);

export const views = {
  create: post('/v2/views', 'Record a page view', {
    access: anyone,
    limit: 'view',
    body: z.strictObject({
      ...writable,
      url: writable.url.default(''),
      referrer: writable.referrer.default(null),
      utm: writable.utm.default(null),
      googleClientId: writable.googleClientId.default(null),
      device: writable.device.default('DESKTOP'),
      viewportWidth: writable.viewportWidth.default(0),
      language: writable.language.default('en-US'),
      recaptchaId: writable.recaptchaId.default(null),
      contentType: writable.contentType.default(null),
      contentCountry: writable.contentCountry.default(null),
      durationMs: writable.durationMs.default(null),
      scrollPct: writable.scrollPct.default(null),
      interactions: writable.interactions.default(0),
      consent: Consent.default({ analytics: false, marketing: false }),
    }),
    reply: View,
    example: {
      pageId: 'home',
      pageType: 'home',
      path: '/',
      url: 'http://localhost:8080/',
      deviceId: 'device-0001',
      sessionId: 'session-0001',
    },
  }),
  list: get('/v2/views', 'List page views', {
    access: viewReaders,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(View),
  }),
  read: get('/v2/views/{id}', 'Read a page view', {
    access: anyone,
    reply: View,
    description: 'Visitors can read a view by its unguessable id for 24 hours, staff always.',
  }),
  change: patch('/v2/views/{id}', 'Add data to a page view', {
    access: anyone,
    limit: 'view',
    body: ViewChange,
    reply: View,
    description: 'Possible for 24 hours after the view started.',
  }),
  replace: put('/v2/views/{id}', 'Update a page view', { access: anyone, body: ViewChange, reply: View }),
  remove: del('/v2/views/{id}', 'Delete a page view', { access: ['admin'] }),
};

/** A subscription to the newsletter. */
export const NewsletterRequest = z
  .object({
    id: field.Id,
    status: z.enum(['PENDING', 'CONFIRMED', 'UNSUBSCRIBED', 'BOUNCED', 'COMPLAINED']),
    createdAt: field.Timestamp,
    email: z.string().optional().describe('Staff only'),
    fullName: z.string().optional().describe('Staff only'),
    source: z.string().optional().describe('Staff only'),
    confirmedAt: field.Timestamp.nullable().optional().describe('Staff only'),
    unsubscribedAt: field.Timestamp.nullable().optional().describe('Staff only'),
    consentText: z.string().nullable().optional().describe('The text that the person agreed to; null if the form had none. Staff only'),
    consentAt: field.Timestamp.optional().describe('When the person agreed to it last. Staff only'),
  })
  .meta({ id: 'NewsletterRequest' });

export const newsletterRequests = {
  create: post('/v3/newsletter_requests', 'Sign up for the newsletter', {
    access: anyone,
    body: z.strictObject({
      email: field.Email,
      fullName: field.line(120, 1),
      viewId: field.Id.nullish(),
      source: z.enum(['FOOTER', 'TRIP_FORM', 'ARTICLE', 'STAFF']).default('FOOTER'),
      consentText: field.line(500).optional().describe('The consent text that the person agreed to'),
    }),
    reply: NewsletterRequest,
    captcha: { action: 'newsletter', required: true },
    description: 'The response is the same for an address that is already subscribed, so it does not reveal who subscribes.',
    example: { email: 'dana.rowe@example.com', fullName: 'Dana Rowe' },
  }),
  list: get('/v3/newsletter_requests', 'List newsletter subscriptions', {
    access: ['admin', 'marageti'],
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(NewsletterRequest),
    description: 'Each address with its state, and when the person agreed to which text.',
  }),
  follow: post('/v3/newsletter_requests/{id}/links', 'Confirm or end a newsletter subscription by an emailed link', {
    access: anyone,
    body: z.strictObject({ kind: z.enum(['confirm', 'unsubscribe']), code: z.string().min(1).max(100).describe('The code in the link') }),
    status: 204,
    description:
      'Confirms a pending subscription or unsubscribes. Repeating it has no further effect; a wrong code and an unknown id both return 404.',
    example: { kind: 'confirm', code: 'the-code-in-the-link' },
  }),
  read: get('/v3/newsletter_requests/{id}', 'Read the state of a newsletter subscription', { access: anyone, reply: NewsletterRequest }),
};

export const captcha = {
  challenge: get('/v3/captcha', 'Get a captcha challenge', {
    access: anyone,
    query: z.object({
      action: z
        .string()
        .regex(/^[A-Za-z]{1,40}$/)
        .optional()
        .describe('The action it will be used for; if absent, valid for any one action'),
    }),
    reply: z.looseObject({}).describe('An ALTCHA challenge; send back {challenge, solution} as Base64'),
    description: 'Valid for 10 minutes and one write.',
  }),
};
