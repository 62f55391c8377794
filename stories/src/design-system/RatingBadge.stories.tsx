import { RatingBadge, Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = { title: 'Design system/RatingBadge', component: RatingBadge, args: { rating: 4.89, count: 1264 } } satisfies Meta<
  typeof RatingBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its accessible name is one sentence. */
export const Thousands: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      '4.9 out of 5. Based on 1,000+ reviews (opens in a new tab)',
    );
  },
};

/** From a hundred, rounded down to the hundred. */
export const Hundreds: Story = { args: { count: 877 } };

/** Below a hundred the count is exact, without a plus. */
export const Exact: Story = { args: { count: 42 } };

/** One review. */
export const One: Story = { args: { count: 1, countLabel: 'Based on {count} review' } };

/** Many. */
export const ManyThousands: Story = { args: { count: 128_911 } };

/** Without reviews it renders nothing. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** 5.0 is only shown for exactly five. */
export const FullFive: Story = { args: { rating: 5 } };

/** 4.98 stays 4.9. */
export const AlmostFive: Story = { args: { rating: 4.98 } };

/** The stars are filled proportionally. */
export const Half: Story = { args: { rating: 2.5, count: 18 } };

/** In German, with a decimal comma. */
export const German: Story = { args: { locale: 'de', ratingLabel: '{rating} von 5', countLabel: 'Aus {count} Bewertungen' } };

/** In Arabic, from right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { locale: 'ar', ratingLabel: '{rating} من 5', countLabel: 'استنادًا إلى {count} تقييم' },
};

/** In a narrow column. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** 1,999 reviews are shown as 1,000+. */
export const RoundsDown: Story = {
  args: { count: 1999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Based on 1,000\+ reviews/);
  },
};

/** A poor rating is shown as it is. */
export const Poor: Story = { args: { rating: 1.4, count: 12 } };

/** Focus ring. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** In a dark section in light mode. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** Text at 200 %. */
export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'phone' } } };

/** In Japanese. */
export const Japanese: Story = { args: { locale: 'ja', ratingLabel: '5点満点中{rating}', countLabel: '{count}件の口コミより' } };
