import { Itineraries } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from './editorial.data.ts';

const meta = {
  title: 'Site/Itineraries',
  component: Itineraries,
  parameters: { layout: 'fullscreen' },
  args: routes,
} satisfies Meta<typeof Itineraries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The routes of a season. */
export const Some: Story = {};

/** Narrowed to what nobody has drawn yet. */
export const None: Story = {
  args: {
    total: 0,
    journeys: [],
    answers: { ...routes.answers, country: 'GR', month: '1' },
    applied: [
      { label: 'Greece', href: '/itineraries?month=1' },
      { label: 'January', href: '/itineraries?country=GR' },
    ],
  },
};
