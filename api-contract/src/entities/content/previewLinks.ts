import { z } from 'zod';
import { del, get, post, put } from '#src/call.ts';
import type { Caller } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import { linkTargets } from './richText.ts';

const makers: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
const previewed = linkTargets.filter((target) => target !== 'location');

/** A link that shows a draft without signing in, for 7 days. */
const PreviewLink = z
  .object({
    id: field.Id,
    entityType: z.enum(previewed),
    entityId: field.Id.describe('UUID of the piece it shows'),
    entityVersion: z.int().nullable().describe('Version it shows; null: the newest'),
    token: z.string().optional().describe('Told once, when it is made: pass it as ?preview='),
    expiresAt: field.Moment,
    revokedAt: field.Moment.nullable(),
    opens: z.int().describe('How often it was used'),
    createdById: field.Id.nullable().describe('UUID of the user who made it'),
    createdAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'PreviewLink' });

export const previewLinks = {
  create: post('/v3/preview_links', 'Create a preview link', {
    access: makers,
    body: z.strictObject({
      entityType: z.enum(previewed),
      entityId: field.Id.describe('UUID of the piece to show'),
      entityVersion: z.int().min(1).max(2_000_000_000).optional().describe('Show this version; absent: always the newest'),
    }),
    reply: PreviewLink,
    example: { entityType: 'article', entityId: '018f0000-0000-7000-8000-000000000000' },
  }),
  list: get('/v3/preview_links', 'List preview links', {
    access: makers,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(PreviewLink),
  }),
  read: get('/v3/preview_links/{id}', 'Read a preview link', { access: makers, reply: PreviewLink }),
  update: put('/v3/preview_links/{id}', 'Prolong a preview link by another 7 days', {
    access: makers,
    body: z.strictObject({ version: field.BasedOn }),
    reply: PreviewLink,
  }),
  remove: del('/v3/preview_links/{id}', 'Revoke a preview link', { access: makers }),
};
