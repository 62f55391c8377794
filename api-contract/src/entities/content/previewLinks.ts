import { z } from 'zod';
import { del, get, post, put } from '#src/call.ts';
import type { Caller } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import { linkTargets } from './richText.ts';

const creators: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
const previewTargets = linkTargets.filter((target) => target !== 'location');

/** A link that shows a draft without signing in, for 7 days. */
const PreviewLink = z
  .object({
    id: field.Id,
    entityType: z.enum(previewTargets),
    entityId: field.Id.describe('UUID of the content item it shows'),
    entityVersion: z.int().nullable().describe('Version it shows; null for the newest'),
    token: z.string().optional().describe('Returned only on creation; pass it as ?preview='),
    expiresAt: field.Timestamp,
    revokedAt: field.Timestamp.nullable(),
    opens: z.int().describe('Number of times it was opened'),
    createdById: field.Id.nullable().describe('UUID of the user who created it'),
    createdAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'PreviewLink' });

export const previewLinks = {
  create: post('/v3/preview_links', 'Create a preview link', {
    access: creators,
    body: z.strictObject({
      entityType: z.enum(previewTargets),
      entityId: field.Id.describe('UUID of the content item to show'),
      entityVersion: z.int().min(1).max(2_000_000_000).optional().describe('Version to show; default: always the newest'),
    }),
    reply: PreviewLink,
    example: { entityType: 'article', entityId: '018f0000-0000-7000-8000-000000000000' },
  }),
  list: get('/v3/preview_links', 'List preview links', {
    access: creators,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(PreviewLink),
  }),
  read: get('/v3/preview_links/{id}', 'Read a preview link', { access: creators, reply: PreviewLink }),
  update: put('/v3/preview_links/{id}', 'Extend a preview link by 7 days', {
    access: creators,
    body: z.strictObject({ version: field.BasedOn }),
    reply: PreviewLink,
  }),
  remove: del('/v3/preview_links/{id}', 'Revoke a preview link', { access: creators }),
};
