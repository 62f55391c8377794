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

/** Nothing in the chosen month: the nearest months lead on. */
export const None: Story = {
  args: {
    total: 0,
    itineraries: [],
    params: { ...itineraryList.params, country: 'GR', month: '1' },
    applied: [
      { label: 'Greece', href: '/itineraries?month=1' },
      { label: 'January', href: '/itineraries?country=GR' },
    ],
    alternatives: {
      asked: 'Greece in January',
      kind: 'month',
      items: [
        { label: 'October', count: 1, href: '/itineraries?country=GR&month=10' },
        { label: 'May', count: 1, href: '/itineraries?country=GR&month=5' },
      ],
    },
  },
};

/** Nothing of any month fits: one answer has to go. */
export const NoneInAnyMonth: Story = {
  args: {
    total: 0,
    itineraries: [],
    params: { ...itineraryList.params, country: 'GR', nights: 'from-15' },
    applied: [
      { label: 'Greece', href: '/itineraries?nights=from-15' },
      { label: '15 nights and more', href: '/itineraries?country=GR' },
    ],
    alternatives: {
      asked: 'Greece, 15 nights and more',
      kind: 'without',
      items: [
        { label: 'Greece', count: 4, href: '/itineraries?nights=from-15' },
        { label: '15 nights and more', count: 1, href: '/itineraries?country=GR' },
      ],
    },
  },
};
