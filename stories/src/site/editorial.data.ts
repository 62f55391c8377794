import { pictureSource } from '@farwend/design-system';
import { aegean, aegeanNames } from '../docs/routes.ts';
import type { ArticleProps, ItinerariesProps, ItineraryProps } from '@farwend/site/views';
import { noComparison } from './comparison.data.ts';

const coast = { source: pictureSource('coast'), alt: 'Headlands of Amorgos step into the Aegean in the late afternoon.', focus: '58% 60%' };

/** A complete itinerary page. */
export const caiqueItinerary: ItineraryProps = {
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Itineraries', href: '/itineraries' },
    { label: 'The Small Cyclades by caique', href: '/itineraries/small-cyclades-by-caique' },
  ],
  id: '018f0000-0000-7000-8000-000000000000',
  region: 'Greece',
  contentCountry: 'GR',
  title: 'The Small Cyclades by caique',
  summary: 'Seven nights between Naxos and Amorgos with a captain who knows which taverna has octopus today.',
  picture: coast,
  map: {
    places: [
      { name: 'Naxos', lat: 37.1, lng: 25.37, note: 'Day 1', href: '#day-1', id: 'stop-1', days: [1] },
      { name: 'Iraklia', lat: 36.84, lng: 25.46, note: 'Day 2', href: '#day-2', id: 'stop-2', days: [2] },
      { name: 'Amorgos', lat: 36.83, lng: 25.9, note: 'Day 4', id: 'stop-3', days: [4] },
    ],
    legs: [
      {
        mode: 'boat',
        points: [
          { lat: 37.1, lng: 25.37 },
          { lat: 36.84, lng: 25.46 },
        ],
        label: '1 h 30 min',
        days: [2],
      },
    ],
    features: [...aegeanNames],
    around: [],
    land: [...aegean],
  },
  stopNames: ['Naxos', 'Iraklia', 'Amorgos'],
  facts: [
    { name: 'Length', value: '7 nights' },
    { name: 'Price', value: 'from $4,600', note: 'a person, two sharing' },
  ],
  price: { amount: '$4,600 to $6,900', basis: 'a person, two sharing', note: null, checked: 'Checked on 1 November 2026' },
  priceTable: {
    lines: [
      { name: 'Stays', amount: '$2,310' },
      { name: 'Transport', amount: '$1,240' },
      { name: 'Guides', amount: '$410' },
      { name: 'Park and entrance fees', amount: '$230' },
      { name: 'Planning, and care on the way', amount: '$410' },
    ],
    basis: 'From, a person, two sharing',
    total: '$4,600',
  },
  details: [{ name: 'Pace', value: 'Unhurried' }],
  bestMonths: [5, 6, 9, 10],
  monthReasons: [],
  blocks: [],
  days: [
    {
      day: 1,
      title: 'The fast boat to Naxos',
      blocks: [{ id: 'day-1-b1', type: 'paragraph', content: [{ text: 'Marble villages in the afternoon, cheese in the evening.' }] }],
      map: null,
      stop: { id: 'stop-1', name: 'Naxos' },
      stay: {
        house: 'Kastro Wall House, Naxos',
        details: 'Hotel, 14 beds',
        reason: 'Built into the Venetian wall, five minutes above the quay.',
      },
      meals: 'Breakfast',
      transfers: ['By boat, Piraeus to Naxos, 3 h 30 min'],
      activities: ['A walk to Apeiranthos, 3 h, if you like'],
    },
    {
      day: 2,
      title: 'Captain Stratos',
      blocks: [],
      stay: {
        house: 'Captain’s House, Iraklia',
        details: 'Villa, 8 beds',
        reason: 'It belongs to Stratos’s sister, who cooks what he catches.',
      },
      transfers: ['By boat, Naxos to Iraklia, 1 h 30 min'],
      stop: { id: 'stop-2', name: 'Iraklia' },
      map: {
        places: [
          { name: 'Naxos', lat: 37.1, lng: 25.37 },
          { name: 'Iraklia', lat: 36.84, lng: 25.46 },
        ],
        legs: [
          {
            mode: 'boat',
            points: [
              { lat: 37.1, lng: 25.37 },
              { lat: 36.84, lng: 25.46 },
            ],
            label: '1 h 30 min',
          },
        ],
        land: [...aegean],
      },
      activities: [],
    },
  ],
  included: ['All nights as described', 'Breakfast every day'],
  excluded: ['International flights'],
  company: {
    name: 'Kyklos & Olive',
    href: '/travel-company/kyklos-and-olive',
    text: 'They own a caique, half of a taverna and a great deal of patience with the wind.',
    rating: { stars: 4.9, count: 94 },
  },
  reviewQuotes: [
    {
      href: '/reviews/1',
      title: 'Two weeks in Greece',
      text: '“Our skipper put us in at coves that have no names.”',
      stars: 5,
      by: 'Takeshi H., Seattle',
      journey: 'Made this journey',
    },
  ],
  related: [],
  nearby: [],
  isTrade: false,
};

/** A list of one itinerary. */
export const itineraryList: ItinerariesProps = {
  params: { country: '', theme: '', month: '', nights: '', price: '', sort: '', view: '' },
  filters: [
    { name: 'country', label: 'Country', anyText: 'Anywhere', value: '', options: [{ value: 'GR', label: 'Greece (1)' }] },
    { name: 'sort', label: 'Order', anyText: 'In season first', value: '', options: [{ value: 'price', label: 'Lowest price first' }] },
  ],
  applied: [],
  alternatives: null,
  order: 'those in season first',
  isSorted: false,
  otherView: null,
  map: null,
  total: 1,
  page: 1,
  pages: 1,
  itineraries: [
    {
      slug: 'small-cyclades-by-caique',
      title: caiqueItinerary.title,
      href: '/itineraries/small-cyclades-by-caique',
      region: 'Greece',
      text: caiqueItinerary.summary,
      picture: { ...coast, alt: '' },
      nights: '7 nights',
      price: 'from $4,600 a person',
      pace: 'Unhurried',
      months: [5, 6, 9, 10],
      season: 'May to June, September to October',
      planner: { company: 'Kyklos & Olive', href: '/travel-company/kyklos-and-olive', person: { name: 'Eleni Vasilaki', portrait: null } },
    },
  ],
  isTrade: false,
  comparison: noComparison,
  onFilter: () => undefined,
};

/** A complete article page. */
export const islandsArticle: ArticleProps = {
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Articles', href: '/articles' },
    { label: 'Ten quiet islands', href: '/articles/ten-quiet-islands' },
  ],
  region: 'Inspiration, Greece',
  contentCountry: 'GR',
  title: 'Ten quiet islands',
  summary: 'Ten islands where the last ferry leaves before dinner, and why that is the moment to arrive.',
  picture: coast,
  map: null,
  author: { name: 'Freya Dunmore', work: 'Writer' },
  lines: ['27 April 2026', '6 minutes to read'],
  blocks: [
    {
      id: 'b1',
      type: 'paragraph',
      content: [
        { text: 'An island is quiet when its last ferry leaves before dinner. The cafés turn their chairs round to face the harbour.' },
      ],
    },
    { id: 'b2', type: 'heading', level: 2, text: 'The ones with a single road' },
    { id: 'b3', type: 'paragraph', content: [{ text: 'Amorgos has one road along its spine and a monastery pinned to a cliff.' }] },
    { id: 'b4', type: 'heading', level: 2, text: 'How to keep them quiet' },
    {
      id: 'b5',
      type: 'list',
      items: [[{ text: 'Stay two nights more than seems reasonable.' }], [{ text: 'Learn the timetable of the ferry, then forget it.' }]],
    },
  ],
  tableOfContents: [
    { id: 'b2', label: 'The ones with a single road' },
    { id: 'b4', label: 'How to keep them quiet' },
  ],
  faq: [{ question: 'Do the ferries run in winter?', answer: 'Most do, three times a week instead of daily.' }],
  sources: [],
  tours: [
    {
      title: caiqueItinerary.title,
      href: '/itineraries/small-cyclades-by-caique',
      text: caiqueItinerary.summary,
      facts: '7 nights',
      picture: { ...coast, alt: '' },
    },
  ],
  related: [{ title: 'Greece', href: '/guides/greece', region: 'Guide', picture: { ...coast, alt: '' } }],
  reviewQuotes: caiqueItinerary.reviewQuotes.map(({ journey: _, ...quote }) => quote),
  nearby: [{ title: 'Guides nearby', links: [{ label: 'Greece', href: '/guides/greece' }] }],
  isTrade: false,
};
