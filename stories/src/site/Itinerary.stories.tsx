import { Itinerary } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { caiqueItinerary } from './editorial.data.ts';

const meta = {
  title: 'Site/Itinerary',
  component: Itinerary,
  parameters: { layout: 'fullscreen' },
  args: caiqueItinerary,
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An itinerary with map, days, price and guide. */
export const Whole: Story = {};

/** Without map, picture and company. */
export const WithoutPictures: Story = {
  args: { picture: null, map: null, company: null, reviewQuotes: [], price: null, priceTable: null },
};

/** Agents and team members see a sentence instead of the buttons. */
export const ForTheTrade: Story = { args: { isTrade: true } };
