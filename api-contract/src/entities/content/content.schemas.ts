import { z } from 'zod';
import { slugOf } from '#src/rules/slug.ts';
import { tripTypes } from '#src/rules/tripChoices.ts';
import * as field from '#src/schemas.ts';
import { contentStatuses, reviewStates } from '#src/statuses/content.ts';
import { Image, ImageChoice } from '../images.schemas.ts';
import { PageAuthor, PagePlace, RelatedReview } from './page.schemas.ts';
import { EntityRef, linkTargets, Rich, RichTextInput, SafeUrl } from './richText.ts';

/** A URL slug; input is normalized by the specification's rule. */
export const Slug = field
  .line(300, 1)
  .transform(slugOf)
  .pipe(z.string().min(1, 'Use letters or digits').max(120))
  .describe('Lower-case letters, digits and hyphens; other input is converted');

const Seo = z.strictObject({
  metaTitle: field.line(70).nullish(),
  metaDescription: field.paragraphs(160).nullish(),
  canonicalUrl: SafeUrl.nullish(),
  noIndex: z.boolean().optional(),
  ogImage: ImageChoice.nullish(),
});
const SeoReply = z.object({
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  noIndex: z.boolean(),
  ogImage: Image.nullable(),
});

/** The writable fields of every content type. */
const contentWritable = {
  title: field.line(120, 3),
  slug: Slug,
  locale: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Use a language like en-US')
    .describe('Language, like en-US'),
  summary: field.paragraphs(300),
  heroImage: ImageChoice.nullable(),
  uprightImage: ImageChoice.nullable().describe('Upright picture, 4:5, for the head of the page on phones; null: the hero image'),
  body: RichTextInput,
  primaryLocationId: field.Id.nullable().describe('UUID of the location it is mainly about'),
  locationIds: z.array(field.Id).max(50).describe('UUIDs of all locations it is about'),
  tripTypes: z.array(z.enum(tripTypes)).max(10),
  authorId: field.Id.nullable().describe('UUID of the team member who wrote it'),
  pinnedRelated: z.array(EntityRef).max(6).describe('Shown first among related content'),
  seo: Seo,
  searchTerms: z.array(field.line(60, 1)).max(30),
  reviewState: z.enum(reviewStates).describe('New state of the editorial review'),
  reviewDueAt: field.Day.nullable().describe('Day by which it must be reviewed again, yyyy-mm-dd'),
  tags: field.Tags,
};

/** The fields of every content item in responses; those for staff are absent for everybody else. */
export const contentReply = {
  id: field.Id,
  title: z.string(),
  slug: z.string(),
  canonicalSlug: z.string().describe('The current slug; differs from the requested one if that was an earlier slug'),
  aliases: z.array(z.string()).describe('Earlier slugs'),
  locale: z.string(),
  summary: z.string(),
  heroImage: Image.nullable(),
  uprightImage: Image.nullish().describe('Upright picture, 4:5, for the head of the page on phones; null or absent: the hero image'),
  body: Rich,
  primaryLocationId: field.Id.nullable(),
  locationIds: z.array(field.Id),
  tripTypes: z.array(z.enum(tripTypes)),
  authorId: field.Id.nullable(),
  pinnedRelated: z.array(z.object({ entityType: z.enum(linkTargets), entityId: field.Id })),
  seo: SeoReply,
  searchTerms: z.array(z.string()),
  contentCountry: field.Iso2.nullable().describe('ISO 3166 alpha-2 code of the primary location’s country'),
  status: z.enum(contentStatuses),
  statusChangedAt: field.Timestamp,
  published: z.boolean().describe('Whether visitors can read it'),
  publishedVersion: z.int().nullable(),
  publishedAt: field.Timestamp.nullable(),
  firstPublishedAt: field.Timestamp.nullable(),
  createdAt: field.Timestamp,
  updatedAt: field.Timestamp,
  version: z.int(),
  allowedTransitions: z.array(z.enum(contentStatuses)).optional().describe('Staff only: the statuses the caller may set now'),
  reviewState: z.enum(reviewStates).optional().describe('Staff only'),
  reviewDueAt: field.Day.nullable().optional().describe('Staff only'),
  tags: z.array(z.string()).optional().describe('Staff only: labels of our team; a change of them is no change of the page'),
  publishAt: field.Timestamp.nullable().optional().describe('Staff only: when it will be published'),
  unpublishAt: field.Timestamp.nullable().optional().describe('Staff only: when it will be unpublished'),
  deletedAt: field.Timestamp.nullable().optional().describe('Staff only: when it was moved to the trash'),
  createdById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
  updatedById: field.Id.nullable().optional().describe('Staff only: UUID of the user'),
};
/** Fields that are omitted from list items. */
export const detailFields = {
  uprightImage: true,
  body: true,
  pinnedRelated: true,
  seo: true,
  aliases: true,
  allowedTransitions: true,
} as const;

/** Scheduling fields of a write; they need the right to publish. */
const scheduling = {
  publishAt: field.Timestamp.nullable().optional().describe('When to publish the saved version, ISO 8601; null cancels the schedule'),
  unpublishAt: field.Timestamp.nullable().optional().describe('When to unpublish it, ISO 8601; null cancels the schedule'),
  force: z.boolean().optional().describe('true: publish or unpublish even if links break; recorded in the audit log'),
};

/** Body of a create: `title` and the type's required fields; all others have defaults. */
export function contentInput<T extends z.ZodRawShape, R extends z.ZodRawShape>(writable: T, required: R) {
  return z
    .strictObject({
      ...z.object(contentWritable).partial().omit({ reviewState: true }).shape,
      title: contentWritable.title,
      published: z.boolean().optional().describe('true: publish at once; needs the right to publish'),
      ...scheduling,
      changeNote: field.ChangeNote,
    })
    .extend(z.object(writable).partial().shape)
    .extend(required);
}

/** Body of a PUT: the response of a GET may be sent back; read-only fields must have their current values. */
export function contentChange<T extends z.ZodRawShape>(writable: T, answer: z.ZodRawShape) {
  const own = { ...contentWritable, ...writable };
  const known = ['id', 'version', 'status', 'published', 'publishAt', 'unpublishAt'];
  const ignored = Object.keys({ ...answer, ...contentReply }).filter((name) => !(name in own) && !known.includes(name));
  return field.changeOf(own, ignored).extend({
    id: field.Id.optional().describe('UUID of the record, the same as in the path'),
    status: z.enum(contentStatuses).optional().describe('DRAFT restores an item from the trash; otherwise ignored'),
    published: z.boolean().optional().describe('true: publish the saved version; false: unpublish; both need the right to publish'),
    ...scheduling,
  });
}

/** Selects a version: `published=true` the one visitors see, `preview` the one of a preview link. */
export const ReadQuery = z.object({
  published: z.enum(['true', 'false']).optional().describe('true: return the published version to staff too'),
  preview: z.string().max(100).optional().describe('Token of a preview link: shows the draft without signing in'),
});
/** ReadQuery, with which staff can also read the trash. */
export const TrashQuery = ReadQuery.extend({
  trashed: z.enum(['true']).optional().describe('true: also find items in the trash; staff only'),
});
/** Query of a content list: filters, sorting, paging and `published`. */
export const ContentListQuery = field
  .pageQuery()
  .extend({
    published: ReadQuery.shape.published,
    hasBrokenLinks: z
      .enum(['true'])
      .optional()
      .describe('true: only items whose published version links to something visitors cannot see; staff only'),
  })
  .catchall(z.string().max(500));
export const ForceQuery = z.object({
  force: z.enum(['true', 'false']).optional().describe('true: proceed although published pages refer to it; recorded in the audit log'),
});

/** Body of POST …/publish; empty to publish now. */
export const PublishBody = z.strictObject({
  publishAt: field.Timestamp.nullish().describe('When to publish, ISO 8601; default: now'),
  unpublishAt: field.Timestamp.nullish().describe('When to unpublish, ISO 8601'),
  note: field.line(300).optional().describe('Note for the version history'),
  force: z.boolean().optional().describe('true: publish even if links are broken; recorded in the audit log'),
});
/** Which version of a record is public, and what is scheduled. */
export const Publication = z
  .object({
    publishedVersion: z.int().nullable(),
    publishedAt: field.Timestamp.nullable(),
    publishedBy: field.Author,
    publishAt: field.Timestamp.nullable(),
    unpublishAt: field.Timestamp.nullable(),
    pendingVersion: z.int().nullable().describe('Newest version, if it is not the published one'),
  })
  .meta({ id: 'Publication' });

/** Whether visitors see the newest version. */
export const Sync = z
  .object({
    inSync: z.boolean(),
    latestVersion: z.int(),
    publishedVersion: z.int().nullable(),
    cachedVersion: z.int().nullable(),
    indexedVersion: z.int().nullable(),
    lastIndexedAt: field.Timestamp.nullable(),
  })
  .meta({ id: 'Sync' });

/** A short form of a record, for cards. */
export const Snippet = z
  .object({
    id: field.Id,
    type: z.enum(linkTargets),
    title: z.string(),
    slug: z.string(),
    url: z.string().describe('Path on the site'),
    summary: z.string(),
    image: Image.nullable(),
    locationIds: z.array(field.Id).describe('UUIDs of the locations it is about, the one that it is mainly about first'),
    badge: z.string().nullable(),
    priceFromUSD: z.int().nullable(),
    nights: z.int().nullable(),
    rating: z.number().nullable().describe('Average rating of its reviews, 0 to 100'),
    reviewCount: z.int().nullable(),
  })
  .meta({ id: 'Snippet' });

const Crumb = z.object({ name: z.string(), url: z.string(), position: z.int() });
/** Structured data in the vocabulary of schema.org. */
export const JsonLd = z.record(z.string(), z.unknown()).describe('JSON-LD in the vocabulary of schema.org');
export const Breadcrumbs = z.union([z.array(Crumb), JsonLd]);
export const JsonLdQuery = ReadQuery.extend({ jsonld: z.string().max(5).optional().describe('true or empty: return JSON-LD') });
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
  field: z.string().describe('JSON pointer to the reference, like /body/blocks/3'),
  published: z.boolean(),
  state: z.enum(['OK', 'UNPUBLISHED', 'MISSING']),
});
export const References = z.object({ inbound: z.array(Reference), outbound: z.array(Reference) }).meta({ id: 'References' });

/** A link in a rich text. */
export const ContentLink = z
  .object({
    id: field.Id,
    fromType: z.enum(linkTargets),
    fromId: field.Id.describe('UUID of the content item that contains the link'),
    fromVersion: z.int(),
    toType: z.enum(linkTargets).nullable(),
    toId: field.Id.nullable().describe('UUID of the target'),
    url: z.string().nullable(),
    anchorText: z.string(),
    position: z.int().describe('1 for the first link'),
    state: z.enum(['OK', 'UNPUBLISHED', 'MISSING', 'EXTERNAL']),
  })
  .meta({ id: 'ContentLink' });

export const TitleListItem = z
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
    slug: z.string().describe('Its current slug'),
    createdAt: field.Timestamp,
  })
  .meta({ id: 'Alias' });
export const Ids = z.array(field.Id);

export { RelatedReview };

/** Everything that the page of a content item shows, in one response. */
export function contentPage<T extends z.ZodType>(content: T) {
  return z.object({
    content,
    bodyHtml: z.string().describe('The body as sanitised HTML, with links resolved to the current paths of published content'),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      canonicalUrl: z.string(),
      noIndex: z.boolean(),
      image: Image.nullable(),
    }),
    author: PageAuthor.nullable().describe('The author, if shown on the team page'),
    places: z.array(PagePlace).describe('The locations it is about, those on maps in the text and those of the days of an itinerary'),
    breadcrumbs: z.array(Crumb),
    jsonLd: z.array(JsonLd),
    related: z.array(Snippet).describe('Related content, twelve items at most: more than a page shows'),
    relatedTours: z.array(Snippet).describe('Related itineraries, twelve at most'),
    relatedReviews: z.array(RelatedReview),
    footerLinks: FooterLinks,
    linked: z.record(z.string(), Snippet).describe('Targets of links in its texts, by id; links to other ids are shown as plain text'),
    otherPictures: z.record(z.string(), z.array(Image)).describe('Further pictures of the places of each item on the page, by its id'),
    cardPlaces: z
      .array(PagePlace)
      .describe('The locations of the items on the page, for maps on cards without a picture; those of one item by its `locationIds`'),
    redirectTo: z.string().optional().describe('Current path, if the request used an earlier slug'),
  });
}
