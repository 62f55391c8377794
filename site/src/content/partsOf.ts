import type { RichBlock } from '@farwend/design-system';
import type { Part } from './PartLinks.tsx';

/** The parts of a text that its headings of the second level begin. */
export function partsOf(blocks: readonly RichBlock[]): Part[] {
  return blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [{ id: block.id, label: block.text }] : []));
}
