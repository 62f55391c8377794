import { Home } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: { reviews: { rating: 4.9, count: 2487 }, isTrade: false },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a traveller or a visitor sees it. */
export const ForTravelers: Story = {};

/** Agents and team members read a sentence in place of the trip-request buttons. */
export const ForTheTrade: Story = { args: { isTrade: true } };

/** The reviews could not be counted: the badge is not there, and nothing moves. */
export const WithoutReviews: Story = { args: { reviews: null } };
