import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { admins, anyone, type Caller, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { contactRequestStatuses } from '../statuses/contactRequest.ts';

const companyReaders: readonly Caller[] = ['agent', ...staff];
const ListQuery = field.pageQuery().catchall(z.string().max(500));
const reCaptchaId = z.string().max(8000).optional().describe('A solved challenge, here or in X-Recaptcha-Id');

const handling = {
  ...field.statusFields(contactRequestStatuses),
  answer: z.string().nullable().describe('What was answered, for colleagues'),
  handledById: field.Id.nullable().describe('User who last handled it'),
  viewId: field.Id.nullable().describe('UUID of the visit it was sent from'),
  createdAt: field.Moment,
  updatedAt: field.Moment,
  version: z.int(),
};
const handlingChange = {
  status: z.enum(contactRequestStatuses),
  answer: field.paragraphs(4000).nullable(),
};

/** A message to a company, or from a company that wants to join. */
const CompanyContactRequest = z
  .object({
    id: field.Id,
    kind: z.enum(['JOIN_AS_COMPANY', 'QUESTION_TO_COMPANY']),
    companyId: field.Id.nullable().describe('Company the question is for'),
    partnerId: field.Id.nullable().describe('Partner that came out of the wish to join, or that the question is for'),
    companyName: z.string().nullable(),
    website: z.string().nullable(),
    countryCodes: z.array(field.Iso2),
    name: z.string(),
    email: z.string(),
    phone: field.Phone.nullable(),
    message: z.string(),
    ...handling,
  })
  .meta({ id: 'CompanyContactRequest' });

const Website = z.httpUrl('Enter the whole address, like https://www.example.com').max(300).describe('Address of the company’s site');

const CompanyContactInput = z.strictObject({
  kind: z.enum(['JOIN_AS_COMPANY', 'QUESTION_TO_COMPANY']),
  companyId: field.Id.nullable().default(null).describe('Needed for a question: the company it is for'),
  companyName: field.line(120, 1).nullable().default(null).describe('Needed to join'),
  website: Website.nullable().default(null),
  countryCodes: z.array(field.Iso2).max(30).default([]).describe('Countries the company plans trips in'),
  name: field.line(120, 1),
  email: field.Email,
  phone: field.Phone.nullable().default(null),
  message: field.paragraphs(4000, 10),
  reCaptchaId,
  viewId: field.Id.nullable().default(null).describe('UUID of the visit it is sent from'),
});

const readOnlyOf = (schema: z.ZodObject) => Object.keys(schema.shape).filter((key) => !(key in handlingChange));

export const companyContactRequests = {
  create: post('/v2/company_contact_requests', 'Write to a company, or ask to join as one', {
    access: anyone,
    body: CompanyContactInput,
    reply: CompanyContactRequest,
    captcha: { action: 'companyContact', required: true },
    description: 'A wish to join makes an applying partner.',
    example: {
      kind: 'JOIN_AS_COMPANY',
      companyName: 'Saltmarsh & Sky',
      countryCodes: ['PT'],
      name: 'Inês Faria',
      email: 'ines@saltmarsh.example.com',
      message: 'We plan walking trips along the Alentejo coast and would like to work with you.',
    },
  }),
  list: get('/v2/company_contact_requests', 'List messages of and to companies', {
    access: companyReaders,
    query: ListQuery,
    reply: field.pageOf(CompanyContactRequest),
  }),
  read: get('/v2/company_contact_requests/{id}', 'Read a message of or to a company', {
    access: companyReaders,
    reply: CompanyContactRequest,
  }),
  exists: head('/v2/company_contact_requests/{id}', 'Tell if a message of or to a company exists', { access: companyReaders }),
  update: put('/v2/company_contact_requests/{id}', 'Handle a message of or to a company', {
    access: careTeam,
    body: field.changeOf(handlingChange, readOnlyOf(CompanyContactRequest)),
    reply: CompanyContactRequest,
    example: { status: 'OPEN' },
  }),
  remove: del('/v2/company_contact_requests/{id}', 'Delete a message of or to a company', { access: admins }),
  versions: get('/v2/company_contact_requests/{id}/versions', 'List the versions of a message of or to a company', {
    access: staff,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/company_contact_requests/{id}/versions/{v}', 'Read a version of a message of or to a company', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  ids: get('/v2/company_contact_request_ids', 'List the ids of messages of and to companies', {
    access: staff,
    query: ListQuery,
    reply: z.array(field.Id),
  }),
  rowCounts: get('/v2/company_contact_request_row_counts', 'Count the messages of and to companies by status', {
    access: staff,
    reply: z.object({ total: z.int(), byStatus: z.record(z.enum(contactRequestStatuses), z.int()) }),
  }),
  emailAddresses: get('/v2/company_contact_request_email_addresses', 'List who wrote about companies, each address once', {
    access: admins,
    reply: z.array(z.string()),
    description: 'Every reading is on record.',
  }),
};

/** A message from the contact form. */
const ContactRequest = z
  .object({
    id: field.Id,
    option: z.enum(['PLAN_A_TRIP', 'EXISTING_TRIP', 'PRESS', 'TRAVEL_COMPANY', 'CAREERS', 'OTHER']),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    ...handling,
  })
  .meta({ id: 'ContactRequest' });

export const contactRequests = {
  create: post('/v3/contact_requests', 'Send the contact form', {
    access: anyone,
    body: z.strictObject({
      option: ContactRequest.shape.option.describe('What it is about'),
      name: field.line(120, 1),
      email: field.Email,
      message: field.paragraphs(4000, 10),
      reCaptchaId,
      viewId: field.Id.nullable().default(null).describe('UUID of the visit it is sent from'),
    }),
    reply: ContactRequest,
    captcha: { action: 'contact', required: true },
    example: {
      option: 'PLAN_A_TRIP',
      name: 'Dana Rowe',
      email: 'dana.rowe@example.com',
      message: 'We have ten days in September and cannot choose between two coasts.',
    },
  }),
  list: get('/v3/contact_requests', 'List messages of the contact form', {
    access: staff,
    query: ListQuery,
    reply: field.pageOf(ContactRequest),
  }),
  read: get('/v3/contact_requests/{id}', 'Read a message of the contact form', { access: staff, reply: ContactRequest }),
  update: put('/v3/contact_requests/{id}', 'Handle a message of the contact form', {
    access: careTeam,
    body: field.changeOf(handlingChange, readOnlyOf(ContactRequest)),
    reply: ContactRequest,
    example: { status: 'OPEN' },
  }),
};
