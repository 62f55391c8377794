import { z } from 'zod';
import { get, put } from '../call.ts';
import { anyone } from '../roles.ts';
import * as field from '../schemas.ts';
import { BillingAddress } from './partnerFacts.schemas.ts';
import { SafeUrl } from './content/richText.ts';
import { Image, ImageChoice } from './images.schemas.ts';

const Href = SafeUrl.or(z.string().regex(/^tel:\+?[\d-]{3,20}$/, 'Use tel: and digits')).describe(
  'https, mailto, tel, or a path of this site',
);
const Link = z.strictObject({ label: field.line(80, 1), href: Href, note: field.line(160).optional() });
const Section = z.strictObject({ title: field.line(80, 1), links: z.array(Link).max(20) });
export const Phone = z.strictObject({ text: field.line(40, 1).describe('Phone number as displayed'), href: Href });
const promise = (what: string) =>
  field
    .line(80, 1)
    .refine((words) => !/[<>&"\\{}]/.test(words), {
      error: 'Write plain words, without <, >, &, ", \\ and braces',
      params: { code: 'format' },
    })
    .describe(what);
const budgets = z.array(field.Usd).min(2).max(40).describe('Bounds of the budget bands in ascending order, whole US dollars');

const writable = {
  menus: z
    .array(
      z.strictObject({
        key: field.line(40, 1),
        label: field.line(40, 1),
        href: Href.optional(),
        sections: z.array(Section).max(8),
      }),
    )
    .max(8)
    .describe('Main menus'),
  footer: z.strictObject({
    groups: z.array(Section).max(8),
    pressMentions: z
      .array(z.strictObject({ name: field.line(80, 1), alt: field.line(160, 1), href: Href, description: field.line(200) }))
      .max(4)
      .describe('News outlets that wrote about us'),
    social: z.strictObject({
      facebook: Href.nullable(),
      instagram: Href.nullable(),
      linkedin: Href.nullable(),
      youtube: Href.nullable(),
      pinterest: Href.nullable(),
      email: field.Email.nullable(),
    }),
  }),
  phones: z
    .strictObject({
      call: Phone.nullable().describe('Number for the United States and Canada'),
      contact: Phone.nullable().describe('Number for everybody else'),
    })
    .describe('Telephone numbers; the site shows none where it is null'),
  testimonial: z
    .strictObject({ quote: field.paragraphs(400, 1), author: field.line(120, 1).describe('Who wrote it, and after which journey') })
    .nullable()
    .describe('Words of a traveler on the home page'),
  promises: z
    .strictObject({
      firstAnswer: promise('When a person answers a request, such as “within four working hours”'),
      firstRoute: promise('When the first route comes, such as “within 72 hours”'),
      companies: promise('How many companies answer, such as “two or three”'),
      cost: promise('What planning costs the traveler, such as “nothing”'),
      timeToFillIn: promise('How long the form takes, such as “four minutes”'),
    })
    .describe('What the site promises, in words that follow in a sentence; texts insert them with {promise:firstAnswer}'),
  reviewProfileUrl: SafeUrl.nullable(),
  billFrom: BillingAddress.nullable().describe(
    'Our address on invoices; without it none is issued. Only administrators read and change it',
  ),
  maintenance: z.strictObject({ on: z.boolean(), message: field.paragraphs(400) }),
  desktopThresholdPx: z.int().min(320).max(4000).describe('Minimum window width of the desktop form, in CSS pixels'),
  budgetOptions: budgets.refine((options) => options.every((option, index) => index === 0 || option > (options[index - 1] ?? 0)), {
    error: 'Each must be greater than the one before',
    params: { code: 'order' },
  }),
};
const trustBadge = { label: field.line(120, 1), href: Href };

/** What all pages of the site show, and the numbers they use. */
const SiteSettings = z
  .object({
    id: field.Id,
    ...writable,
    billFrom: writable.billFrom.optional(),
    trustBadge: z
      .object({ label: z.string(), href: z.string(), image: Image.nullable() })
      .nullable()
      .describe('Link to a business-review profile'),
    updatedAt: field.Timestamp,
    version: z.int().describe('0 until the settings are first changed'),
  })
  .meta({ id: 'SiteSettings' });

export const siteSettings = {
  read: get('/v3/site_settings', 'Read the settings of the site', { access: anyone, reply: SiteSettings }),
  update: put('/v3/site_settings', 'Update the settings of the site', {
    access: ['admin', 'publisher'],
    body: field
      .changeOf({ ...writable, trustBadge: z.strictObject({ ...trustBadge, image: ImageChoice.nullable().default(null) }).nullable() }, [
        'id',
        'updatedAt',
      ])
      .extend({ version: z.int().min(0).optional().describe('Version the change is based on; rejected with 412 if there is a newer one') }),
    reply: SiteSettings,
    example: { maintenance: { on: false, message: '' } },
  }),
};

const announcementWritable = {
  message: field.line(200, 1),
  linkLabel: field.line(60, 1).nullable(),
  linkHref: Href.nullable(),
  tone: z.enum(['INFO', 'PROMO', 'WARNING']),
  audience: z.enum(['ALL', 'NEW', 'RETURNING']).describe('Visitors to whom it is shown'),
  countryCodes: z
    .array(field.Iso2)
    .max(30)
    .refine((codes) => new Set(codes).size === codes.length, { error: 'Name each country once', params: { code: 'notAllowed' } })
    .describe('Countries whose pages show it (ISO 3166 alpha-2), besides the trip request form; empty: every page'),
  startsAt: field.Timestamp,
  endsAt: field.Timestamp,
  dismissible: z.boolean(),
};

/** The announcement above the trip request form. */
const TripRequestAnnouncement = z
  .object({
    id: field.Id,
    ...announcementWritable,
    linkHref: z.string().nullable(),
    active: z.boolean().describe('Whether the current time is between startsAt and endsAt'),
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'TripRequestAnnouncement' });

export const tripRequestAnnouncement = {
  read: get('/v2/trip_request_announcement', 'Read the announcement above the trip request form', {
    access: anyone,
    reply: TripRequestAnnouncement.nullable(),
    description: 'Returns null if there is none now. Staff also get one that has not started or has ended.',
  }),
  update: put('/v2/trip_request_announcement', 'Set the announcement above the trip request form', {
    access: ['admin', 'publisher', 'marageti'],
    body: field.changeOf(announcementWritable, ['id', 'active', 'updatedAt']),
    reply: TripRequestAnnouncement,
    description: 'message, startsAt and endsAt are required if there is no announcement yet.',
    example: {
      message: 'Our planners are at home on 24 and 25 December. Requests wait for them.',
      tone: 'INFO',
      countryCodes: [],
      startsAt: '2026-12-20T00:00:00Z',
      endsAt: '2026-12-26T00:00:00Z',
    },
  }),
};
