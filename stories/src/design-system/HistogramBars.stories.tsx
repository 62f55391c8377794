import { HistogramBars } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { histogramBarsKeys } from './HistogramBars.keyboard.ts';

const stars = [410, 62, 20, 0, 8].map((count, index) => ({
  value: String(5 - index),
  label: index === 4 ? '1 star' : `${5 - index} stars`,
  count,
}));
const meta = {
  title: 'Design system/HistogramBars',
  component: HistogramBars,
  parameters: { keyboard: histogramBarsKeys },
  args: { rows: stars, label: 'Ratings' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistogramBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read-only. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('5 stars, 82%, 410 reviews');
  },
};

/** As a filter; an empty row cannot be selected. */
export const Filter: Story = {
  render: function Filter(args) {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return <HistogramBars {...args} chosen={chosen} onChange={setChosen} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2 stars/ })).toBeDisabled();
  },
};

/** As links with counts: a filter that works without JavaScript; an empty row is not a link. */
export const Links: Story = {
  args: { figure: 'count', chosen: ['5'], hrefOf: (value) => `#stars-${value}` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^5 stars ?, 82%, 410 reviews$/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Two chosen. */
export const Chosen: Story = { args: { chosen: ['5', '3'], onChange: () => undefined } };

/** A click selects, another deselects. */
export const Pressed: Story = {
  ...Filter,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /4 stars/ }));
    await expect(canvas.getByRole('button', { name: /4 stars/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /5 stars/ }));
    await userEvent.click(canvas.getByRole('button', { name: /4 stars/ }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** Thirds still add up to 100. */
export const Thirds: Story = {
  args: { rows: [1, 2, 3].map((value) => ({ value: `${value}`, label: `${value} weeks`, count: 7 })), label: 'Length of journey' },
};

/** Nothing yet. */
export const Empty: Story = { args: { rows: stars.map((row) => ({ ...row, count: 0 })) } };

/** One review in all. */
export const One: Story = { args: { rows: stars.map((row, index) => ({ ...row, count: index === 0 ? 1 : 0 })) } };

/** Focus on a bar. */
export const Focused: Story = { ...Filter, play: () => userEvent.tab() };

/** In Arabic, from right to left. */
export const Arabic: Story = { globals: { dir: 'rtl' }, args: { locale: 'ar', countText: (_, written) => `${written} تقييم` } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { chosen: ['5'], onChange: () => undefined } };
