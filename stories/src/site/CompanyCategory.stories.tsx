import { CompanyCategory } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { greekOffices, sailingCategory } from './trust.data.ts';

const meta = {
  title: 'Site/Kind of company',
  component: CompanyCategory,
  parameters: { layout: 'fullscreen' },
  args: sailingCategory,
  render: (args) => (
    <main>
      <CompanyCategory {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyCategory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The companies of a category. */
export const Some: Story = {};

/** On a map: a number for each office. */
export const OnAMap: Story = {
  args: {
    otherView: '/travel-companies/under-sail',
    map: greekOffices,
  },
};

/** No company stands here. */
export const None: Story = { args: { companies: [], otherView: null, body: [] } };
