import { z } from 'zod';
import * as field from '#src/schemas.ts';
import { Image, ImageChoice } from '../images.schemas.ts';

/** What a link, a pin or a list of entities may point to. */
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

/** An address a text may lead to: https, mailto, or a path of ours. Scripts, data and plain http are refused. */
export const SafeUrl = field
  .line(2000, 1)
  .refine(isSafeUrl, { error: 'Use an https address, a mailto address, or a path that starts with one slash', params: { code: 'format' } })
  .describe('https, mailto, or a path of this site');

/** Points to a record by its id, so that its address may change. */
export const EntityRef = z.strictObject({ entityType: z.enum(linkTargets), entityId: field.Id });
const LinkTo = z.union([EntityRef, z.strictObject({ url: SafeUrl })]).describe('A record by type and id, or an address');
const Inline = z.strictObject({
  text: z.string().max(4000, 'Use 4,000 characters or fewer').refine(isReadable, 'Remove the characters that cannot be shown'),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  link: LinkTo.optional(),
});
const Inlines = z.array(Inline).min(1).max(200).describe('Runs of text with their marks');

/** Questions with their answers, plain text. */
export const Faq = z.array(z.strictObject({ question: field.line(200, 3), answer: field.paragraphs(2000, 1) })).max(12);

function blocksOf<I extends z.ZodType, D extends z.ZodType>(image: I, id: D) {
  return z.discriminatedUnion('type', [
    z.strictObject({ id, type: z.literal('heading'), level: z.int().min(2).max(4), text: field.line(200, 1) }),
    z.strictObject({ id, type: z.literal('paragraph'), content: Inlines }),
    z.strictObject({ id, type: z.literal('list'), ordered: z.boolean().optional(), items: z.array(Inlines).min(1).max(50) }),
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
      content: Inlines,
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
    z.strictObject({ id, type: z.literal('cta'), label: field.line(60, 1), href: LinkTo }),
    z.strictObject({ id, type: z.literal('divider') }),
  ]);
}

const VideoUrl = SafeUrl.refine((url) => videoHosts.has(hostOf(url)), {
  error: 'Videos come from YouTube or Vimeo',
  params: { code: 'notAllowed' },
});
const BlockId = field.line(40, 1).describe('Stays the same over versions, so that they can be compared');

/** Rich text in a write: closed blocks, no HTML. A block without an id gets one. */
export const RichInput = z.strictObject({
  blocks: z.array(blocksOf(ImageChoice, BlockId.optional().describe('Names the block over versions; made when absent'))).max(300),
});
/** Rich text in an answer. */
export const Rich = z.object({ blocks: z.array(blocksOf(Image, BlockId)) }).meta({ id: 'RichText' });
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
