import { Pagination } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paginationKeys } from './Pagination.keyboard.ts';

const meta = {
  title: 'Design system/Pagination',
  component: Pagination,
  parameters: { keyboard: paginationKeys },
  args: { page: 5, pages: 16, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A middle value. */
export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '?page=5');
  },
};

/** The first page: no "previous" link. */
export const First: Story = { args: { page: 1 } };

/** The last page: no "next" link. */
export const Last: Story = { args: { page: 16 } };

/** Few enough to show all. */
export const Few: Story = { args: { page: 2, pages: 3 } };

/** Thousands. */
export const Many: Story = { args: { page: 1204, pages: 2408 } };

/** On a small phone the position is shown as text. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

/** A single page: nothing. */
export const Single: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Focus on the first link. */
export const Focused: Story = { play: () => userEvent.tab() };

/** In right-to-left pages the arrows are mirrored. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { locale: 'ar', previousText: 'السابق', nextText: 'التالي', label: 'الصفحات', placeText: (at, of) => `${at} / ${of}` },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
