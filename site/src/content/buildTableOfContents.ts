import type { RichBlock } from '@farwend/design-system';
import type { TableOfContentsEntry } from './TableOfContents.tsx';

/** Builds the table of contents from the level 2 headings of a text. */
export function buildTableOfContents(blocks: readonly RichBlock[]): TableOfContentsEntry[] {
  return blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [{ id: block.id, label: block.text }] : []));
}
