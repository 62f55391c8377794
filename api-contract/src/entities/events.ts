import { z } from 'zod';
import { post } from '../call.ts';
import { anyone } from '../roles.ts';
import * as field from '../schemas.ts';

/** A short machine-readable value: no free text, address or phone number. Our ids are accepted. */
const Token = z
  .string()
  .max(120)
  .regex(/^[\w.:/-]*$/, 'Use letters, digits and . : / _ - only')
  .refine((text) => /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d)$/.test(text) || !/\d[\d.:/-]{5,}\d/.test(text), {
    error: 'Remove phone numbers and other long digit sequences',
    params: { code: 'notAllowed' },
  });
const BrowserId = z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, - or _');
const EventValue = z.union([Token, z.int().min(-1_000_000_000).max(1_000_000_000), z.boolean(), z.null()]);
const personalDataName = /mail|phone|name|address|birth|password|token/i;

const step = z.int().min(1).max(7).describe('Number of the step, from 1');
const StepUri = z.string().regex(/^\/[\w/-]{0,60}(?:\?step=[\w-]{1,30})?$/, 'Use the path of the step, like /trip-request?step=contact');
const form = {
  formVersion: Token.optional(),
  step: step.optional(),
  lastTouched: z
    .string()
    .max(80)
    .regex(/^(?:\w{1,40}(?:\[[\w+-]{1,30}\])?)?$/, 'Use the name of the input, and a qualifier in brackets')
    .optional()
    .describe('Name of the last input touched, like destinationNames[2]'),
  stepUri: StepUri.optional(),
  loaded: z.boolean().optional(),
};
const Form = z.strictObject(form);

/** The data of each type of event; other fields are rejected. */
const dataOfType = {
  PageVisited: z
    .object({
      pageId: Token.min(1).describe('Id of the page'),
      roles: z
        .array(z.union([z.literal('anonymous user'), Token]))
        .max(10)
        .optional(),
    })
    .catchall(EventValue)
    .refine(
      (data) =>
        Object.keys(data).length <= 20 &&
        Object.keys(data).every((name) => /^[A-Za-z_]\w{0,39}$/.test(name) && !personalDataName.test(name)),
      {
        error: 'Use at most 20 fields, none of them personal',
      },
    ),
  TripRequestFormStart: Form,
  TripRequestStepStart: z.strictObject({ ...form, step }),
  TripRequestStepComplete: z.strictObject({ ...form, step }),
  TripRequestComplete: Form,
  TripRequestAbandon: Form,
  TripRequestSubmit: z.strictObject({
    ...form,
    id: field.Id.describe('UUID of the trip request'),
    value: z.number().min(0).max(1_000_000_000).describe('Budget per person times number of people, US dollars'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Use the three letters, like USD'),
  }),
  TripRequestThankYou: z.strictObject({ ...form, id: field.Id.optional().describe('UUID of the trip request') }),
  TripRequestFormError: z.strictObject({ ...form, field: Token, code: Token.optional() }),
  ContactFormSubmit: z.strictObject({ option: Token.optional() }),
  NewsletterFormSubmit: z.strictObject({ source: Token.optional() }),
  ReviewVoted: z.strictObject({ reviewId: field.Id.describe('UUID of the review'), helpful: z.boolean() }),
  CtaClicked: z.strictObject({ cta: Token.min(1), pageId: Token.optional(), target: Token.optional() }),
  SearchPerformed: z.strictObject({
    entityType: Token.min(1),
    resultCount: z.int().min(0).max(1_000_000),
    filters: z.array(Token).max(30).optional(),
  }),
  ItinerarySaved: z.strictObject({ itineraryId: field.Id.describe('UUID of the itinerary') }),
} as const;
const types = Object.keys(dataOfType) as [keyof typeof dataOfType, ...(keyof typeof dataOfType)[]]; // of a constant table

const EventInput = z
  .strictObject({
    type: z.enum(types).describe('What happened'),
    data: z.record(z.string(), z.unknown()).default({}).describe('Fields of the event type; no free text and no personal data'),
    viewId: field.Id.optional().describe('UUID of the page view it belongs to'),
    sessionId: BrowserId.optional().describe('Session id chosen by the browser'),
    deviceId: BrowserId.optional().describe('Device id chosen by the browser'),
  })
  .superRefine(({ type, data }, context) => {
    const parsed = dataOfType[type].safeParse(data);
    for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue, path: ['data', ...issue.path] });
  });

export const events = {
  create: post('/v3/zevents', 'Record an event', {
    access: anyone,
    body: EventInput,
    limit: 'event',
    status: 202,
    reply: z.object({ id: field.Id, type: z.enum(types) }),
    description: 'PageVisited accepts pageId and up to 20 other short fields; every other type accepts exactly its own fields.',
    example: { type: 'PageVisited', data: { pageId: 'home', contentType: 'home' }, deviceId: 'device-0001', sessionId: 'session-0001' },
  }),
};
