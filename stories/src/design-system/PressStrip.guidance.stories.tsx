import { PressStrip, type PressOutlet } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { outlets } from '../docs/examples.tsx';

const meta = { title: 'Guidance/PressStrip', component: PressStrip, tags: ['!dev'], args: { outlets } } satisfies Meta<typeof PressStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const [one, two, three, four] = outlets;
const saying = (outlet: PressOutlet, description: string): PressOutlet => ({ ...outlet, description });

/** A sentence from each article, verbatim: it is a reason to follow the link, and can be looked up. */
export const DoQuoteASentence: Story = {};

/** Logos alone show that somebody has four image files. What was written, and whether it was kind, stays open. */
export const DontShowLogosAlone: Story = {
  args: { outlets: [saying(one, ''), saying(two, ''), saying(three, ''), saying(four, '')] },
};

/** Choose what could only be said about us: tide tables, bedtimes, bad reviews with answers. */
export const DoChooseWhatIsOurs: Story = { args: { title: 'What was written about us' } };

/** Praise that fits every company fits none: four outlets, and nothing learnt. */
export const DontCollectPraise: Story = {
  args: {
    title: 'As seen in',
    outlets: [
      saying(one, '“Simply the best.”'),
      saying(two, '“A must.”'),
      saying(three, '“Outstanding.”'),
      saying(four, '“Unforgettable.”'),
    ],
  },
};
