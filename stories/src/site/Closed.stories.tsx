import { ClosedView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Closed pages',
  component: ClosedView,
  parameters: { layout: 'fullscreen' },
  args: { path: '/guides/', content: 'guide', isTeam: false, isTrade: false },
  render: (args) => (
    <main>
      <ClosedView {...args} />
    </main>
  ),
} satisfies Meta<typeof ClosedView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fixed page that has nothing to show yet. */
export const ForVisitors: Story = {};

/** The team also sees what is missing and how to add it. */
export const ForTheTeam: Story = { args: { isTeam: true, isTrade: true } };
