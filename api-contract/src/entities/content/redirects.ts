import { z } from 'zod';
import { del, get, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import { contentPublishers } from './contentCallers.ts';
import { linkTargets } from './richText.ts';

const targets = linkTargets.filter((target) => target !== 'location');

/** A path of the site; accepted with or without a trailing slash, stored without. */
const SitePath = field
  .line(500, 1)
  .transform((path) => path.replace(/\/+$/, '') || '/')
  .pipe(z.string().regex(/^\/(?!\/)[\w\-./~%]*$/, 'Use a path of this site, like /articles/an-earlier-name'))
  .describe('Path on the site; a trailing slash is removed');

const writable = {
  fromPath: SitePath.describe('The path to redirect from; a trailing slash is removed'),
  toPath: SitePath.nullable().describe(
    'The path to redirect to, unless toEntity is given; the path of a content item is stored as toEntity, so that its slug may change',
  ),
  toEntity: z
    .strictObject({ entityType: z.enum(targets), entityId: field.Id })
    .nullable()
    .describe('The content item to redirect to, whatever its current path'),
  code: z.union([z.literal(301), z.literal(302), z.literal(410)]).describe('301 permanent, 302 temporary, 410 gone'),
};

/** A path of the site that leads to another one, or whose page is gone. Visitors get the first four fields. */
const Redirect = z
  .object({
    id: field.Id,
    fromPath: z.string().describe('Path on the site, without a trailing slash'),
    location: z.string().nullable().describe('Path it currently leads to; null with code 410 and while the target is not published'),
    code: writable.code,
    toPath: z.string().nullable().optional().describe('Staff only'),
    toEntity: z
      .object({ entityType: z.enum(targets), entityId: field.Id })
      .nullable()
      .optional()
      .describe('Staff only'),
    reason: z.enum(['ALIAS', 'MANUAL', 'DELETED']).optional().describe('Staff only. ALIAS: an earlier slug; DELETED: the page was deleted'),
    hits: z.int().optional().describe('Staff only: number of times visitors requested it'),
    lastHitAt: field.Timestamp.nullable().optional().describe('Staff only'),
    createdAt: field.Timestamp.optional().describe('Staff only'),
    updatedAt: field.Timestamp.optional().describe('Staff only'),
    createdById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
    updatedById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
    version: z.int().optional().describe('Staff only'),
  })
  .meta({ id: 'Redirect' });

const { fromPath, ...others } = writable;

export const redirects = {
  create: post('/v3/redirects', 'Create a redirect', {
    access: contentPublishers,
    body: z.strictObject({ fromPath, ...z.object(others).partial().shape }),
    reply: Redirect,
    example: { fromPath: '/spring-offers', toPath: '/itineraries', code: 302 },
  }),
  list: get('/v3/redirects', 'List redirects and earlier slugs; visitors query one with fromPath', {
    access: anyone,
    query: field
      .pageQuery()
      .extend({ fromPath: z.string().max(500).optional().describe('Only the redirect from this path, with or without a trailing slash') })
      .catchall(z.string().max(500)),
    reply: field.pageOf(Redirect),
  }),
  read: get('/v3/redirects/{id}', 'Read a redirect', { access: staff, reply: Redirect }),
  update: put('/v3/redirects/{id}', 'Update a redirect', {
    access: contentPublishers,
    body: field.changeOf(
      writable,
      Object.keys(Redirect.shape).filter((name) => !(name in writable) && name !== 'version'),
    ),
    reply: Redirect,
    example: { code: 301 },
  }),
  remove: del('/v3/redirects/{id}', 'Delete a redirect, or release an earlier slug', { access: contentPublishers }),
};
