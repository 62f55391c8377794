import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RichBlockView } from './RichBlockView.tsx';
import { Root } from './RichText.styles.ts';
import type { RichBlock, RichNewsletter } from './richBlocks.ts';

/** The words of RichText. */
export interface RichTextTexts {
  /** The link under the days of a journey. */
  wholeJourney: string;
  /** The link under reviews. */
  allReviews: string;
  /** The heading of the newsletter, where a text brings none. */
  newsletter: string;
  /** The action of the newsletter. */
  signUp: string;
}

/** Props of RichText; what is not listed goes to the root. */
export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The blocks in their order, addresses resolved; no HTML is ever taken. */
  blocks: readonly RichBlock[];
  /** How much deeper headings stand than they say: 1 turns a heading of level 2 into an `h3`. */
  deeper?: 0 | 1 | 2 | undefined;
  /** The word for each kind of note, read before it. */
  toneTexts?: { INFO: string; TIP: string; WARNING: string } | undefined;
  /** Draws the newsletter's form where a text asks for it; without it there is a link to the page where one signs up. */
  newsletter?: ((words: RichNewsletter) => ReactNode) | undefined;
  /** The language of days and numbers, a BCP 47 tag. */
  locale?: string | undefined;
  /** The words of what a text shows besides its own. */
  texts?: Partial<RichTextTexts> | undefined;
}

/** A text of closed blocks, as an editor set it: every kind of block has one look. */
export function RichText({
  blocks,
  deeper = 0,
  toneTexts = englishTones,
  newsletter,
  locale = 'en',
  texts,
  ...rest
}: RichTextProps): ReactNode {
  const words = { ...english, ...texts };
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
          texts={words}
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
