import type {
  CategoryProps,
  GuideProps,
  LandingProps,
  LetterProps,
  LettersProps,
  NewsProps,
  ReviewsProps,
  TextViewProps,
} from '@farwend/site/views';
import { caiqueItinerary, islandsArticle } from './editorial.data.ts';

const { picture, blocks, tableOfContents, author, faq, tours, reviewQuotes, related, nearby } = islandsArticle;
const crumbs = (label: string, href: string) => [
  { label: 'Home', href: '/' },
  { label, href },
];

/** A complete guide page. */
export const greeceGuide: GuideProps = {
  crumbs: crumbs('Greece', '/guides/greece'),
  kind: 'Guide',
  contentCountry: 'GR',
  title: 'Greece',
  summary: 'Two hundred islands with people on them, and a ferry to nearly all. May and late September are the months for walking.',
  picture,
  facts: [
    { name: 'At its best', value: 'May, June, September' },
    { name: 'Stay', value: '7 to 14 nights' },
    { name: 'Spoken', value: 'Greek' },
  ],
  year: [],
  author,
  lines: ['27 April 2026'],
  blocks,
  tableOfContents,
  highlights: [
    { title: 'The kalderimia of Amorgos', text: 'Mule paths from the spine of the island to the sea, two hours each.', picture },
    { title: 'Naxos in the hills', text: 'Marble villages where the cheese is made in the evening.', picture: null },
  ],
  practical: [
    { name: 'Getting there', value: 'By air to Athens, then by boat from Piraeus, 3 h 30 min to Naxos.' },
    { name: 'Money', value: 'EUR' },
  ],
  checked: 'Travel advice read on 1 November 2026',
  faq,
  tours,
  reviewQuotes,
  related,
  nearby,
  isTrade: false,
};

/** A complete landing page. */
export const cycladesLandingPage: LandingProps = {
  crumbs: crumbs('The Cyclades by boat', '/cyclades-by-boat'),
  region: 'A place',
  title: 'The Cyclades by boat',
  summary: 'From Naxos to Amorgos in a week, under sail when the wind allows it.',
  variant: 'PHOTO',
  picture,
  product: null,
  blocks: blocks.slice(0, 1),
  tours,
  companies: [{ title: 'Kyklos & Olive', href: '/travel-company/kyklos-and-olive', text: caiqueItinerary.company?.text ?? '' }],
  faq,
  callLabel: 'Ask for a route',
  reviewQuotes,
  related,
  nearby,
  isTrade: false,
};

/** A category of landing pages. */
export const seasonsCategory: CategoryProps = {
  crumbs: crumbs('Seasons', '/seasons'),
  title: 'Seasons',
  summary: 'Where to be when: twelve months, and what each is good for.',
  layout: 'LIST',
  picture,
  blocks: [],
  pages: tours,
  related,
  isTrade: false,
};

/** A page of text. */
export const promisesPage: TextViewProps = {
  crumbs: crumbs('Our promises', '/our-promises'),
  template: 'SIMPLE',
  title: 'Our promises',
  summary: 'Seven sentences we can be held to.',
  picture,
  inForceSince: null,
  blocks,
  tableOfContents,
  related: [],
  people: [],
  isTrade: false,
};

/** The list of letters. */
export const letterList: LettersProps = {
  isTrade: false,
  page: 1,
  pages: 2,
  letters: [
    {
      title: 'The hour before the boats',
      href: '/letters/the-hour-before-the-boats/',
      day: '19 November 2026',
      text: 'Miyajima belongs to the deer until the first ferry. How to be there with them, and why to ask for the tide.',
      picture,
    },
    {
      title: 'Poplars by the milky lake',
      href: '/letters/poplars-by-the-milky-lake/',
      day: '12 November 2026',
      text: 'April in the middle of New Zealand’s South Island: gold trees, and room on the road.',
      picture,
    },
    {
      title: 'A wall you may take down',
      href: '/letters/a-wall-you-may-take-down/',
      day: '5 November 2026',
      text: 'The fields of the Aran Islands have no gates. What they have instead.',
      picture: null,
    },
  ],
};

/** A letter with those before and after it. */
export const caiqueLetter: LetterProps = {
  crumbs: [...crumbs('Letters', '/letters'), { label: 'Eight days on a caique', href: '/letters/eight-days-on-a-caique/' }],
  title: 'Eight days on a caique',
  summary: 'Naxos to Amorgos under sail, when the wind allows it.',
  day: '29 October 2026',
  picture,
  author,
  blocks: blocks.slice(0, 3),
  newer: { title: 'A wall you may take down', href: '/letters/a-wall-you-may-take-down/', day: '5 November 2026' },
  older: { title: 'A hundred oars', href: '/letters/a-hundred-oars/', day: '22 October 2026' },
  isTrade: false,
};

/** Press mentions. */
export const news: NewsProps = {
  items: [
    {
      id: '1',
      source: 'The Harrow Ledger',
      headline: 'The planners who have slept in the beds',
      quote: 'They told us to leave out the second lake. They were right.',
      href: 'https://ledger.example/planners',
      publishedOn: '2026-09-12',
    },
    {
      id: '2',
      source: 'Compass & Quill',
      headline: 'A route drawn by hand',
      quote: 'Eleven days, four boats, not one queue.',
      href: 'https://compass.example/route',
      publishedOn: '2026-05-03',
    },
  ],
  shown: 2,
  total: 14,
  newerHref: null,
  moreHref: '/news?page=2',
  onMore: async () => {},
};

/** A review with a reply. */
export const octopusReview: ReviewsProps['reviews'][number] = {
  id: '1',
  title: 'Two weeks in Greece',
  body: 'Our skipper put us in at coves that have no names. In the evening he knew which taverna had octopus.',
  rating: 100,
  authorName: 'Takeshi H.',
  authorPlace: 'Seattle',
  places: ['Greece'],
  partyType: 'COUPLE',
  travelledFrom: '2026-06-02',
  reviewedAt: '2026-07-01T08:00:00.000Z',
  companyName: 'Kyklos & Olive',
  companySlug: 'kyklos-and-olive',
  verified: true,
  helpfulCount: 12,
  reply: { body: 'The octopus sends its regards.', at: '2026-07-03T08:00:00.000Z' },
  reward: null,
};

/** A review of three stars. */
export const ferryReview: ReviewsProps['reviews'][number] = {
  id: '2',
  title: 'One ferry too many',
  body: 'Four boats in eleven days was one more than my mother would have chosen. Everything else was as drawn.',
  rating: 60,
  authorName: 'Ingrid S.',
  authorPlace: null,
  places: ['Greece'],
  partyType: 'FAMILY',
  travelledFrom: null,
  reviewedAt: '2026-05-19T08:00:00.000Z',
  companyName: 'Kyklos & Olive',
  companySlug: null,
  verified: false,
  helpfulCount: 0,
  reply: null,
  reward: null,
};

/** A list of two reviews. */
export const reviewList: ReviewsProps = {
  query: { rating: null, sort: 'relevance', searchText: '', place: '', company: '', page: 1 },
  scope: { places: [{ slug: 'greece', id: 'greece', name: 'Greece' }], company: null },
  reviews: [octopusReview, ferryReview],
  result: { start: 0, offset: 2, total: 94 },
  counts: { ratingsAggregation: { 20: 0, 40: 1, 60: 4, 80: 12, 100: 77 }, total: 94 },
  loading: false,
  error: null,
  votes: { getVotes: ({ helpfulCount }) => ({ pressed: false, count: helpfulCount }), vote: async () => {} },
  moreHref: '/reviews?page=2',
  onChoose: () => {},
  onMore: async () => {},
  onRetry: () => {},
};
