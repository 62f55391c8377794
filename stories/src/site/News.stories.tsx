import { News } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { news } from './pages.data.ts';

const meta = {
  title: 'Site/News',
  component: News,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <News {...args} />
    </main>
  ),
  args: news,
} satisfies Meta<typeof News>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first part, with more to come. */
export const FirstPart: Story = {};

/** The last page, with a link back. */
export const LastPart: Story = { args: { shown: 14, total: 14, newerHref: '/news' } };
