import { Category } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { seasons } from './doors.data.ts';

const meta = {
  title: 'Site/Category',
  component: Category,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Category {...args} />
    </main>
  ),
  args: seasons,
} satisfies Meta<typeof Category>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its pages as large lines. */
export const Whole: Story = {};

/** No page yet. */
export const Empty: Story = { args: { pages: [], related: [] } };
