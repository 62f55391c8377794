import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RichBlockView } from './RichBlockView.tsx';
import { Root } from './RichText.styles.ts';
import type { RichBlock } from './richBlocks.ts';

/** Props of RichText; what is not listed goes to the root. */
export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The blocks in their order, addresses resolved; no HTML is ever taken. */
  blocks: readonly RichBlock[];
  /** How much deeper headings stand than they say: 1 turns a heading of level 2 into an `h3`. */
  deeper?: 0 | 1 | 2 | undefined;
  /** The word for each kind of note, read before it. */
  toneTexts?: { INFO: string; TIP: string; WARNING: string } | undefined;
}

/** A text of closed blocks, as an editor set it: every kind of block has one look. */
export function RichText({ blocks, deeper = 0, toneTexts = english, ...rest }: RichTextProps): ReactNode {
  return (
    <Root {...rest}>
      {blocks.map((block) => (
        <RichBlockView key={block.id} block={block} deeper={deeper} toneTexts={toneTexts} />
      ))}
    </Root>
  );
}

const english = { INFO: 'Note', TIP: 'Tip', WARNING: 'Warning' };
