import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { slugOf } from '../rules/slug.ts';
import { Sync } from './content/content.schemas.ts';
import { Rich, RichTextInput, SafeUrl } from './content/richText.ts';
import { references } from '../references.ts';

const writers: readonly Caller[] = ['admin', 'editor', 'publisher'];

const writable = {
  title: field.line(100, 3),
  slug: field
    .line(300, 1)
    .transform(slugOf)
    .pipe(z.string().min(1, 'Use letters or digits').max(120))
    .describe('Lower-case letters, digits and hyphens; other input is converted'),
  department: z.enum(['SALES', 'CARE', 'EDITORIAL', 'MARKETING', 'ENGINEERING', 'OPERATIONS', 'FINANCE']),
  workplace: z.enum(['ONSITE', 'HYBRID', 'REMOTE']),
  locationText: field.line(120, 1).describe('Place of work, as displayed'),
  countryCode: field.Iso2.nullable(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP']),
  summary: field.paragraphs(300, 1),
  description: RichTextInput,
  requirements: RichTextInput.nullable(),
  benefits: RichTextInput.nullable(),
  salaryMinUSD: field.Usd.nullable(),
  salaryMaxUSD: field.Usd.nullable().describe('Whole US dollars, at least salaryMinUSD'),
  salaryPeriod: z.enum(['YEAR', 'MONTH', 'HOUR']).nullable(),
  applyUrl: SafeUrl.nullable().describe('URL to apply at; a displayed career needs this or applyEmail'),
  applyEmail: field.Email.nullable().describe('Email address to apply to; a displayed career needs this or applyUrl'),
  opensAt: field.Day.nullable().describe('First day on which it is open, yyyy-mm-dd'),
  closesAt: field.Day.nullable().describe('Last day on which it is open, yyyy-mm-dd; hidden from visitors afterwards'),
  displayed: z.boolean().describe('Whether visitors can see it; set by publishers'),
  sortOrder: field.Int.describe('Sort order, ascending'),
  hiringManagerId: field.Id.nullable().describe('UUID of the team member; staff only'),
};

/** An open position. */
const Career = z
  .object({
    id: field.Id,
    ...writable,
    slug: z.string(),
    applyUrl: z.string().nullable(),
    applyEmail: z.string().nullable(),
    description: Rich,
    requirements: Rich.nullable(),
    benefits: Rich.nullable(),
    hiringManagerId: field.Id.nullable().optional().describe('Staff only: UUID of the team member'),
    isOpen: z.boolean().describe('Whether it is displayed and today is within its dates'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Career' });

const optional = z.object(writable).partial().shape;

export const careers = {
  list: get('/v2/careers', 'List careers', {
    access: anyone,
    query: field.pageQuery({ limit: 100, max: 100 }).catchall(z.string().max(500)),
    expand: references.career,
    reply: field.pageOf(Career),
    description: 'Visitors get only careers that are displayed and not closed.',
  }),
  create: post('/v2/careers', 'Create a career', {
    access: writers,
    body: z.strictObject({
      ...optional,
      title: writable.title,
      department: writable.department,
      workplace: writable.workplace,
      locationText: writable.locationText,
      employmentType: writable.employmentType,
      summary: writable.summary,
      description: writable.description,
    }),
    reply: Career,
    example: {
      title: 'Journey planner, Southern Africa',
      department: 'CARE',
      workplace: 'HYBRID',
      locationText: 'Lisbon or remote within two hours of Cape Town',
      employmentType: 'FULL_TIME',
      summary: 'You know which camp floods in March, and say so before anybody pays.',
      description: { blocks: [{ type: 'paragraph', content: [{ text: 'You plan journeys and answer for them.' }] }] },
      applyEmail: 'work@example.com',
    },
  }),
  read: get('/v2/careers/{id}', 'Read a career, by id or slug', { access: anyone, expand: references.career, reply: Career }),
  exists: head('/v2/careers/{id}', 'Check whether a career exists', { access: anyone }),
  update: put('/v2/careers/{id}', 'Update a career', {
    access: writers,
    body: field
      .changeOf(
        writable,
        Object.keys(Career.shape).filter((name) => !(name in writable) && name !== 'id'),
      )
      .extend({ id: field.Id.optional().describe('UUID of the career; required, and the same as in the path') }),
    reply: Career,
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 10 },
  }),
  remove: del('/v2/careers/{id}', 'Delete a career', { access: ['admin', 'publisher'] }),
  versions: get('/v2/careers/{id}/versions', 'List the versions of a career', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/careers/{id}/versions/{version}', 'Read a version of a career', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/careers/{id}/versions/{version}', 'Check whether a version of a career exists', { access: staff }),
  sync: get('/v2/careers/{id}/sync', 'Check whether visitors see the newest version of a career', { access: anyone, reply: Sync }),
};
