import { Article } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aegean, cyclades } from '../docs/routes.ts';
import { islandsArticle } from './editorial.data.ts';

const meta = {
  title: 'Site/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: islandsArticle,
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its parts, its questions and the routes that go there. */
export const Whole: Story = {};

/** Where no picture fits, it begins with the map of its places, and so does a card below it. */
export const WithMap: Story = {
  args: {
    picture: null,
    map: { places: cyclades, format: 'landscape', land: [...aegean], features: [], around: [] },
    related: [
      {
        title: 'Four islands by caïque',
        href: '/itineraries/four-islands',
        region: 'Itinerary',
        map: { places: cyclades, land: aegean, route: true },
      },
    ],
  },
};

/** The minimum of an article: title and text. */
export const TextAlone: Story = {
  args: { picture: null, author: null, tableOfContents: [], faq: [], tours: [], related: [], reviewQuotes: [], nearby: [] },
};
