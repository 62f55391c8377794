import { Companies } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparisonOfCompanies } from './comparison.data.ts';
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

/** The companies by destination; one has neither people nor reviews yet. */
export const ByDestination: Story = {};

/** Three are ticked: the tray names them. */
export const Ticked: Story = { args: { comparison: comparisonOfCompanies } };

/** Three are ticked on a phone. */
export const TickedOnAPhone: Story = { ...Ticked, globals: { viewport: { value: 'phone' } } };
