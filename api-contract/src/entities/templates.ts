import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { references } from '../references.ts';

const readers: readonly Caller[] = ['agent', ...staff];
const writers: readonly Caller[] = ['admin', 'care', 'marageti', 'agent'];

const Variable = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Use letters and digits, beginning with a small letter, like givenName')
    .describe('Name between the braces'),
  type: z
    .enum(['text', 'name', 'number', 'usd', 'date', 'moment', 'url', 'flag', 'list', 'paragraphs'])
    .describe('How its value is validated and formatted; list: several texts, flag: true or false'),
  required: z.boolean().default(true),
  example: field.line(500).default('').describe('Example value for previews; the items of a list separated by commas'),
});

const writable = {
  key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, like spring-letter')
    .min(3)
    .max(80)
    .describe('Unique key, like spring-letter'),
  name: field.line(120, 1).describe('Display name'),
  channel: z
    .enum(['EMAIL', 'MESSAGE', 'PUSH'])
    .describe('EMAIL: an email; MESSAGE: a canned reply for conversations; PUSH: a push notification'),
  audience: z.enum(['TRAVELER', 'AGENT', 'STAFF']),
  category: z.enum(['TRANSACTIONAL', 'REMINDER', 'MARKETING']).describe('MARKETING is only sent to people who gave consent'),
  subject: field.line(150).describe('Subject of an EMAIL, one line; may contain variables'),
  preheader: field.line(200).nullable().describe('Preview text that mail clients show after the subject'),
  body: field
    .paragraphs(20_000, 1)
    .describe(
      'Markdown with {{variable}}, {{#if variable}}, {{#unless variable}} and {{#each variable}}. A paragraph that is only a bold link becomes a button; text after a line --- explains why the email was sent',
    ),
  variables: z.array(Variable).max(40).describe('Variables that the texts may use; unknown ones are rejected'),
  photoSlot: z.enum(['NONE', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC']),
  active: z.boolean().describe('Whether it can be sent'),
};

/** The text of an email or a canned reply, with variables. */
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
    ownerPartnerId: field.Id.nullable().describe('UUID of the partner that owns the canned reply; null for our own templates'),
    photoSlot: writable.photoSlot,
    active: z.boolean(),
    builtIn: z.boolean().describe('Whether the server sends it automatically: its texts may change, its key and variables may not'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
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
    description: 'Care creates canned replies (MESSAGE), marketing emails (EMAIL), agents canned replies of their company.',
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
    expand: references.template,
    reply: field.pageOf(Template),
  }),
  read: get('/v3/templates/{id}', 'Read a template', { access: readers, expand: references.template, reply: Template }),
  update: put('/v3/templates/{id}', 'Update a template', {
    access: writers,
    body: field.changeOf(
      writable,
      Object.keys(Template.shape).filter((name) => !(name in writable)),
    ),
    reply: Template,
  }),
  remove: del('/v3/templates/{id}', 'Delete a template', {
    access: ['admin', 'agent'],
    description: 'Built-in templates cannot be deleted, only deactivated.',
  }),
};
