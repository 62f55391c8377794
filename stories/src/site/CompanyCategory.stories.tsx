import { CompanyCategory } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sailingCategory } from './trust.data.ts';

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
    map: {
      places: [
        { name: 'Kyklos & Olive', href: '/travel-company/kyklos-and-olive', note: 'Naxos, Greece; plans in Greece', lat: 37.1, lng: 25.37 },
        { name: 'Meltemi Days', href: '/travel-company/meltemi-days', note: 'Athens, Greece; plans in Greece', lat: 37.98, lng: 23.73 },
      ],
      format: 'landscape',
      land: [{ west: 19.9, south: 19.9, size: 20.2, src: '/maps/ground_20_20_20.svg#ground' }],
      features: [],
      around: [],
    },
  },
};

/** No company stands here. */
export const None: Story = { args: { companies: [], otherView: null, body: [] } };
