import { Category } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { seasonsCategory } from './pages.data.ts';

const meta = {
  title: 'Site/Category',
  component: Category,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Category {...args} />
    </main>
  ),
  args: seasonsCategory,
} satisfies Meta<typeof Category>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its pages as a list of large links. */
export const Whole: Story = {};

/** No page yet. */
export const Empty: Story = { args: { pages: [], related: [] } };
