import { StarRatingInput } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/** Four of five, with text. */
export const Rated: Story = { args: { defaultValue: 4 } };

/** One star. */
export const OneStar: Story = { args: { defaultValue: 1 } };

/** All five. */
export const FiveStars: Story = { args: { defaultValue: 5 } };

/** A click selects. */
export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('3 stars, good')).toBeVisible();
  },
};

/** Hovering selects nothing. */
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

/** Optional. */
export const Optional: Story = { args: { optional: true } };

/** A star is focused. */
export const Focused: Story = { args: { defaultValue: 3 }, play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'كيف كانت الرحلة؟', defaultValue: 4, starText: (stars) => `${stars} نجوم`, valueText: (stars) => `${stars} من 5` },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { defaultValue: 4 } };

/** The first arrow key selects. */
export const ByKeyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText('4 stars, very good')).toBeVisible();
  },
};

/** Hint, then error. */
export const HintThenError: Story = {
  args: { hint: 'Your planner reads it', error: 'Choose one to five stars' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Your planner reads it Error: Choose one to five stars');
  },
};

/** The error disappears once there is an answer. */
export const ErrorGoesOnceRated: Story = {
  render: (args) => {
    const [rating, setRating] = useState(0);
    return <StarRatingInput {...args} value={rating} onChange={setRating} {...(rating === 0 && { error: 'Choose one to five stars' })} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(canvas.getByRole('radiogroup')).toBeValid();
  },
};

/** The number is submitted with the form. */
export const PostsItsNumber: Story = {
  args: { name: 'rating', defaultValue: 4 },
  render: (args) => (
    <form aria-label="Review">
      <StarRatingInput {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ rating: '4' });
  },
};

/** Sent already. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 4 } };

/** In German. */
export const German: Story = {
  args: {
    label: 'Wie war die Reise im Ganzen?',
    defaultValue: 3,
    starText: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
    valueText: (stars) => (stars === 0 ? 'Noch nicht bewertet' : `${stars} von 5`),
  },
};

/** Text at 200 % on a phone. */
export const LargeText: Story = { args: { defaultValue: 4 }, globals: { textSize: '200', viewport: { value: 'phone' } } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' }, args: { defaultValue: 2 } };
