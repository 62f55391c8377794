import type { Block, RichText } from '@farwend/api-contract';
import type { RichBlock, RichInline } from '@farwend/design-system';
import { entityOf } from './entityOf.ts';
import { starsOf } from './figures.ts';
import { landAround } from './landAround.ts';
import { pictureOf } from './pictureOf.ts';
import type { PagePlace, RelatedReview, Snippet } from './pieces.ts';

/** What a text needs from the answer it came with. */
export interface RichSurroundings {
  /** What it links to, by id; a link to what is not here becomes plain text. */
  linked: Readonly<Record<string, Snippet>>;
  /** Reviews its strips may quote, the best first. */
  reviews?: readonly RelatedReview[] | undefined;
  /** The places its maps show. */
  places?: readonly PagePlace[] | undefined;
  /** Stands before the ids of blocks, where a page has several texts. */
  prefix?: string | undefined;
}

type Link = Extract<Block, { type: 'cta' }>['href'];
type Run = Extract<Block, { type: 'paragraph' }>['content'][number];

/** A text of the API as the design system sets it: addresses resolved, pictures ready. What leads nowhere is left out. */
export function richBlocks({ blocks }: RichText, surroundings: RichSurroundings): RichBlock[] {
  return blocks.flatMap((block): RichBlock[] => {
    const id = `${surroundings.prefix ?? ''}${block.id}`;
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
        return [{ ...block, id, content: runsOf(block.content, surroundings) }];
      case 'list':
        return [{ ...block, id, items: block.items.map((item) => runsOf(item, surroundings)) }];
      case 'image': {
        const picture = pictureOf(block.image);
        return picture ? [{ id, type: 'image', picture, caption: block.caption }] : [];
      }
      case 'gallery': {
        const pictures = block.images.flatMap((image) => pictureOf(image) ?? []);
        return pictures.length > 0 ? [{ id, type: 'gallery', label: 'Pictures', pictures }] : [];
      }
      case 'video':
        return [{ id, type: 'video', title: block.title, href: block.url, note: block.url.includes('vimeo') ? 'On Vimeo' : 'On YouTube' }];
      case 'entityList':
        return entities(id, block.title, block.items, surroundings);
      case 'dayByDay':
        return entities(id, undefined, [{ entityId: block.itineraryId }], surroundings);
      case 'cta': {
        const href = addressOf(block.href, surroundings);
        return href === undefined ? [] : [{ id, type: 'cta', label: block.label, href }];
      }
      case 'newsletter':
        return [{ id, type: 'newsletter', title: block.heading, text: block.text, href: '/newsletter' }];
      case 'reviewStrip':
        return strip(id, block.filter, surroundings);
      case 'map':
        return mapOf(id, block.locationIds, block.caption, surroundings);
    }
  });
}

function runsOf(runs: readonly Run[], surroundings: RichSurroundings): RichInline[] {
  return runs.map(({ link, ...run }) => {
    const href = link && addressOf(link, surroundings);
    return href === undefined ? run : { ...run, href };
  });
}

/** Where a link leads; undefined when that is not to be seen. */
function addressOf(link: Link, { linked }: RichSurroundings): string | undefined {
  return 'url' in link ? link.url : linked[link.entityId]?.url;
}

function entities(id: string, title: string | undefined, refs: readonly { entityId: string }[], { linked }: RichSurroundings): RichBlock[] {
  const found = refs.flatMap(({ entityId }) => linked[entityId] ?? []);
  return found.length > 0 ? [{ id, type: 'entityList', title, items: found.map((piece) => entityOf(piece)) }] : [];
}

/** At most three reviews; how many a text has room for is not what its filter is about. */
function strip(
  id: string,
  { companyId, minRating = 0 }: Extract<Block, { type: 'reviewStrip' }>['filter'],
  { reviews = [] }: RichSurroundings,
): RichBlock[] {
  const fitting = reviews.filter((review) => review.rating >= minRating && (companyId === undefined || review.companyId === companyId));
  if (fitting.length === 0) return [];
  return [
    {
      id,
      type: 'reviewStrip',
      href: '/reviews',
      reviews: fitting.slice(0, 3).map(({ id: review, title, body, rating, authorName, authorPlace, reviewedAt }) => ({
        id: review,
        title,
        text: body,
        rating: starsOf(rating),
        author: authorPlace ? `${authorName}, ${authorPlace}` : authorName,
        date: reviewedAt.slice(0, 10),
      })),
    },
  ];
}

/** The places of a map that can be drawn; they are places of one map, not a route. */
function mapOf(id: string, locationIds: readonly string[], caption: string | undefined, { places = [] }: RichSurroundings): RichBlock[] {
  const drawn = locationIds.flatMap((one) => {
    const { name, lat, lng } = places.find((place) => place.id === one) ?? {};
    return name && lat != null && lng != null ? [{ name, lat, lng }] : [];
  });
  if (drawn.length === 0) return [];
  return [
    {
      id,
      type: 'map',
      label: caption ?? drawn.map(({ name }) => name).join(', '),
      places: drawn,
      land: landAround(drawn),
      caption,
      route: false,
    },
  ];
}
