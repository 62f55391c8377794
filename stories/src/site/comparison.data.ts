import { pictureSource } from '@farwend/design-system';
import type { CompareItinerariesProps } from '@farwend/site/views';

const columns = [
  {
    title: 'Between the Mara and Laikipia',
    slug: 'mara-and-laikipia',
    picture: { source: pictureSource('savanna'), alt: '' },
    values: [
      'Kenya',
      '8 nights',
      'from $9,800',
      'from $1,225',
      'June to September',
      'Steady',
      '6 h by car, 2 h by plane',
      'Camp 5, Lodge 3',
      'From 8 years',
      'Wanjiru Ndegwa, Acacia Quill',
    ],
    months: [6, 7, 8, 9],
  },
  {
    title: 'From Samburu to the sea at Lamu',
    slug: 'samburu-to-lamu',
    picture: { source: pictureSource('coast'), alt: '' },
    values: [
      'Kenya',
      '10 nights',
      'from $8,900',
      'from $890',
      'January to March, July to October',
      'Steady',
      '5 h by car, 3 h 30 min by plane',
      'Lodge 6, Villa 4',
      'From 8 years',
      'Wanjiru Ndegwa, Acacia Quill',
    ],
    months: [1, 2, 3, 7, 8, 9, 10],
  },
  {
    title: 'The old road to Kyoto',
    slug: 'the-old-road-to-kyoto',
    picture: { source: pictureSource('alps'), alt: '' },
    values: [
      'Japan',
      '9 nights',
      'from $6,700',
      'from $744',
      'March to May, October to November',
      'Something every day',
      '4 h by train, 14 h on foot',
      'Ryokan 6, Hotel 3',
      'From 12 years',
      'Tsuru & Lantern',
    ],
    months: [3, 4, 5, 10, 11],
  },
];
const names = [
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

function compare(count: number): CompareItinerariesProps {
  const compared = columns.slice(0, count);
  return {
    items: compared.map(({ title, slug, picture }) => ({
      title,
      href: `/itineraries/${slug}`,
      picture,
      action: { label: 'Start from this itinerary', href: `/trip-request?itinerary=${slug}` },
    })),
    facts: names.map((name, row) => ({
      name,
      values: compared.map(({ values, months }) => ({ text: values[row] ?? '', ...(name === 'At its best' ? { months } : {}) })),
    })),
    hasMore: false,
  };
}

/** Two routes of one country beside each other. */
export const comparison = compare(2);
/** Three routes beside each other. */
export const comparisonOfThree = compare(3);
