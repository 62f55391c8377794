import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { admins, anyone, type Caller, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { contactRequestStatuses } from '../statuses/contactRequest.ts';
import { references } from '../references.ts';

const companyReaders: readonly Caller[] = ['agent', ...staff];
const ListQuery = field.pageQuery().catchall(z.string().max(500));
const reCaptchaId = z.string().max(8000).optional().describe('Solved captcha; may be sent as X-Recaptcha-Id instead');

const handling = {
  ...field.statusFields(contactRequestStatuses),
  answer: z.string().nullable().describe('The latest answer, which was mailed to the asker'),
  conversationId: field.Id.nullable().describe('UUID of the conversation with the asker; null for older ones until they are answered'),
  handledById: field.Id.nullable().describe('UUID of the user who last handled it'),
  viewId: field.Id.nullable().describe('UUID of the page view it was sent from'),
  tags: z.array(z.string()).optional().describe('Staff only: labels of our team'),
  createdAt: field.Timestamp,
  updatedAt: field.Timestamp,
  version: z.int(),
};
const handlingChange = {
  status: z.enum(contactRequestStatuses),
  answer: field.paragraphs(4000).nullable().describe('With status ANSWERED: the message that is mailed to the asker'),
  tags: field.Tags,
};

/** A question to a company, or an application of a company that wants to join. */
const CompanyContactRequest = z
  .object({
    id: field.Id,
    kind: z.enum(['JOIN_AS_COMPANY', 'QUESTION_TO_COMPANY']),
    companyId: field.Id.nullable().describe('UUID of the company that the question is for'),
    partnerId: field.Id.nullable().describe('UUID of the partner created from the application, or that the question is for'),
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

const Website = field
  .withoutCredentials(z.httpUrl('Enter the full address, like https://www.example.com').max(300))
  .describe('URL of the company’s website');

const CompanyContactInput = z.strictObject({
  kind: z.enum(['JOIN_AS_COMPANY', 'QUESTION_TO_COMPANY']),
  companyId: field.Id.nullable().default(null).describe('UUID of the company; required for a question'),
  companyName: field.line(120, 1).nullable().default(null).describe('Required to join'),
  website: Website.nullable().default(null),
  countryCodes: z.array(field.Iso2).max(30).default([]).describe('Countries the company plans trips in'),
  name: field.line(120, 1),
  email: field.Email,
  phone: field.Phone.nullable().default(null),
  message: field.paragraphs(4000, 10),
  reCaptchaId,
  viewId: field.Id.nullable().default(null).describe('UUID of the page view it is sent from'),
});

const readOnlyOf = (schema: z.ZodObject) => Object.keys(schema.shape).filter((key) => !(key in handlingChange));

export const companyContactRequests = {
  create: post('/v2/company_contact_requests', 'Send a question to a company, or apply to join as one', {
    access: anyone,
    body: CompanyContactInput,
    reply: CompanyContactRequest,
    captcha: { action: 'companyContact', required: true },
    description: 'Opens a conversation with our team, and mails a receipt. An application to join creates a partner with status APPLIED.',
    example: {
      kind: 'JOIN_AS_COMPANY',
      companyName: 'Saltmarsh & Sky',
      countryCodes: ['PT'],
      name: 'Inês Faria',
      email: 'ines@saltmarsh.example.com',
      message: 'We plan walking trips along the Alentejo coast and would like to work with you.',
    },
  }),
  list: get('/v2/company_contact_requests', 'List company contact requests', {
    access: companyReaders,
    query: ListQuery,
    expand: references.companyContactRequest,
    reply: field.pageOf(CompanyContactRequest),
  }),
  read: get('/v2/company_contact_requests/{id}', 'Read a company contact request', {
    access: companyReaders,
    expand: references.companyContactRequest,
    reply: CompanyContactRequest,
  }),
  exists: head('/v2/company_contact_requests/{id}', 'Check whether a company contact request exists', { access: companyReaders }),
  update: put('/v2/company_contact_requests/{id}', 'Handle a company contact request', {
    access: careTeam,
    body: field.changeOf(handlingChange, readOnlyOf(CompanyContactRequest)),
    reply: CompanyContactRequest,
    example: { status: 'OPEN' },
    description: 'ANSWERED mails the answer. FORWARDED adds the leads of the company to the conversation.',
  }),
  remove: del('/v2/company_contact_requests/{id}', 'Delete a company contact request', { access: admins }),
  versions: get('/v2/company_contact_requests/{id}/versions', 'List the versions of a company contact request', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/company_contact_requests/{id}/versions/{v}', 'Read a version of a company contact request', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  ids: get('/v2/company_contact_request_ids', 'List the ids of company contact requests', {
    access: staff,
    query: ListQuery.omit({ cursor: true }),
    reply: z.array(field.Id),
  }),
  rowCounts: get('/v2/company_contact_request_row_counts', 'Count company contact requests by status', {
    access: staff,
    reply: z.object({ total: z.int(), byStatus: z.record(z.enum(contactRequestStatuses), z.int()) }),
  }),
  emailAddresses: get(
    '/v2/company_contact_request_email_addresses',
    'List the email addresses of company contact requests, without duplicates',
    {
      access: admins,
      reply: z.array(z.string()),
      description: 'Each call is recorded in the audit log.',
    },
  ),
};

/** A message sent with the contact form. */
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
      option: ContactRequest.shape.option.describe('Subject of the message'),
      name: field.line(120, 1),
      email: field.Email,
      message: field.paragraphs(4000, 10),
      reCaptchaId,
      viewId: field.Id.nullable().default(null).describe('UUID of the page view it is sent from'),
    }),
    reply: ContactRequest,
    captcha: { action: 'contact', required: true },
    description: 'Opens a conversation with our team, and mails a receipt.',
    example: {
      option: 'PLAN_A_TRIP',
      name: 'Dana Rowe',
      email: 'dana.rowe@example.com',
      message: 'We have ten days in September and cannot choose between two coasts.',
    },
  }),
  list: get('/v3/contact_requests', 'List contact requests', {
    access: staff,
    query: ListQuery,
    expand: references.contactRequest,
    reply: field.pageOf(ContactRequest),
  }),
  read: get('/v3/contact_requests/{id}', 'Read a contact request', {
    access: staff,
    expand: references.contactRequest,
    reply: ContactRequest,
  }),
  update: put('/v3/contact_requests/{id}', 'Handle a contact request', {
    access: careTeam,
    body: field.changeOf(handlingChange, readOnlyOf(ContactRequest)),
    reply: ContactRequest,
    example: { status: 'OPEN' },
    description: 'ANSWERED mails the answer.',
  }),
};
