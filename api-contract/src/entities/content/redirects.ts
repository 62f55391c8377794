import { z } from 'zod';
import { del, get, post, put } from '#src/call.ts';
import { anyone, staff } from '#src/roles.ts';
import * as field from '#src/schemas.ts';
import { contentPublishers } from './contentSchemas.ts';
import { linkTargets } from './richText.ts';

const targets = linkTargets.filter((target) => target !== 'location');

/** A path of the site; written with or without a slash at its end, kept without. */
const SitePath = field
  .line(500, 1)
  .transform((path) => path.replace(/\/+$/, '') || '/')
  .pipe(z.string().regex(/^\/(?!\/)[\w\-./~%]*$/, 'Use a path of this site, like /articles/an-earlier-name'))
  .describe('Path on the site, kept without a slash at its end');

const writable = {
  fromPath: SitePath.describe('The address that leads elsewhere'),
  toPath: SitePath.nullable().describe(
    'Where to, when that is no piece of content; the address of one is kept as toEntity, so that it may change',
  ),
  toEntity: z
    .strictObject({ entityType: z.enum(targets), entityId: field.Id })
    .nullable()
    .describe('The piece of content it leads to, wherever that has its page'),
  code: z.union([z.literal(301), z.literal(302), z.literal(410)]).describe('301 for good, 302 for a time, 410 gone'),
};

/** An address of the site that leads to another, or tells that its page is gone. Visitors are told the first four fields. */
const Redirect = z
  .object({
    id: field.Id,
    fromPath: z.string().describe('Path on the site, without a slash at its end'),
    location: z.string().nullable().describe('Path it leads to now; null with 410, and while its target is not published'),
    code: writable.code,
    toPath: z.string().nullable().optional().describe('Staff only'),
    toEntity: z
      .object({ entityType: z.enum(targets), entityId: field.Id })
      .nullable()
      .optional()
      .describe('Staff only'),
    reason: z
      .enum(['ALIAS', 'MANUAL', 'DELETED'])
      .optional()
      .describe('Staff only. ALIAS: an earlier address; DELETED: its page was deleted'),
    hits: z.int().optional().describe('Staff only: how often visitors asked for it'),
    lastHitAt: field.Moment.nullable().optional().describe('Staff only'),
    createdAt: field.Moment.optional().describe('Staff only'),
    updatedAt: field.Moment.optional().describe('Staff only'),
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
  list: get('/v3/redirects', 'List redirects and earlier addresses; visitors ask for one with fromPath', {
    access: anyone,
    query: field
      .pageQuery()
      .extend({ fromPath: z.string().max(500).optional().describe('Only the redirect of this path, with or without a slash at its end') })
      .catchall(z.string().max(500)),
    reply: field.pageOf(Redirect),
  }),
  read: get('/v3/redirects/{id}', 'Read a redirect', { access: staff, reply: Redirect }),
  update: put('/v3/redirects/{id}', 'Change a redirect', {
    access: contentPublishers,
    body: field.changeOf(
      writable,
      Object.keys(Redirect.shape).filter((name) => !(name in writable) && name !== 'version'),
    ),
    reply: Redirect,
    example: { code: 301 },
  }),
  remove: del('/v3/redirects/{id}', 'Delete a redirect, or release an earlier address', { access: contentPublishers }),
};
