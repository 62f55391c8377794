import { Career } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { careCareer } from './trust.data.ts';

const meta = {
  title: 'Site/Career',
  component: Career,
  parameters: { layout: 'fullscreen' },
  args: careCareer,
  render: (args) => (
    <main>
      <Career {...args} />
    </main>
  ),
} satisfies Meta<typeof Career>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A position with its terms and how to apply. */
export const Whole: Story = {};

/** A position without pay, last day and an address to apply to. */
export const Bare: Story = {
  args: { salary: null, closesAt: null, applyHref: null, requirements: [], benefits: [] },
};
