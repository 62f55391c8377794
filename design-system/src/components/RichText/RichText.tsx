import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RichBlockView } from './RichBlockView.tsx';
import { Root } from './RichText.styles.ts';
import type { RichBlock, RichNewsletter } from './richBlocks.ts';
import type { RichTextTexts } from './richTextTexts.ts';

/** Props of RichText. Other attributes are passed to the root element. */
export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Blocks in reading order, with resolved URLs; raw HTML is not accepted. */
  blocks: readonly RichBlock[];
  /** Offset added to heading levels: 1 renders a level 2 heading as `h3`. */
  deeper?: 0 | 1 | 2 | undefined;
  /** Visually hidden label for each kind of callout. */
  toneTexts?: { INFO: string; TIP: string; WARNING: string } | undefined;
  /** Renders a newsletter block as a form. Without it, the block links to the sign-up page. */
  newsletter?: ((words: RichNewsletter) => ReactNode) | undefined;
  /** BCP 47 locale for formatting dates and numbers. */
  locale?: string | undefined;
  /** Texts of the interface around the content. */
  texts?: Partial<RichTextTexts> | undefined;
}

/** Renders editorial content made of typed blocks; each block type has exactly one design. */
export function RichText({
  blocks,
  deeper = 0,
  toneTexts = englishTones,
  newsletter,
  locale = 'en',
  texts,
  ...rest
}: RichTextProps): ReactNode {
  const labels = { ...english, ...texts };
  return (
    <Root {...rest}>
      {blocks.map((block) => (
        <RichBlockView
          key={block.id}
          block={block}
          deeper={deeper}
          toneTexts={toneTexts}
          newsletter={newsletter}
          locale={locale}
          texts={labels}
        />
      ))}
    </Root>
  );
}

const englishTones = { INFO: 'Note', TIP: 'Tip', WARNING: 'Warning' };
const english: RichTextTexts = {
  wholeJourney: 'The whole journey',
  allReviews: 'All reviews',
  newsletter: 'A letter from the road, once a week',
  signUp: 'Sign up for the letter',
};
