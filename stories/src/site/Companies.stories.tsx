import { Companies } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparisonOfCompanies } from './comparison.data.ts';
import { companyList, greekOffices } from './trust.data.ts';

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

/** On maps: one for each destination, with a number for each office. */
export const OnMaps: Story = {
  args: {
    otherView: '/travel-companies',
    destinations: companyList.destinations.slice(0, 1).map((destination) => ({ ...destination, map: greekOffices })),
  },
};

/** Three are ticked: the tray names them. */
export const Ticked: Story = { args: { comparison: comparisonOfCompanies } };

/** Three are ticked on a phone. */
export const TickedOnAPhone: Story = { ...Ticked, globals: { viewport: { value: 'phone' } } };
