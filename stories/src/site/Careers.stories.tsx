import { Careers } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { carePosition } from './trust.data.ts';

const meta = {
  title: 'Site/Careers',
  component: Careers,
  parameters: { layout: 'fullscreen' },
  args: {
    positions: [
      carePosition,
      {
        ...carePosition,
        title: 'Editor for the Atlantic',
        href: '/careers/editor-atlantic',
        department: 'Editorial',
        place: 'Lisbon',
        salary: null,
        closesAt: null,
      },
    ],
  },
  render: (args) => (
    <main>
      <Careers {...args} />
    </main>
  ),
} satisfies Meta<typeof Careers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open positions by department. */
export const Some: Story = {};

/** No position is open. */
export const None: Story = { args: { positions: [] } };
