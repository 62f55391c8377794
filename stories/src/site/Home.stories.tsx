import { pictureSource } from '@farwend/design-system';
import { Home, defaultLayoutContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: {
    press: defaultLayoutContent.press,
    reviews: { rating: 4.9, count: 2487 },
    isTrade: false,
    phone: defaultLayoutContent.phones.call,
    editorial: {
      month: 'September',
      routes: [
        {
          title: 'The Small Cyclades by caique',
          href: '/itineraries/small-cyclades-by-caique',
          text: 'Seven nights between Naxos and Amorgos with a captain who knows which taverna has octopus today.',
          facts: '7 nights, from $4,600 a person',
          picture: { source: pictureSource('coast'), alt: '' },
        },
      ],
      stories: [
        {
          title: 'Ten quiet islands',
          href: '/articles/ten-quiet-islands',
          region: 'Inspiration, Greece',
          text: 'Ten islands where the last ferry leaves before dinner, and why that is the moment to arrive.',
          minutes: '6 minutes',
        },
      ],
      guides: [{ title: 'Greece', href: '/guides/greece' }],
    },
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a traveller or a visitor sees it. */
export const ForTravelers: Story = {};

/** Agents and team members see a sentence instead of the trip-request buttons. */
export const ForTheTrade: Story = { args: { isTrade: true } };

/** The review count failed to load: the badge is missing without a layout shift. */
export const WithoutReviews: Story = { args: { reviews: null } };

/** Editorial content is unavailable: the page works without it. */
export const WithoutEditors: Story = { args: { editorial: { month: 'September', routes: [], stories: [], guides: [] } } };
