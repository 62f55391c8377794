import { Stack, StarRating } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Design system/StarRating', component: StarRating, args: { rating: 4.3 } } satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stars with one text alternative. */
export const Stars: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4.3 out of 5')).toBeInTheDocument();
  },
};

/** With the number. */
export const WithNumber: Story = { args: { showValue: true } };

/** From none to all. */
export const Scale: Story = {
  render: () => (
    <Stack align="start">
      {[0, 1, 2, 2.5, 3.3, 4, 4.9, 5].map((rating) => (
        <StarRating key={rating} rating={rating} showValue />
      ))}
    </Stack>
  ),
};

/** In German. */
export const German: Story = { args: { locale: 'de', label: '{rating} von 5', showValue: true } };

/** In right-to-left pages the stars fill from the right. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { showValue: true } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { showValue: true } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' }, args: { showValue: true } };

/** A rating outside the scale is clamped. */
export const BeyondScale: Story = { args: { rating: 7 } };
