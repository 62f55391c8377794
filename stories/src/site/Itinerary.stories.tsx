import { Itinerary } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { caique } from './editorial.data.ts';

const meta = {
  title: 'Site/Itinerary',
  component: Itinerary,
  parameters: { layout: 'fullscreen' },
  args: caique,
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A journey with its sheet, its days, its price and who leads it. */
export const Whole: Story = {};

/** Nobody has drawn the sheet or the picture yet, and no company is named. */
export const WithoutPictures: Story = { args: { picture: null, map: null, company: null, voices: [], price: null } };

/** Agents and team members read a sentence in place of the buttons. */
export const ForTheTrade: Story = { args: { isTrade: true } };
