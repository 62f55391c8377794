import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import type { Caller } from '../roles.ts';
import { apiVersions } from '../apiVersions.ts';
import * as field from '../schemas.ts';
import {
  NewWebhookEndpoint,
  WebhookDelivery,
  webhookDeliveryStatuses,
  WebhookEndpoint,
  WebhookEvent,
  webhookEventTypes,
  WebhookReplay,
  WebhookSecret,
  webhookTriggers,
  writableEndpoint,
} from './webhooks.schemas.ts';
import { references } from '../references.ts';

/** Of agents, those who lead their company. */
const owners: readonly Caller[] = ['admin', 'agent'];

const { url, eventTypes, description, status, apiVersion } = writableEndpoint;

const page = {
  cursor: field.Cursor,
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of records to skip'),
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of records to return, at most 100'),
};

export const webhookEndpoints = {
  list: get('/v3/webhook_endpoints', 'List the endpoints of webhooks', {
    access: owners,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    expand: references.ofPartner,
    reply: field.pageOf(WebhookEndpoint),
    description: 'Administrators see all, leads of a company its own.',
  }),
  create: post('/v3/webhook_endpoints', 'Add an endpoint of webhooks', {
    stepUp: true,
    access: owners,
    body: z.strictObject({
      url,
      eventTypes,
      description: description.default(null),
      status: status.default('ENABLED'),
      apiVersion: apiVersion.default(apiVersions[0]),
    }),
    reply: NewWebhookEndpoint,
    description:
      'Signed as Standard Webhooks says, with the secret of the answer, which is shown this once. Administrators add up to 20, which are told of everything; leads of a company up to 3, which are told of what their company may read.',
    example: { url: 'https://hooks.example.com/farwend', eventTypes: ['trip_match.status_changed', 'invoice.issued'] },
  }),
  read: get('/v3/webhook_endpoints/{id}', 'Read an endpoint of webhooks', {
    access: owners,
    expand: references.ofPartner,
    reply: WebhookEndpoint,
  }),
  update: put('/v3/webhook_endpoints/{id}', 'Change, enable or disable an endpoint of webhooks', {
    access: owners,
    body: field.changeOf(
      writableEndpoint,
      Object.keys(WebhookEndpoint.shape).filter((name) => !(name in writableEndpoint) && name !== 'version'),
    ),
    reply: WebhookEndpoint,
    example: { status: 'ENABLED' },
  }),
  remove: del('/v3/webhook_endpoints/{id}', 'Delete an endpoint of webhooks with its log', { access: owners }),
  createSecret: post('/v3/webhook_endpoints/{id}/secrets', 'Replace the secret of an endpoint of webhooks', {
    stepUp: true,
    access: owners,
    body: z.strictObject({}),
    reply: WebhookSecret,
    description: 'Deliveries are signed with the new and the earlier secrets for 24 hours, then with the new one alone.',
    example: {},
  }),
  test: post('/v3/webhook_endpoints/{id}/tests', 'Send a test to an endpoint of webhooks', {
    access: owners,
    body: z.strictObject({}),
    status: 202,
    reply: WebhookDelivery,
    description:
      'An event of the type webhook.test about the endpoint itself, tried once, also while it is DISABLED. Its log tells what came back.',
    example: {},
  }),
  deliveries: get('/v3/webhook_endpoints/{id}/deliveries', 'List what was sent to an endpoint of webhooks', {
    access: owners,
    query: z.object({
      ...page,
      status: z.enum(webhookDeliveryStatuses).optional(),
      trigger: z.enum(webhookTriggers).optional().describe('EVENT, TEST or REPLAY'),
      eventId: field.Id.optional().describe('UUID of the event'),
    }),
    reply: field.pageOf(WebhookDelivery),
    description: 'The newest first, for 30 days.',
  }),
  replay: post('/v3/webhook_endpoints/{id}/replays', 'Send events of a time again to an endpoint of webhooks', {
    access: owners,
    body: z.strictObject({
      from: field.Timestamp.describe('The first moment, at most 30 days ago'),
      to: field.Timestamp.optional().describe('The last moment; default: now'),
      onlyFailed: z.boolean().default(false).describe('Only what did not reach it: what failed, and what happened while it was DISABLED'),
    }),
    status: 202,
    reply: WebhookReplay,
    description:
      'Of its event types, the earliest first, each under the id that it had. What is still being tried is left out with onlyFailed. An endpoint that is DISABLED is 409.',
    example: { from: '2026-11-27T09:00:00Z', to: '2026-11-27T11:00:00Z', onlyFailed: true },
  }),
};

export const webhookEvents = {
  list: get('/v3/webhook_events', 'List what programs are told of', {
    access: owners,
    query: z.object({
      ...page,
      type: z.enum(webhookEventTypes).optional().describe('Only events of this type'),
      from: field.Timestamp.optional().describe('Only what happened then or later'),
      to: field.Timestamp.optional().describe('Only what happened then or earlier'),
    }),
    reply: field.pageOf(WebhookEvent),
    description:
      'What happened in the last 30 days, the newest first, whether it was sent anywhere or not. Leads of a company see what their endpoints would be told of.',
  }),
};
