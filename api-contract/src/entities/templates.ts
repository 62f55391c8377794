import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';

const readers: readonly Caller[] = ['agent', ...staff];
const writers: readonly Caller[] = ['admin', 'care', 'marageti', 'agent'];

const Variable = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Use letters and digits, beginning with a small letter, like givenName')
    .describe('As it stands between the braces'),
  type: z
    .enum(['text', 'name', 'number', 'usd', 'date', 'moment', 'url', 'flag', 'list'])
    .describe('How its value is checked and written out; list: several texts, flag: true or false'),
  required: z.boolean().default(true),
  example: field.line(500).default('').describe('A value to show the template with; the parts of a list by comma'),
});

const writable = {
  key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, like spring-letter')
    .min(3)
    .max(80)
    .describe('Unique name for programs, like spring-letter'),
  name: field.line(120, 1).describe('What people call it'),
  channel: z
    .enum(['EMAIL', 'MESSAGE', 'PUSH'])
    .describe('EMAIL: a mail; MESSAGE: a canned answer for conversations; PUSH: a line on a screen'),
  audience: z.enum(['TRAVELER', 'AGENT', 'STAFF']),
  category: z.enum(['TRANSACTIONAL', 'REMINDER', 'MARKETING']).describe('MARKETING only goes to those who agreed'),
  subject: field.line(150).describe('Of an EMAIL, one line, may have variables'),
  preheader: field.line(200).nullable().describe('What a list of mails shows after the subject'),
  body: field
    .paragraphs(20_000, 1)
    .describe(
      'Markdown with {{variable}}, {{#if variable}}, {{#unless variable}} and {{#each variable}}. A bold link alone in its paragraph becomes the button; what stands after a line --- says why the mail was sent',
    ),
  variables: z.array(Variable).max(40).describe('What the words may use; an unknown variable is refused'),
  photoSlot: z.enum(['NONE', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC']),
  active: z.boolean().describe('False: nothing is sent with it'),
};

/** The words of a mail or a canned answer. */
const Template = z
  .object({
    id: field.Id,
    key: z.string(),
    name: z.string(),
    channel: writable.channel,
    audience: writable.audience,
    category: writable.category,
    subject: z.string(),
    preheader: z.string().nullable(),
    body: z.string().describe('Markdown with variables'),
    variables: z.array(z.object({ name: z.string(), type: Variable.shape.type, required: z.boolean(), example: z.string() })),
    ownerPartnerId: field.Id.nullable().describe('Company whose canned answer it is; null: ours'),
    photoSlot: writable.photoSlot,
    active: z.boolean(),
    builtIn: z.boolean().describe('The product sends it by itself: its words may change, its key and variables may not'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Template' });

export const templates = {
  create: post('/v3/templates', 'Create a template', {
    access: writers,
    body: z.strictObject({
      ...writable,
      audience: writable.audience.default('TRAVELER'),
      category: writable.category.default('TRANSACTIONAL'),
      subject: writable.subject.default(''),
      preheader: writable.preheader.default(null),
      variables: writable.variables.default([]),
      photoSlot: writable.photoSlot.default('NONE'),
      active: z.boolean().default(true),
    }),
    reply: Template,
    description: 'Care writes canned answers (MESSAGE), marketing mails (EMAIL), agents the canned answers of their company.',
    example: {
      key: 'answer-visa',
      name: 'About visas',
      channel: 'MESSAGE',
      body: 'Hello{{#if givenName}} {{givenName}}{{/if}},\n\nfor {{country}} you need a visa before you leave; it takes about ten days.',
      variables: [
        { name: 'givenName', type: 'name', required: false, example: 'Dana' },
        { name: 'country', type: 'text', required: true, example: 'India' },
      ],
    },
  }),
  list: get('/v3/templates', 'List templates', {
    access: readers,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(Template),
  }),
  read: get('/v3/templates/{id}', 'Read a template', { access: readers, reply: Template }),
  update: put('/v3/templates/{id}', 'Change a template', {
    access: writers,
    body: field.changeOf(
      writable,
      Object.keys(Template.shape).filter((name) => !(name in writable)),
    ),
    reply: Template,
  }),
  remove: del('/v3/templates/{id}', 'Delete a template', {
    access: ['admin', 'agent'],
    description: 'Built-in templates cannot be deleted, only switched off.',
  }),
};
