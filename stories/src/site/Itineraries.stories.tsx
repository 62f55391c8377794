import { Itineraries } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { itineraryList } from './editorial.data.ts';

const meta = {
  title: 'Site/Itineraries',
  component: Itineraries,
  parameters: { layout: 'fullscreen' },
  args: itineraryList,
} satisfies Meta<typeof Itineraries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The routes of a season. */
export const Some: Story = {};

/** A filter without results. */
export const None: Story = {
  args: {
    total: 0,
    itineraries: [],
    filterValues: { ...itineraryList.filterValues, country: 'GR', month: '1' },
    applied: [
      { label: 'Greece', href: '/itineraries?month=1' },
      { label: 'January', href: '/itineraries?country=GR' },
    ],
  },
};
