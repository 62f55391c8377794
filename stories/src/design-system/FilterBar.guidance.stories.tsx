import { FilterBar, type Filter } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A filter with its selected value, or "" for any. */
function filter(name: string, label: string, values: readonly string[], value = ''): Filter {
  return { name, label, options: values.map((one) => ({ value: one, label: one })), value };
}

const filters = [
  filter('country', 'Country', ['Kenya', 'Norway', 'Japan'], 'Kenya'),
  filter('month', 'Month', ['July', 'August'], 'July'),
  filter('nights', 'Nights', ['Up to 7', '8 to 14']),
];

const norway = [
  filter('country', 'Country', ['Kenya', 'Norway', 'Japan'], 'Norway'),
  filter('month', 'Month', ['July', 'August'], 'August'),
];

const meta = {
  title: 'Guidance/FilterBar',
  component: FilterBar,
  tags: ['!dev'],
  args: {
    action: '/itineraries',
    label: 'Filter journeys',
    filters,
    applied: [
      { label: 'Kenya', href: '?month=July' },
      { label: 'July', href: '?country=Kenya' },
    ],
    clearHref: '?',
    result: '14 journeys in Kenya in July',
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offer the two to four filters that decide a journey: country, month, nights. */
export const DoOfferWhatMatters: Story = {};

/** A filter for every field of the data hides the three that matter, and most of them lead to nothing. */
export const DontOfferEveryField: Story = {
  args: {
    filters: [
      ...filters,
      filter('pace', 'Pace', ['Relaxed', 'Active']),
      filter('group', 'Group size', ['Private', 'Up to 8']),
      filter('lodging', 'Lodging', ['Camp', 'Hotel', 'House']),
      filter('guide', 'Guide language', ['English', 'German']),
      filter('currency', 'Currency', ['USD', 'EUR']),
    ],
  },
};

/** State the result as a sentence: how many, of what, and where and when. */
export const DoStateTheResult: Story = {
  args: {
    filters: norway,
    applied: [
      { label: 'Norway', href: '?month=August' },
      { label: 'August', href: '?country=Norway' },
    ],
    result: '3 journeys in Norway in August',
  },
};

/** A bare number does not say what was counted, and without the applied filters nobody sees why it is so small. */
export const DontShowABareNumber: Story = {
  args: { filters: norway, applied: [], clearHref: undefined, result: 'Results: 3' },
};
