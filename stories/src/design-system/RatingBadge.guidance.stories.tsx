import { RatingBadge } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/RatingBadge', component: RatingBadge, tags: ['!dev'], args: { rating: 4.89, count: 1264 } } satisfies Meta<
  typeof RatingBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Round the count down: whoever counts finds at least as many. */
export const DoRoundDown: Story = {};

/** An exact large number is wrong by tomorrow, and reads like an odometer. */
export const DontCountExactly: Story = { args: { countLabel: 'Based on 1,264 reviews' } };

/** Say how many people the rating rests on, and nothing more. */
export const DoStateTheBasis: Story = { args: { count: 877 } };

/** Praise that nobody can check makes the figure beside it less credible. */
export const DontPraise: Story = { args: { count: 877, countLabel: 'Rated excellent by {count} delighted travellers!' } };
