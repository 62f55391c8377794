import { Companies } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { companyList } from './trust.data.ts';

const meta = {
  title: 'Site/Travel companies',
  component: Companies,
  parameters: { layout: 'fullscreen' },
  args: companyList,
  render: (args) => (
    <main>
      <Companies {...args} />
    </main>
  ),
} satisfies Meta<typeof Companies>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The companies by destination; one has neither picture nor reviews yet. */
export const ByDestination: Story = {};
