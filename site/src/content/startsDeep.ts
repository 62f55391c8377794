import type { RichBlock } from '@farwend/design-system';

/** Whether the first heading of a text, or of a block in it, is below the second level. */
export function startsDeep(blocks: readonly RichBlock[]): boolean {
  const first = blocks.find(({ type }) => type === 'heading' || headed.has(type));
  return first !== undefined && !(first.type === 'heading' && first.level === 2);
}

/** Blocks that bring headings of the third level. */
const headed: ReadonlySet<RichBlock['type']> = new Set(['entityList', 'dayByDay', 'reviewStrip', 'newsletter']);
