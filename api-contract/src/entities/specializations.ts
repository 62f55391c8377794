import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { admins, anyone } from '../roles.ts';
import * as field from '../schemas.ts';

const groups = ['TRIP_TYPE', 'INTEREST', 'SEGMENT', 'ACCESS', 'LANGUAGE'] as const;

/** Something partners and agents are good at; those of the group TRIP_TYPE have the names of trip types as keys. */
const Specialization = z
  .object({
    id: field.Id,
    key: z.string().describe('Lower-case words with hyphens; never changes'),
    name: z.string(),
    group: z.enum(groups),
    active: z.boolean(),
    sortOrder: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Specialization' });

export const specializations = {
  list: get('/v3/specializations', 'List specializations', {
    access: anyone,
    query: field.pageQuery({ limit: 100, max: 500 }).catchall(z.string().max(500)),
    reply: field.pageOf(Specialization),
  }),
  create: post('/v3/specializations', 'Create a specialization', {
    access: admins,
    body: z.strictObject({
      key: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, like wild-swimming')
        .max(60),
      name: field.line(80, 1),
      group: z.enum(groups),
      active: z.boolean().default(true),
      sortOrder: z.int().min(0).max(100_000).default(1000),
    }),
    reply: Specialization,
    example: { key: 'wild-swimming', name: 'Wild swimming', group: 'INTEREST' },
  }),
  remove: del('/v3/specializations/{id}', 'Delete an unused specialization', { access: admins }),
};
