import type { Block, RichText } from '@farwend/api-contract';
import type { RichBlock, RichInline } from '@farwend/design-system';
import { buildRichEntity } from './buildRichEntity.ts';
import { convertToStars } from '@farwend/api-contract/rules';
import { findLandSquares } from './findLandSquares.ts';
import { buildPicture } from './buildPicture.ts';
import type { PagePlace, RelatedReview, Snippet } from './contentTypes.ts';

/** Data of the page response that its texts refer to. */
export interface RichTextContext {
  /** Linked items by id; a link to any other becomes plain text. */
  linked: Readonly<Record<string, Snippet>>;
  /** Reviews that review strips may quote, best first. */
  reviews?: readonly RelatedReview[] | undefined;
  /** Places for maps. */
  places?: readonly PagePlace[] | undefined;
  /** Prefix of block ids, to keep them unique on a page with several texts. */
  prefix?: string | undefined;
}

type Link = Extract<Block, { type: 'cta' }>['href'];
type TextRun = Extract<Block, { type: 'paragraph' }>['content'][number];

/** Converts rich text of the API for the design system: resolves links and pictures, and removes blocks that refer to nothing. */
export function buildRichBlocks({ blocks }: RichText, context: RichTextContext): RichBlock[] {
  return blocks.flatMap((block): RichBlock[] => {
    const id = `${context.prefix ?? ''}${block.id}`;
    switch (block.type) {
      case 'heading':
        return [{ ...block, id, level: block.level === 3 || block.level === 4 ? block.level : 2 }];
      case 'quote':
      case 'table':
      case 'faq':
      case 'divider':
        return [{ ...block, id }];
      case 'paragraph':
      case 'callout':
        return [{ ...block, id, content: buildTextRuns(block.content, context) }];
      case 'list':
        return [{ ...block, id, items: block.items.map((item) => buildTextRuns(item, context)) }];
      case 'image': {
        const picture = buildPicture(block.image);
        return picture ? [{ id, type: 'image', picture, caption: block.caption }] : [];
      }
      case 'gallery': {
        const pictures = block.images.flatMap((image) => buildPicture(image) ?? []);
        return pictures.length > 0 ? [{ id, type: 'gallery', label: 'Pictures', pictures }] : [];
      }
      case 'video':
        return [{ id, type: 'video', title: block.title, href: block.url, note: block.url.includes('vimeo') ? 'On Vimeo' : 'On YouTube' }];
      case 'entityList':
        return buildEntityList(id, block.title, block.items, context);
      case 'dayByDay':
        return buildEntityList(id, undefined, [{ entityId: block.itineraryId }], context);
      case 'cta': {
        const href = resolveHref(block.href, context);
        return href === undefined ? [] : [{ id, type: 'cta', label: block.label, href }];
      }
      case 'newsletter':
        return [{ id, type: 'newsletter', title: block.heading, text: block.text, href: '/newsletter' }];
      case 'reviewStrip':
        return buildReviewStrip(id, block.filter, context);
      case 'map':
        return buildMap(id, block.locationIds, block.caption, context);
    }
  });
}

function buildTextRuns(runs: readonly TextRun[], context: RichTextContext): RichInline[] {
  return runs.map(({ link, ...run }) => {
    const href = link && resolveHref(link, context);
    return href === undefined ? run : { ...run, href };
  });
}

/** URL of a link; undefined if its target is not published. */
function resolveHref(link: Link, { linked }: RichTextContext): string | undefined {
  return 'url' in link ? link.url : linked[link.entityId]?.url;
}

function buildEntityList(
  id: string,
  title: string | undefined,
  references: readonly { entityId: string }[],
  { linked }: RichTextContext,
): RichBlock[] {
  const items = references.flatMap(({ entityId }) => linked[entityId] ?? []);
  return items.length > 0 ? [{ id, type: 'entityList', title, items: items.map((item) => buildRichEntity(item)) }] : [];
}

/** Quotes at most three reviews. */
function buildReviewStrip(
  id: string,
  { companyId, minRating = 0 }: Extract<Block, { type: 'reviewStrip' }>['filter'],
  { reviews = [] }: RichTextContext,
): RichBlock[] {
  const matches = reviews.filter((review) => review.rating >= minRating && (companyId === undefined || review.companyId === companyId));
  if (matches.length === 0) return [];
  return [
    {
      id,
      type: 'reviewStrip',
      href: '/reviews',
      reviews: matches.slice(0, 3).map(({ id: review, title, body, rating, authorName, authorPlace, reviewedAt }) => ({
        id: review,
        title,
        text: body,
        rating: convertToStars(rating),
        author: authorPlace ? `${authorName}, ${authorPlace}` : authorName,
        date: reviewedAt.slice(0, 10),
      })),
    },
  ];
}

/** Builds a map of the places that have coordinates, without a route. */
function buildMap(id: string, locationIds: readonly string[], caption: string | undefined, { places = [] }: RichTextContext): RichBlock[] {
  const points = locationIds.flatMap((locationId) => {
    const { name, lat, lng } = places.find((place) => place.id === locationId) ?? {};
    return name && lat != null && lng != null ? [{ name, lat, lng }] : [];
  });
  if (points.length === 0) return [];
  return [
    {
      id,
      type: 'map',
      label: caption ?? points.map(({ name }) => name).join(', '),
      places: points,
      land: findLandSquares(points),
      caption,
      route: false,
    },
  ];
}
