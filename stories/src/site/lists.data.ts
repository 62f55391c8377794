import { pictureSource } from '@farwend/design-system';
import { drawRegionSheet, drawWorldSheet, type ArticlesProps, type DestinationsProps, type GuidesProps } from '@farwend/site/views';
import { kenya } from '../docs/routes.ts';
import { islandsArticle } from './editorial.data.ts';

const picture = (name: Parameters<typeof pictureSource>[0], focus = '50% 50%') => ({ source: pictureSource(name), alt: '', focus });

/** The first page of the journal. */
export const journal: ArticlesProps = {
  isTrade: false,
  filterValues: { category: '', country: '', theme: '' },
  sections: [
    { label: 'All', href: '/articles', isCurrent: true },
    { label: 'Inspiration', href: '/articles?category=INSPIRATION', isCurrent: false },
    { label: 'Field notes', href: '/articles?category=FIELD_NOTES', isCurrent: false },
  ],
  filters: [
    { name: 'country', label: 'Country', anyText: 'Anywhere', value: '', options: [{ value: 'GR', label: 'Greece' }] },
    { name: 'theme', label: 'About', anyText: 'Anything', value: '', options: [{ value: 'SAFARI', label: 'Safari' }] },
  ],
  applied: [],
  total: 27,
  page: 1,
  pages: 3,
  articles: [
    {
      title: islandsArticle.title,
      href: '/articles/ten-quiet-islands',
      region: 'Inspiration, Greece',
      text: islandsArticle.summary,
      facts: '27 April 2026, 6 min',
      picture: picture('coast', '58% 60%'),
      map: null,
    },
    {
      title: 'What the Mara eats in June',
      href: '/articles/what-the-mara-eats',
      region: 'Field notes, Kenya',
      text: 'Grass, mostly, and whoever eats it. A month before the herds there is time to look at the rest.',
      facts: '12 March 2026, 6 min',
      picture: picture('savanna'),
      map: null,
    },
    {
      title: 'The night train to Mombasa',
      href: '/articles/night-train',
      region: 'On the way, Kenya',
      text: 'Eight berths were left on a Tuesday in February. Take the upper one: the fan reaches it.',
      facts: '3 February 2026, 4 min',
      picture: null,
      map: { places: [{ name: 'Mombasa', lat: -4.06, lng: 39.67 }], land: kenya, route: false },
    },
    {
      title: 'A harbour without a crane',
      href: '/articles/harbour-without-a-crane',
      region: 'Field notes, Norway',
      text: 'At Utne the mail came by hand until 2025. The people who carried it still meet at four.',
      facts: '9 January 2026, 5 min',
      picture: picture('fjord'),
      map: null,
    },
  ],
};

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const counts = [1, 1, 1, 2, 3, 3, 2, 2, 3, 2, 0, 1];

/** The guides of the whole year. */
export const guideList: GuidesProps = {
  isTrade: false,
  month: null,
  monthName: null,
  months: monthNames.map((label, index) => ({
    label,
    short: label.slice(0, 3),
    href: `/guides?month=${index + 1}`,
    isCurrent: false,
    count: counts[index] ?? 0,
  })),
  sections: [
    {
      name: 'Africa',
      guides: [
        {
          title: 'Kenya',
          href: '/guides/kenya',
          text: 'Two migrations, one of animals and one of clouds. July belongs to the first, April to the second.',
          months: [6, 7, 8, 9],
          facts: 'June to September; 8 to 14 nights',
          picture: picture('savanna'),
        },
      ],
    },
    {
      name: 'Europe',
      guides: [
        {
          title: 'Greece',
          href: '/guides/greece',
          text: 'Two hundred islands with people on them, and a ferry to nearly all.',
          months: [5, 6, 9],
          facts: 'May, June, September; 7 to 14 nights',
          picture: picture('coast', '58% 60%'),
        },
        {
          title: 'Norway',
          href: '/guides/norway',
          text: 'The fjords are roads that freeze only at their ends. Go when the orchards flower.',
          months: [5, 6],
          facts: 'May to June; 8 nights',
          picture: picture('fjord'),
        },
      ],
    },
  ],
  others: [
    {
      title: 'Autumn, in six weeks',
      href: '/guides/autumn',
      text: 'Following the colour south, from the first birch to the last maple.',
      months: [9, 10],
      facts: 'September to October',
      picture: picture('alps'),
    },
  ],
};

/** Extent of the world map in degrees. */
const countries = [
  { name: 'Greece', slug: 'greece', code: 'GR', lat: 39, lng: 22, season: 'best' as const },
  { name: 'Italy', slug: 'italy', code: 'IT', lat: 42.8, lng: 12.5, season: 'good' as const },
  { name: 'Norway', slug: 'norway', code: 'NO', lat: 61, lng: 9, season: null },
  { name: 'Kenya', slug: 'kenya', code: 'KE', lat: 0.5, lng: 37.9, season: 'good' as const },
  { name: 'Japan', slug: 'japan', code: 'JP', lat: 36, lng: 138, season: 'best' as const },
  { name: 'New Zealand', slug: 'new-zealand', code: 'NZ', lat: -41, lng: 174, season: null },
];

/** The atlas in May. */
export const atlas: Omit<DestinationsProps, 'isTrade'> = {
  month: 5,
  sheet: drawWorldSheet(countries),
  regions: [
    drawRegionSheet('Africa', countries.slice(3, 4)),
    drawRegionSheet('Asia and the Pacific', countries.slice(4)),
    drawRegionSheet('Europe', countries.slice(0, 3)),
  ],
  sections: [
    {
      name: 'Africa',
      places: [
        {
          slug: 'kenya',
          name: 'Kenya',
          guide: '/guides/kenya',
          text: 'Two migrations, one of animals and one of clouds.',
          months: [6, 7, 8, 9],
          season: 'June to September',
          routes: { href: '/itineraries?country=KE', text: '4 routes, from $5,200' },
          picture: picture('savanna'),
          position: { lat: 0.5, lng: 37.9 },
        },
      ],
    },
    {
      name: 'Europe',
      places: [
        {
          slug: 'greece',
          name: 'Greece',
          guide: '/guides/greece',
          text: 'Two hundred islands with people on them, and a ferry to nearly all.',
          months: [5, 6, 9],
          season: 'May, June, September',
          routes: { href: '/itineraries?country=GR', text: 'One route, from $4,600' },
          picture: picture('coast', '58% 60%'),
          position: { lat: 39, lng: 22 },
        },
      ],
    },
    {
      name: 'Oceania',
      places: [
        {
          slug: 'new-zealand',
          name: 'New Zealand',
          guide: null,
          text: 'Planned from Nelson. Its guide is being written.',
          months: [],
          season: '',
          routes: null,
          picture: null,
          position: { lat: -41, lng: 174 },
        },
      ],
    },
  ],
};
