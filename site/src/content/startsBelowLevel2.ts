import type { RichBlock } from '@farwend/design-system';

/** Whether the first heading of a text, including those inside blocks, is deeper than level 2. */
export function startsBelowLevel2(blocks: readonly RichBlock[]): boolean {
  const first = blocks.find(({ type }) => type === 'heading' || typesWithLevel3Headings.has(type));
  return first !== undefined && !(first.type === 'heading' && first.level === 2);
}

/** Types of blocks that render level 3 headings. */
const typesWithLevel3Headings: ReadonlySet<RichBlock['type']> = new Set(['entityList', 'dayByDay', 'reviewStrip', 'newsletter']);
