import { z } from 'zod';
import type { Caller } from '#src/roles.ts';
import { slugOf } from '#src/rules/slug.ts';
import { tripTypes } from '#src/rules/tripRequest.ts';
import * as field from '#src/schemas.ts';
import { contentStatuses, reviewStates } from '#src/statuses/content.ts';
import { Image, ImageChoice } from '../images.schemas.ts';
import { PageAuthor, PagePlace } from './pageParts.ts';
import { EntityRef, linkTargets, Rich, RichInput, SafeUrl } from './richText.ts';

/** Who writes content, and who publishes it. */
export const contentWriters: readonly Caller[] = ['admin', 'editor', 'publisher'];
export const contentPublishers: readonly Caller[] = ['admin', 'publisher'];
/** Writers where marketing writes too: landing pages and their categories. */
export const campaignWriters: readonly Caller[] = ['admin', 'editor', 'publisher', 'marageti'];
/** Writers where care helps: company profiles. */
export const companyWriters: readonly Caller[] = ['admin', 'care', 'editor', 'publisher'];

/** An address part: whatever is typed is brought into the form of the specification's rule. */
export const Slug = field
  .line(300, 1)
  .transform(slugOf)
  .pipe(z.string().min(1, 'Use letters or digits').max(120))
  .describe('Lower case letters, digits, hyphens; other input is brought into this form');

const Seo = z.strictObject({
  metaTitle: field.line(70).nullish(),
  metaDescription: field.paragraphs(160).nullish(),
  canonicalUrl: SafeUrl.nullish(),
  noIndex: z.boolean().optional(),
  ogImage: ImageChoice.nullish(),
});
const SeoView = z.object({
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  noIndex: z.boolean(),
  ogImage: Image.nullable(),
});

/** The writable fields that all content has. */
const contentWritable = {
  title: field.line(120, 3),
  slug: Slug,
  locale: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Use a language like en-US')
    .describe('Language, like en-US'),
  summary: field.paragraphs(300),
  heroImage: ImageChoice.nullable(),
  body: RichInput,
  primaryLocationId: field.Id.nullable().describe('UUID of the place it is mostly about'),
  locationIds: z.array(field.Id).max(50).describe('Ids of all places it is about'),
  tripTypes: z.array(z.enum(tripTypes)).max(10),
  authorId: field.Id.nullable().describe('UUID of the team member who wrote it'),
  pinnedRelated: z.array(EntityRef).max(6).describe('Shown first among what is related'),
  seo: Seo,
  searchTerms: z.array(field.line(60, 1)).max(30),
  reviewState: z.enum(reviewStates).describe('Move of the review flow'),
  reviewDueAt: field.Day.nullable().describe('When somebody must read it again, yyyy-mm-dd'),
};

/** The fields that every answer has. Some are for staff only and absent for everybody else. */
export const contentAnswer = {
  id: field.Id,
  title: z.string(),
  slug: z.string(),
  canonicalSlug: z.string().describe('The present address; another than the one asked for when that was an earlier one'),
  aliases: z.array(z.string()).describe('Earlier addresses'),
  locale: z.string(),
  summary: z.string(),
  heroImage: Image.nullable(),
  body: Rich,
  primaryLocationId: field.Id.nullable(),
  locationIds: z.array(field.Id),
  tripTypes: z.array(z.enum(tripTypes)),
  authorId: field.Id.nullable(),
  pinnedRelated: z.array(z.object({ entityType: z.enum(linkTargets), entityId: field.Id })),
  seo: SeoView,
  searchTerms: z.array(z.string()),
  contentCountry: field.Iso2.nullable().describe('ISO 3166 alpha-2 of the country of the primary place'),
  status: z.enum(contentStatuses),
  statusChangedAt: field.Moment,
  published: z.boolean().describe('Visitors can read it'),
  publishedVersion: z.int().nullable(),
  publishedAt: field.Moment.nullable(),
  firstPublishedAt: field.Moment.nullable(),
  createdAt: field.Moment,
  updatedAt: field.Moment,
  version: z.int(),
  allowedTransitions: z.array(z.enum(contentStatuses)).optional().describe('Staff only: where the caller may bring it now'),
  reviewState: z.enum(reviewStates).optional().describe('Staff only'),
  reviewDueAt: field.Day.nullable().optional().describe('Staff only'),
  publishAt: field.Moment.nullable().optional().describe('Staff only: when it will be published'),
  unpublishAt: field.Moment.nullable().optional().describe('Staff only: when it will be taken back'),
  deletedAt: field.Moment.nullable().optional().describe('Staff only: when it went into the trash'),
  createdById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
  updatedById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
};
/** What only readers of the whole piece get, not of a list. */
export const wholeOnly = { body: true, pinnedRelated: true, seo: true, aliases: true, allowedTransitions: true } as const;

/** What a write may plan besides; needs the right to publish. */
const plan = {
  publishAt: field.Moment.nullable().optional().describe('Publish what is saved then, ISO 8601; null drops the plan'),
  unpublishAt: field.Moment.nullable().optional().describe('Take it back then, ISO 8601; null drops the plan'),
  force: z.boolean().optional().describe('Publish or take back although links lead nowhere then; logged'),
};

/** Body of a create: `title` and what the type needs; everything else has a default. */
export function contentInput<T extends z.ZodRawShape, R extends z.ZodRawShape>(writable: T, required: R) {
  return z
    .strictObject({
      ...z.object(contentWritable).partial().omit({ reviewState: true }).shape,
      title: contentWritable.title,
      published: z.boolean().optional().describe('true: publish at once, with the right to'),
      ...plan,
      changeNote: field.ChangeNote,
    })
    .extend(z.object(writable).partial().shape)
    .extend(required);
}

/** Body of a PUT: the record's own answer may be sent back; what is read-only is ignored. */
export function contentChange<T extends z.ZodRawShape>(writable: T, answer: z.ZodRawShape) {
  const own = { ...contentWritable, ...writable };
  const known = ['id', 'version', 'status', 'published', 'publishAt', 'unpublishAt'];
  const ignored = Object.keys({ ...answer, ...contentAnswer }).filter((name) => !(name in own) && !known.includes(name));
  return field.changeOf(own, ignored).extend({
    id: field.Id.optional().describe('UUID of the record to change, the one in the path'),
    status: z.enum(contentStatuses).optional().describe('DRAFT brings a piece back from the trash; otherwise it stays as it is'),
    published: z.boolean().optional().describe('true: publish what is saved; false: take it back; both need the right to'),
    ...plan,
  });
}

/** Which version a reader wants: `published=true` is what visitors see, `preview` a token of a preview link. */
export const ReadQuery = z.object({
  published: z.enum(['true', 'false']).optional().describe('true: the published version, for staff too'),
  preview: z.string().max(100).optional().describe('Token of a preview link: shows the draft without signing in'),
});
/** A reader's query where staff may look into the trash. */
export const TrashQuery = ReadQuery.extend({ trashed: z.enum(['true']).optional().describe('Staff: also what is in the trash') });
/** Filters, sort, page and `published` of a list of content. */
export const ContentListQuery = field
  .pageQuery()
  .extend({
    published: ReadQuery.shape.published,
    hasBrokenLinks: z.enum(['true']).optional().describe('Staff: only pieces whose published version refers to what visitors cannot see'),
  })
  .catchall(z.string().max(500));
export const ForceQuery = z.object({
  force: z.enum(['true', 'false']).optional().describe('true: although published pages refer to it; logged'),
});

/** Body of POST …/publish; empty: now. */
export const PublishBody = z.strictObject({
  publishAt: field.Moment.nullish().describe('Publish then instead of now, ISO 8601'),
  unpublishAt: field.Moment.nullish().describe('Take back then, ISO 8601'),
  note: field.line(300).optional().describe('A word for the list of versions'),
  force: z.boolean().optional().describe('Publish although links lead nowhere; logged'),
});
/** What is public of a record and what is planned. */
export const Publication = z
  .object({
    publishedVersion: z.int().nullable(),
    publishedAt: field.Moment.nullable(),
    publishedBy: field.Author,
    publishAt: field.Moment.nullable(),
    unpublishAt: field.Moment.nullable(),
    pendingVersion: z.int().nullable().describe('Newest version, when it is not the published one'),
  })
  .meta({ id: 'Publication' });

/** Whether what visitors see is the newest. */
export const Sync = z
  .object({
    inSync: z.boolean(),
    latestVersion: z.int(),
    publishedVersion: z.int().nullable(),
    cachedVersion: z.int().nullable(),
    indexedVersion: z.int().nullable(),
    lastIndexedAt: field.Moment.nullable(),
  })
  .meta({ id: 'Sync' });

/** A few words about a record, for cards. */
export const Snippet = z
  .object({
    id: field.Id,
    type: z.enum(linkTargets),
    title: z.string(),
    slug: z.string(),
    url: z.string().describe('Path on the site'),
    summary: z.string(),
    image: Image.nullable(),
    badge: z.string().nullable(),
    priceFromUSD: z.int().nullable(),
    nights: z.int().nullable(),
    rating: z.number().nullable().describe('Average of its reviews, 0 to 100'),
    reviewCount: z.int().nullable(),
  })
  .meta({ id: 'Snippet' });

const Crumb = z.object({ name: z.string(), url: z.string(), position: z.int() });
/** Data for machines as schema.org writes it. */
export const JsonLd = z.record(z.string(), z.unknown()).describe('JSON-LD of schema.org');
export const Breadcrumbs = z.union([z.array(Crumb), JsonLd]);
export const JsonLdQuery = ReadQuery.extend({ jsonld: z.string().max(5).optional().describe('Answer JSON-LD: true or empty') });
export const FooterLinks = z
  .object({
    groups: z.array(
      z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), href: z.string(), rel: z.string().optional() })) }),
    ),
  })
  .meta({ id: 'FooterLinks' });

const Reference = z.object({
  type: z.enum(linkTargets),
  id: field.Id,
  title: z.string(),
  field: z.string().describe('Where it stands, like /body/blocks/3'),
  published: z.boolean(),
  state: z.enum(['OK', 'UNPUBLISHED', 'MISSING']),
});
export const References = z.object({ inbound: z.array(Reference), outbound: z.array(Reference) }).meta({ id: 'References' });

/** One link in a text. */
export const ContentLink = z
  .object({
    id: field.Id,
    fromType: z.enum(linkTargets),
    fromId: field.Id.describe('UUID of the piece the link stands in'),
    fromVersion: z.int(),
    toType: z.enum(linkTargets).nullable(),
    toId: field.Id.nullable().describe('UUID of what it leads to'),
    url: z.string().nullable(),
    anchorText: z.string(),
    position: z.int().describe('1 for the first link'),
    state: z.enum(['OK', 'UNPUBLISHED', 'MISSING', 'EXTERNAL']),
  })
  .meta({ id: 'ContentLink' });

export const TitleLine = z
  .object({ id: field.Id, title: z.string(), slug: z.string(), status: z.enum(contentStatuses) })
  .meta({ id: 'ContentTitle' });
export const LocationCount = z
  .object({ locationId: field.Id, name: z.string(), type: z.string(), count: z.int() })
  .meta({ id: 'LocationCount' });
export const Alias = z
  .object({
    id: field.Id,
    alias: z.string(),
    entityId: field.Id.describe('UUID of the record'),
    slug: z.string().describe('Its present address'),
    createdAt: field.Moment,
  })
  .meta({ id: 'Alias' });
export const Ids = z.array(field.Id);

/** A published review beside a piece of content. */
export const RelatedReview = z
  .object({
    id: field.Id,
    title: z.string(),
    body: z.string(),
    rating: z.int().describe('20 to 100'),
    authorName: z.string(),
    authorPlace: z.string().nullable(),
    reviewedAt: field.Moment,
    companyId: field.Id.nullable(),
    helpfulCount: z.int(),
  })
  .meta({ id: 'RelatedReview' });

/** Everything a page of this content shows, in one answer. */
export function contentPage<T extends z.ZodType>(content: T) {
  return z.object({
    content,
    bodyHtml: z.string().describe('Its body as sanitised HTML: links lead to the present addresses of what is published'),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      canonicalUrl: z.string(),
      noIndex: z.boolean(),
      image: Image.nullable(),
    }),
    author: PageAuthor.nullable().describe('Who wrote it, when they are on our team page'),
    places: z.array(PagePlace).describe('The places of maps in its text and of the days of a journey'),
    breadcrumbs: z.array(Crumb),
    jsonLd: z.array(JsonLd),
    related: z.array(Snippet),
    relatedTours: z.array(Snippet),
    relatedReviews: z.array(RelatedReview),
    footerLinks: FooterLinks,
    linked: z.record(z.string(), Snippet).describe('What its texts link to, by id; links to what is not here are shown as plain text'),
    redirectTo: z.string().optional().describe('Path of the present address, when another was asked for'),
  });
}
