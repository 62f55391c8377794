import { NewsSnippet } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/NewsSnippet',
  component: NewsSnippet,
  tags: ['!dev'],
  args: {
    source: 'Longitude',
    headline: 'The planners who ask about bedtime first',
    href: 'https://longitude.example/planners',
    date: '2026-03-14',
  },
} satisfies Meta<typeof NewsSnippet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The original headline: whoever follows the link finds these words at the top of the article. */
export const DoKeepTheHeadline: Story = {};

/** A headline rewritten by the company it is about is an advertisement, and the article will not bear it out. */
export const DontRewriteIt: Story = { args: { headline: 'Longitude names Farwend the best travel planners in the world' } };

/** Quote a whole sentence, word for word: it can be found, and it says something. */
export const DoQuoteASentence: Story = { args: { quote: 'Three proposals in four days, each from somebody who lives there.' } };

/** Single words between dots could be about anybody, and may have meant the opposite. */
export const DontPickOutPraise: Story = { args: { quote: '… excellent … unmissable … the very best …' } };
