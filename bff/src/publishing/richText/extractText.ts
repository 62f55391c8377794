import type { Block, RichText } from '@farwend/api-contract';
import type { EntityRef } from '#src/publishing/content.model.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];

/** A link in a rich text. */
export interface TextLink {
  /** JSON pointer within the text, like /blocks/3/content/1. */
  field: string;
  kind: 'LINK' | 'BLOCK';
  to: EntityRef | { url: string };
  anchorText: string;
}

/** All links of a text in reading order, both inline links and blocks that refer to records. */
export function collectLinks({ blocks }: RichText): TextLink[] {
  return blocks.flatMap((block, index) => collectBlockLinks(block, `/blocks/${index}`));
}

function collectBlockLinks(block: Block, at: string): TextLink[] {
  switch (block.type) {
    case 'paragraph':
    case 'callout':
      return collectInlineLinks(block.content, `${at}/content`);
    case 'list':
      return block.items.flatMap((item, index) => collectInlineLinks(item, `${at}/items/${index}`));
    case 'cta':
      return [{ field: `${at}/href`, kind: 'LINK', to: block.href, anchorText: block.label }];
    case 'entityList':
      return block.items.map((to, index) => ({ field: `${at}/items/${index}`, kind: 'BLOCK', to, anchorText: block.title ?? '' }));
    case 'dayByDay':
      return [{ field: `${at}/itineraryId`, kind: 'BLOCK', to: { entityType: 'itinerary', entityId: block.itineraryId }, anchorText: '' }];
    case 'map':
      return block.locationIds.map((entityId, index) => ({
        field: `${at}/locationIds/${index}`,
        kind: 'BLOCK',
        to: { entityType: 'location', entityId },
        anchorText: '',
      }));
    default:
      return [];
  }
}

function collectInlineLinks(content: readonly Inline[], at: string): TextLink[] {
  return content.flatMap(({ link, text }, index) =>
    link ? [{ field: `${at}/${index}`, kind: 'LINK' as const, to: link, anchorText: text.trim() }] : [],
  );
}

/** The plain text of a rich text, for counting words and searching. */
export function extractText({ blocks }: RichText): string {
  return blocks.map(extractBlockText).filter(Boolean).join('\n');
}

function extractBlockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'quote':
      return block.text;
    case 'paragraph':
    case 'callout':
      return joinText(block.content);
    case 'list':
      return block.items.map(joinText).join('\n');
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

function joinText(content: readonly Inline[]): string {
  return content.map(({ text }) => text).join('');
}

/** Minutes to read a text at 230 words per minute, at least one. */
export function computeReadingMinutes(text: RichText): number {
  return Math.max(1, Math.round(countWords(extractText(text)) / 230));
}

/** Counts without building a list of the words: lists of drafts do it for every item. */
function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = text.charCodeAt(index) <= SPACE;
    if (!isSpace && !isInWord) words += 1;
    isInWord = !isSpace;
  }
  return words;
}

/** Its code; those of line breaks and tabs are lower. */
const SPACE = 0x20;
