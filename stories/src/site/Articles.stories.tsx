import { Articles } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { journal } from './lists.data.ts';

const meta = {
  title: 'Site/Articles',
  component: Articles,
  parameters: { layout: 'fullscreen' },
  args: journal,
  render: (args) => (
    <main>
      <Articles {...args} />
    </main>
  ),
} satisfies Meta<typeof Articles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest in large type, the others in columns. */
export const Some: Story = {};

/** A filter without results. */
export const None: Story = {
  args: {
    filterValues: { ...journal.filterValues, country: 'GR' },
    applied: [{ label: 'Greece', href: '/articles' }],
    total: 0,
    pages: 1,
    articles: [],
  },
};
