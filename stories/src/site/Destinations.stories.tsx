import { Destinations } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atlas } from './lists.data.ts';

const meta = {
  title: 'Site/Destinations',
  component: Destinations,
  parameters: { layout: 'fullscreen' },
  args: { ...atlas, isTrade: false },
  render: (args) => (
    <main>
      <Destinations {...args} />
    </main>
  ),
} satisfies Meta<typeof Destinations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The world map of a month, and the index; one country has no guide yet. */
export const Whole: Story = {};
