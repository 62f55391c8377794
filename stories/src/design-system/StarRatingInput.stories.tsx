import { StarRatingInput } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { starRatingInputKeys } from './StarRatingInput.keyboard.ts';

const meta = {
  title: 'Design system/StarRatingInput',
  component: StarRatingInput,
  parameters: { keyboard: starRatingInputKeys },
  args: { id: 'rating', label: 'How was the journey as a whole?', onChange: fn() },
} satisfies Meta<typeof StarRatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None chosen yet. */
export const NotRated: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByText('Not rated yet')).toBeVisible();
  },
};

/** Four of five, said in words. */
export const Rated: Story = { args: { defaultValue: 4 } };

/** One star. */
export const OneStar: Story = { args: { defaultValue: 1 } };

/** All five. */
export const FiveStars: Story = { args: { defaultValue: 5 } };

/** A press chooses. */
export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('3 stars, good')).toBeVisible();
  },
};

/** Pointing chooses nothing. */
export const Pointed: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Your planner reads it; your name does not stand beside it', defaultValue: 4 } };

/** Not answered. */
export const WithError: Story = { args: { error: 'Choose one to five stars' } };

/** May be left out. */
export const Optional: Story = { args: { optional: true } };

/** The focus is on a star. */
export const Focused: Story = { args: { defaultValue: 3 }, play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'كيف كانت الرحلة؟', defaultValue: 4, starText: (stars) => `${stars} نجوم`, valueText: (stars) => `${stars} من 5` },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { defaultValue: 4 } };
