import { z } from 'zod';
import { apiVersions } from '../apiVersions.ts';
import * as field from '../schemas.ts';

interface WebhookEventKind {
  /** What happened, and to which record. */
  what: string;
  /** Whether companies hear of it too, if it is about a record of theirs. */
  forPartners?: true;
}

/** Everything that programs are told of. When each happens: `bff/src/domains/webhooks/events/eventRules.data.ts`. */
export const webhookEventKinds = {
  'trip_request.created': { what: 'A trip request was sent' },
  'trip_request.status_changed': { what: 'A trip request has another status', forPartners: true },
  'trip_match.status_changed': { what: 'A match has another status, or is new', forPartners: true },
  'partner.status_changed': { what: 'A partner has another status, or is new', forPartners: true },
  'sales_recording.status_changed': { what: 'A sale has another status, or is new', forPartners: true },
  'contact_request.created': { what: 'Somebody wrote by a contact form' },
  'message.created': { what: 'A message was sent', forPartners: true },
  'invoice.issued': { what: 'An invoice was issued', forPartners: true },
  'credit_note.issued': { what: 'A credit note was issued', forPartners: true },
  'payment.recorded': { what: 'A payment of a partner was recorded' },
  'content.published': { what: 'A page was published, for the first time or again', forPartners: true },
  'content.unpublished': { what: 'A page is no longer published', forPartners: true },
  'review.published': { what: 'A review was published', forPartners: true },
  'review.unpublished': { what: 'A review is no longer published', forPartners: true },
  'company.linked': { what: 'A partner has another company page, or none', forPartners: true },
  'traveler.erased': { what: 'A traveler was forgotten' },
} as const satisfies Record<string, WebhookEventKind>;

/** What programs can be told of. */
export type WebhookEventType = keyof typeof webhookEventKinds;
export const webhookEventTypes = Object.keys(webhookEventKinds) as [WebhookEventType, ...WebhookEventType[]]; // Object.keys forgets the names

/** The type of the event that POST …/tests sends. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';

export const webhookEndpointStatuses = ['ENABLED', 'DISABLED'] as const;
export type WebhookEndpointStatus = (typeof webhookEndpointStatuses)[number];
const disabledReasons = ['GONE', 'FAILING'] as const;
export type WebhookDisabledReason = (typeof disabledReasons)[number];
export const webhookDeliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
export const webhookTriggers = ['EVENT', 'TEST', 'REPLAY'] as const;
export type WebhookTrigger = (typeof webhookTriggers)[number];

const kindsInWords = webhookEventTypes.map((type) => `${type}: ${webhookEventKinds[type].what}`).join('; ');

const Url = field.withoutCredentials(
  z
    .url({ protocol: /^https?$/, error: 'Enter the full address, like https://hooks.example.com/farwend' })
    .max(2_000, 'Use 2,000 characters or fewer')
    .refine((url) => !url.includes('#'), { error: 'Remove what comes after #, which no server is sent', params: { code: 'notAllowed' } }),
);

const EventTypes = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Choose at least one type of event')
  .refine((types) => new Set(types).size === types.length, { error: 'Name each type once', params: { code: 'notAllowed' } });

/** The fields of an endpoint that its owner writes. */
export const writableEndpoint = {
  url: Url.describe('Where events are sent, by POST. https, and no private address; on a machine of your own (LOCAL) any'),
  eventTypes: EventTypes.describe(`What it is told of. ${kindsInWords}`),
  description: field.line(200).nullable().describe('For people: what listens there'),
  status: z.enum(webhookEndpointStatuses).describe('DISABLED: nothing is sent. What happens meanwhile can be replayed for 30 days'),
  apiVersion: z.enum(apiVersions).describe('The version of the API in whose form events are sent'),
};

export const WebhookEndpoint = z
  .object({
    id: field.Id,
    partnerId: field.Id.nullable().describe('UUID of the company whose events it is told of; null: of all'),
    ...writableEndpoint,
    url: z.string().describe(writableEndpoint.url.description ?? ''),
    description: z.string().nullable().describe('For people: what listens there'),
    disabledReason: z
      .enum(disabledReasons)
      .nullable()
      .describe('Why we disabled it: it answered 410 (GONE), or failed for five days (FAILING); null if somebody did'),
    failingSince: field.Timestamp.nullable().describe('When it first failed since its last success; null: it does not fail'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user'),
    version: z.int(),
  })
  .meta({ id: 'WebhookEndpoint' });

const Secret = z.string().describe('whsec_ and the key in base64, as libraries for Standard Webhooks take it. Shown this once');

export const NewWebhookEndpoint = WebhookEndpoint.extend({ secret: Secret }).meta({ id: 'NewWebhookEndpoint' });

export const WebhookSecret = z
  .object({
    secret: Secret,
    previousExpireAt: field.Timestamp.describe('Until then earlier secrets sign too'),
  })
  .meta({ id: 'WebhookSecret' });

/** An event as it is sent, without its id, which is in the header webhook-id. */
const webhookPayload = {
  type: z.string().describe(`What happened, like trip_match.status_changed; ${WEBHOOK_TEST_TYPE} when it was only a test`),
  timestamp: field.Timestamp.describe('When it happened'),
  data: z
    .object({
      id: field.Id.describe('UUID of the record'),
      version: z.int().describe('Its version then. Events may come late and in another order: a higher version is newer'),
      status: z.string().nullable().describe('Its status then; null for records without one'),
      entityType: z.string().describe('What the record is, like tripMatch; of pages their type, like article'),
    })
    .describe('The record it happened to. Read it with your own rights for everything else'),
};

export const WebhookEvent = z.object({ id: field.Id.describe('UUID, sent as webhook-id'), ...webhookPayload }).meta({ id: 'WebhookEvent' });

const Headers = z.record(z.string(), z.string());

export const WebhookDelivery = z
  .object({
    id: field.Id,
    eventId: field.Id.describe('UUID of the event, sent as webhook-id'),
    eventType: z.string(),
    trigger: z.enum(webhookTriggers).describe('EVENT: it happened; TEST: POST …/tests; REPLAY: POST …/replays'),
    status: z
      .enum(webhookDeliveryStatuses)
      .describe('PENDING: it is tried until it is DELIVERED or, after the tenth attempt or because the endpoint is DISABLED, FAILED'),
    nextAttemptAt: field.Timestamp.nullable(),
    deliveredAt: field.Timestamp.nullable(),
    createdAt: field.Timestamp,
    request: z
      .object({ url: z.string(), headers: Headers, body: z.string() })
      .nullable()
      .describe('What was last sent; null if nothing was yet'),
    attempts: z
      .array(
        z.object({
          at: field.Timestamp,
          durationMs: z.int(),
          status: z.int().nullable().describe('Of the answer; null if there was none'),
          headers: Headers.describe('Some of the answer'),
          body: z.string().describe('The first 1,000 characters of the answer'),
          error: z.string().nullable().describe('Why it failed; null if it was delivered'),
        }),
      )
      .describe('The first one first'),
  })
  .meta({ id: 'WebhookDelivery' });

export const WebhookReplay = z
  .object({
    id: field.Id,
    from: field.Timestamp,
    to: field.Timestamp,
    onlyFailed: z.boolean(),
    eventCount: z.int().describe('How many events are sent again'),
  })
  .meta({ id: 'WebhookReplay' });
