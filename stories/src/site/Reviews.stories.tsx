import { Reviews } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { voices } from './doors.data.ts';

const meta = {
  title: 'Site/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Reviews {...args} />
    </main>
  ),
  args: voices,
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first reviews, with the bars and the order. */
export const Found: Story = {};

/** On its way: nothing jumps when it comes. */
export const Loading: Story = { args: { reviews: [], found: undefined, counts: undefined, loading: true } };

/** Nothing fits the words. */
export const Nothing: Story = {
  args: { query: { ...voices.query, words: 'submarine' }, reviews: [], found: { start: 0, offset: 0, total: 0 } },
};

/** The next part did not come; what is there stays. */
export const Failed: Story = { args: { error: 'Error fetching more reviews' } };
