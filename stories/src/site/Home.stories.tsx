import { pictureSource } from '@farwend/design-system';
import { Home, exampleLayoutContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** The countries of the featured places. */
const countries = ['Iceland', 'Costa Rica', 'Italy', 'Vietnam', 'Norway', 'Kenya', 'Greece', 'Morocco'].map((name) => {
  const slug = name.toLowerCase().replace(' ', '-');
  return { id: slug, name, slug };
});

const months = [
  { value: '9', label: 'September 2026' },
  { value: '10', label: 'October 2026' },
  { value: '11', label: 'November 2026' },
];

const specialists = [
  {
    name: 'Wanjiru Kamau',
    portrait: { source: { src: '/portraits/lead.acacia.webp', sets: [] }, alt: '' },
    company: 'Acacia Quill',
    href: '/travel-company/acacia-quill',
    base: 'Nairobi',
    facts: [
      { name: 'Speaks', value: 'English, Swahili, French' },
      { name: 'Answers within', value: '6 hours', note: 'in the median of 84 requests, over a year' },
    ],
    opinion: {
      place: 'Laikipia, Kenya',
      text: 'Everybody asks for the Mara in August. Give me Laikipia in December, after the short rains: nobody else at the waterhole, and you may walk.',
    },
  },
  {
    name: 'Haruka Endo',
    portrait: { source: { src: '/portraits/lead.yukiharu.webp', sets: [] }, alt: '' },
    company: 'Yukiharu Path',
    href: '/travel-company/yukiharu-path',
    base: 'Kyoto',
    facts: [{ name: 'Speaks', value: 'Japanese, English' }],
    opinion: {
      place: 'Kyoto, Japan',
      text: 'For blossom, leave the Philosopher’s Path to the cameras and walk the canal at Yamashina. The same trees, and old men who know each by name.',
    },
  },
  {
    name: 'Rosa Quispe',
    portrait: { source: { src: '/portraits/lead.quipu.webp', sets: [] }, alt: '' },
    company: 'Quipu & Cloud',
    href: '/travel-company/quipu-cloud',
    base: null,
    facts: [{ name: 'Speaks', value: 'Spanish, English, Quechua' }],
    opinion: {
      place: 'Machu Picchu, Peru',
      text: 'Take the last entry, not the first. The morning is cloud and elbows; by three the sun is low and the llamas have the terraces back.',
    },
  },
];

const meta = {
  title: 'Site/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: {
    press: exampleLayoutContent.press,
    reviews: { rating: 4.9, count: 2487 },
    isTrade: false,
    phone: exampleLayoutContent.phones.call,
    testimonial: exampleLayoutContent.testimonial,
    isOpen: () => true,
    editorial: {
      month: 'September',
      months,
      countries,
      specialists,
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

/** Agents and team members see a sentence instead of the form and the buttons. */
export const ForTheTrade: Story = { args: { isTrade: true } };

/** The review count failed to load: the badge is missing without a layout shift. */
export const WithoutReviews: Story = { args: { reviews: null } };

/** Editorial content is unavailable: the page works without it. */
export const WithoutEditors: Story = {
  args: { editorial: { month: 'September', months, countries, specialists: [], routes: [], stories: [], guides: [] } },
};

/** A place is typed in the hero: destinations are suggested, and any other words may stay. */
export const TypingAPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Where' }), 'Ic');
    await canvas.findByRole('option', { name: 'Iceland' });
  },
};
