import { pictureSource } from '@farwend/design-system';
import { kenya } from '../docs/routes.ts';
import type { ComparedValue, Comparison, SideBySideProps } from '@farwend/site/views';

const nobody = () => undefined;

/** Nothing is chosen yet. */
export const noComparison: Comparison = { choices: [], message: '', choose: nobody, clear: nobody };

/** Two of three are chosen, one of them on another page of the list. */
export const comparisonOfRoutes: Comparison = {
  ...noComparison,
  choices: [
    { id: 'mara-and-laikipia', title: 'Between the Mara and Laikipia' },
    { id: 'small-cyclades-by-caique', title: 'The Small Cyclades, by caique' },
  ],
};

/** Three companies are chosen. */
export const comparisonOfCompanies: Comparison = {
  ...noComparison,
  choices: [
    { id: 'kyklos-and-olive', title: 'Kyklos & Olive' },
    { id: 'saltgrove-atlantic', title: 'Saltgrove Atlantic' },
    { id: 'acacia-quill', title: 'Acacia Quill' },
  ],
};

interface Column {
  title: string;
  slug: string;
  picture: string;
  values: readonly (string | ComparedValue)[];
}

const portrait = (name: string) => ({ source: { src: `/portraits/${name}.webp`, sets: [] }, alt: '' });
const routes: readonly Column[] = [
  {
    title: 'Between the Mara and Laikipia',
    slug: 'mara-and-laikipia',
    picture: 'savanna',
    values: [
      {
        text: 'Nairobi, Maasai Mara, Laikipia',
        map: {
          label: 'Map of the route: Nairobi, Maasai Mara, Laikipia',
          places: [
            { name: 'Nairobi', lat: -1.29, lng: 36.82 },
            { name: 'Maasai Mara', lat: -1.49, lng: 35.14 },
            { name: 'Laikipia', lat: 0.4, lng: 36.9 },
          ],
          legs: [
            { mode: 'air', points: [{ lat: -1.29, lng: 36.82 }, { lat: -1.49, lng: 35.14 }] }, // prettier-ignore
            { mode: 'air', points: [{ lat: -1.49, lng: 35.14 }, { lat: 0.4, lng: 36.9 }] }, // prettier-ignore
          ],
          land: [...kenya],
        },
      },
      'Kenya',
      '8 nights',
      'from $9,800',
      'from $1,225',
      { text: 'June to September', months: [6, 7, 8, 9] },
      'Steady',
      '6 h by car, 2 h by plane',
      'Camp 5, Lodge 3',
      'From 8 years',
      { text: 'Wanjiru Ndegwa, Acacia Quill', faces: [portrait('lead.acacia')] },
    ],
  },
  {
    title: 'From Samburu to the sea at Lamu',
    slug: 'samburu-to-lamu',
    picture: 'coast',
    values: [
      {
        text: 'Samburu, Lamu',
        map: {
          label: 'Map of the route: Samburu, Lamu',
          places: [
            { name: 'Samburu', lat: 0.6, lng: 37.53 },
            { name: 'Lamu', lat: -2.27, lng: 40.9 },
          ],
          legs: [{ mode: 'air', points: [{ lat: 0.6, lng: 37.53 }, { lat: -2.27, lng: 40.9 }] }], // prettier-ignore
          land: [...kenya],
        },
      },
      'Kenya',
      '10 nights',
      'from $8,900',
      'from $890',
      { text: 'January to March, July to October', months: [1, 2, 3, 7, 8, 9, 10] },
      'Steady',
      '5 h by car, 3 h 30 min by plane',
      'Lodge 6, Villa 4',
      'From 8 years',
      { text: 'Wanjiru Ndegwa, Acacia Quill', faces: [portrait('lead.acacia')] },
    ],
  },
  {
    title: 'The old road to Kyoto',
    slug: 'the-old-road-to-kyoto',
    picture: 'alps',
    values: [
      'Not said',
      'Japan',
      '9 nights',
      'from $6,700',
      'from $744',
      { text: 'March to May, October to November', months: [3, 4, 5, 10, 11] },
      'Something every day',
      '4 h by train, 14 h on foot',
      'Ryokan 6, Hotel 3',
      'From 12 years',
      { text: 'Keiko Arai, Tsuru & Lantern', faces: [portrait('keiko.arai')] },
    ],
  },
];
const routeRows = [
  'The way',
  'Where',
  'Length',
  'Price a person',
  'A night',
  'At its best',
  'Pace',
  'On the way',
  'Nights by bed',
  'Children',
  'Planned by',
];

const spread = (name: string, counts: readonly number[]) => ({
  label: `Reviews of ${name} by rating`,
  rows: counts.map((count, index) => ({ value: String(5 - index), label: index === 4 ? '1 star' : `${5 - index} stars`, count })),
});

const companies: readonly Column[] = [
  {
    title: 'Kyklos & Olive',
    slug: 'kyklos-and-olive',
    picture: 'coast',
    values: [
      { text: 'Eleni Vasilaki and Nikos Vassilakis', faces: [portrait('lead.kyklos'), portrait('nikos.vassilakis')] },
      'Naxos, Greece',
      'Greece',
      'Beach, Small ships, Food and wine',
      'from $420',
      '9 hours, in the median of 46 requests over a year',
      { text: '4.7 of 5, over 94 reviews', spread: spread('Kyklos & Olive', [77, 12, 4, 1, 0]) },
      '212, by its own count until 31 December 2024, since then booked with us',
      'Greek and English',
    ],
  },
  {
    title: 'Saltgrove Atlantic',
    slug: 'saltgrove-atlantic',
    picture: 'fjord',
    values: [
      { text: 'Inês Salgado', faces: [portrait('lead.saltgrove')] },
      'Porto, Portugal',
      'Portugal',
      'Food and wine, Rail journeys',
      'from $390',
      'Not said',
      { text: 'Not reviewed yet' },
      '18',
      'Portuguese and English',
    ],
  },
  {
    title: 'Acacia Quill',
    slug: 'acacia-quill',
    picture: 'savanna',
    values: [
      { text: 'Wanjiru Kamau and Peter Lesiyampe', faces: [portrait('lead.acacia'), portrait('peter.lesiyampe')] },
      'Nairobi, Kenya',
      'Kenya and Tanzania',
      'Safari, Families, Honeymoons',
      'from $700',
      '5 hours, in the median of 61 requests over a year',
      { text: '4.9 of 5, over 140 reviews', spread: spread('Acacia Quill', [128, 9, 2, 1, 0]) },
      '320, by its own count until 31 December 2024, since then booked with us',
      'English and Swahili',
    ],
  },
];
const companyRows = ['Who answers', 'Office', 'Plans in', 'Known for', 'A night', 'Answers within', 'Rated', 'Journeys', 'Speaks'];

function compareRoutes(count: number): SideBySideProps {
  const compared = routes.slice(0, count);
  return {
    ...buildTable(compared, routeRows),
    kind: 'itineraries',
    items: compared.map(({ title, slug, picture }) => ({
      title,
      href: `/itineraries/${slug}`,
      picture: { source: pictureSource(picture), alt: '' },
      action: { label: 'Start from this itinerary', href: `/trip-request?itinerary=${slug}` },
    })),
  };
}

function compareCompanies(count: number): SideBySideProps {
  const compared = companies.slice(0, count);
  return {
    ...buildTable(compared, companyRows),
    kind: 'companies',
    items: compared.map(({ title, slug, picture }) => ({
      title,
      href: `/travel-company/${slug}`,
      picture: { source: pictureSource(picture), alt: '' },
      action: { label: `Plan with ${title}`, href: `/trip-request?company=${slug}` },
    })),
  };
}

function buildTable(compared: readonly Column[], names: readonly string[]) {
  return {
    ids: compared.map(({ slug }) => slug),
    facts: names.map((name, row) => ({ name, values: compared.map(({ values }) => buildValue(values[row])) })),
    hasMore: false,
    unknownIds: [],
    choices: [],
    comparison: noComparison,
  };
}

function buildValue(value: string | ComparedValue | undefined): ComparedValue {
  return typeof value === 'object' ? value : { text: value ?? '' };
}

const routeChoices = routes.map(({ title, slug }) => ({ id: slug, title, href: `/itineraries/${slug}`, note: 'Kenya, 8 nights' }));
const companyChoices = companies.map(({ title, slug }) => ({ id: slug, title, href: `/travel-company/${slug}`, note: 'Greece' }));

/** Two routes of one country beside each other. */
export const twoRoutes = compareRoutes(2);
/** Three routes beside each other. */
export const threeRoutes = compareRoutes(3);
/** An address that names no route: the list to choose from. */
export const noRoutes: SideBySideProps = { ...compareRoutes(0), choices: routeChoices };
/** An address with one route that is published and one that is not. */
export const oneRoute: SideBySideProps = { ...compareRoutes(1), unknownIds: ['the-moon-by-rail'], choices: routeChoices.slice(1) };
/** Two companies beside each other; one has no reviews yet. */
export const twoCompanies = compareCompanies(2);
/** Three companies beside each other. */
export const threeCompanies = compareCompanies(3);
/** No company to compare yet: the list to choose from. */
export const noCompanies: SideBySideProps = { ...compareCompanies(0), choices: companyChoices };
