import { Reviews } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewList } from './pages.data.ts';

const meta = {
  title: 'Site/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Reviews {...args} />
    </main>
  ),
  args: reviewList,
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first reviews, with histogram and sort order. */
export const Found: Story = {};

/** Loading without a layout shift. */
export const Loading: Story = { args: { reviews: [], result: undefined, counts: undefined, loading: true } };

/** No matches. */
export const Nothing: Story = {
  args: { query: { ...reviewList.query, searchText: 'submarine' }, reviews: [], result: { start: 0, offset: 0, total: 0 } },
};

/** The next page failed to load; the existing items remain. */
export const Failed: Story = { args: { error: 'Error fetching more reviews' } };
