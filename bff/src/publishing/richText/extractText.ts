import type { Block, RichText } from '@farwend/api-contract';
import type { EntityRef } from '#src/content/content.model.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];

/** A link in a text: where it leads, the words it stands on, and where it stands. */
export interface TextLink {
  /** JSON pointer within the text, like /blocks/3/content/1. */
  field: string;
  kind: 'LINK' | 'BLOCK';
  to: EntityRef | { url: string };
  words: string;
}

/** All links of a text in reading order, those of marks and those that are blocks. */
export function linksOf({ blocks }: RichText): TextLink[] {
  return blocks.flatMap((block, index) => linksOfBlock(block, `/blocks/${index}`));
}

function linksOfBlock(block: Block, at: string): TextLink[] {
  switch (block.type) {
    case 'paragraph':
    case 'callout':
      return linksOfInlines(block.content, `${at}/content`);
    case 'list':
      return block.items.flatMap((item, index) => linksOfInlines(item, `${at}/items/${index}`));
    case 'cta':
      return [{ field: `${at}/href`, kind: 'LINK', to: block.href, words: block.label }];
    case 'entityList':
      return block.items.map((to, index) => ({ field: `${at}/items/${index}`, kind: 'BLOCK', to, words: block.title ?? '' }));
    case 'dayByDay':
      return [{ field: `${at}/itineraryId`, kind: 'BLOCK', to: { entityType: 'itinerary', entityId: block.itineraryId }, words: '' }];
    case 'map':
      return block.locationIds.map((entityId, index) => ({
        field: `${at}/locationIds/${index}`,
        kind: 'BLOCK',
        to: { entityType: 'location', entityId },
        words: '',
      }));
    default:
      return [];
  }
}

function linksOfInlines(content: readonly Inline[], at: string): TextLink[] {
  return content.flatMap(({ link, text }, index) =>
    link ? [{ field: `${at}/${index}`, kind: 'LINK' as const, to: link, words: text.trim() }] : [],
  );
}

/** The words of a text without its marks, for counting and searching. */
export function wordsOf({ blocks }: RichText): string {
  return blocks.map(wordsOfBlock).filter(Boolean).join('\n');
}

function wordsOfBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'quote':
      return block.text;
    case 'paragraph':
    case 'callout':
      return joined(block.content);
    case 'list':
      return block.items.map(joined).join('\n');
    case 'table':
      return [block.headers, ...block.rows].map((row) => row.join(' ')).join('\n');
    case 'faq':
      return block.items.map(({ question, answer }) => `${question} ${answer}`).join('\n');
    case 'image':
      return block.caption ?? '';
    default:
      return '';
  }
}

function joined(content: readonly Inline[]): string {
  return content.map(({ text }) => text).join('');
}

/** Minutes to read a text at 230 words a minute, at least one. */
export function readingMinutes(text: RichText): number {
  return Math.max(1, Math.round(wordsOf(text).split(/\s+/).length / 230));
}
