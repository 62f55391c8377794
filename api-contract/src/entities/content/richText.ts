import { z } from 'zod';
import * as field from '#src/schemas.ts';
import { Image, ImageChoice } from '../images.schemas.ts';

/** Types of records that a link, a pin or a list of entities may point to. */
export const linkTargets = [
  'article',
  'guide',
  'itinerary',
  'landingPage',
  'landingPageCategory',
  'company',
  'companyCategory',
  'contentPage',
  'location',
] as const;
export type LinkTarget = (typeof linkTargets)[number];

const videoHosts = new Set(['www.youtube.com', 'www.youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com']);

/** A URL that rich text may link to: https, mailto, or a path of this site. javascript:, data: and http: are rejected. */
export const SafeUrl = field
  .withoutCredentials(field.line(2000, 1))
  .refine(isSafeUrl, { error: 'Use an https address, a mailto address, or a path that starts with one slash', params: { code: 'format' } })
  .describe('https, mailto, or a path of this site');

/** Refers to a record by id, so that its slug may change. */
export const EntityRef = z.strictObject({ entityType: z.enum(linkTargets), entityId: field.Id });
const LinkDestination = z.union([EntityRef, z.strictObject({ url: SafeUrl })]).describe('A record by type and id, or a URL');
const TextRun = z.strictObject({
  text: z.string().max(4000, 'Use 4,000 characters or fewer').refine(isReadable, 'Remove the characters that cannot be shown'),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  link: LinkDestination.optional(),
});
const InlineContent = z.array(TextRun).min(1).max(200).describe('Runs of text with their formatting');

/** Questions with their answers, as plain text. */
export const Faq = z.array(z.strictObject({ question: field.line(200, 3), answer: field.paragraphs(2000, 1) })).max(12);

function blockUnion<I extends z.ZodType, D extends z.ZodType>(image: I, id: D) {
  return z.discriminatedUnion('type', [
    z.strictObject({ id, type: z.literal('heading'), level: z.int().min(2).max(4), text: field.line(200, 1) }),
    z.strictObject({ id, type: z.literal('paragraph'), content: InlineContent }),
    z.strictObject({ id, type: z.literal('list'), ordered: z.boolean().optional(), items: z.array(InlineContent).min(1).max(50) }),
    z.strictObject({ id, type: z.literal('quote'), text: field.paragraphs(1000, 1), attribution: field.line(120).optional() }),
    z.strictObject({ id, type: z.literal('image'), image, caption: field.line(300).optional() }),
    z.strictObject({ id, type: z.literal('gallery'), images: z.array(image).min(2).max(12) }),
    z.strictObject({ id, type: z.literal('video'), url: VideoUrl, title: field.line(160, 1) }),
    z.strictObject({
      id,
      type: z.literal('table'),
      headers: z.array(field.line(120)).min(1).max(8),
      rows: z
        .array(z.array(field.line(400)).max(8))
        .min(1)
        .max(60),
    }),
    z.strictObject({
      id,
      type: z.literal('callout'),
      tone: z.enum(['INFO', 'TIP', 'WARNING']),
      title: field.line(120).optional(),
      content: InlineContent,
    }),
    z.strictObject({ id, type: z.literal('faq'), items: Faq.min(1) }),
    z.strictObject({ id, type: z.literal('map'), locationIds: z.array(field.Id).min(1).max(20), caption: field.line(300).optional() }),
    z.strictObject({ id, type: z.literal('dayByDay'), itineraryId: field.Id }),
    z.strictObject({ id, type: z.literal('entityList'), title: field.line(120).optional(), items: z.array(EntityRef).min(1).max(6) }),
    z.strictObject({
      id,
      type: z.literal('reviewStrip'),
      filter: z.strictObject({
        locationId: field.Id.optional().describe('UUID of a place'),
        companyId: field.Id.optional().describe('UUID of a company'),
        minRating: z.int().min(20).max(100).optional(),
      }),
    }),
    z.strictObject({ id, type: z.literal('newsletter'), heading: field.line(120).optional(), text: field.line(300).optional() }),
    z.strictObject({ id, type: z.literal('cta'), label: field.line(60, 1), href: LinkDestination }),
    z.strictObject({ id, type: z.literal('divider') }),
  ]);
}

const VideoUrl = SafeUrl.refine((url) => videoHosts.has(hostOf(url)), {
  error: 'Use a video on YouTube or Vimeo',
  params: { code: 'notAllowed' },
});
const BlockId = field.line(40, 1).describe('Identifies the block across versions, so that they can be compared');

/** Rich text in a request: blocks with closed schemas, no HTML. A block without an id is given one. */
export const RichTextInput = z.strictObject({
  blocks: z
    .array(blockUnion(ImageChoice, BlockId.optional().describe('Identifies the block across versions; generated if absent')))
    .max(300),
});
/** Rich text in a response. */
export const Rich = z.object({ blocks: z.array(blockUnion(Image, BlockId)) }).meta({ id: 'RichText' });
export type RichText = z.infer<typeof Rich>;
export type Block = RichText['blocks'][number];

function isReadable(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
}
function isSafeUrl(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return !/[\\\s]/.test(url);
  if (/^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(url)) return true;
  return /^https:\/\//i.test(url) && URL.canParse(url) && !/[\s<>"]/.test(url);
}
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
