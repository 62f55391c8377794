import { HistogramBars } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const stars = [
  { value: '5', label: '5 stars', count: 410 },
  { value: '4', label: '4 stars', count: 62 },
  { value: '3', label: '3 stars', count: 20 },
  { value: '2', label: '2 stars', count: 0 },
  { value: '1', label: '1 star', count: 8 },
];
const countJourneys = (_: number, written: string) => `${written} journeys`;

const meta = {
  title: 'Guidance/HistogramBars',
  component: HistogramBars,
  tags: ['!dev'],
  args: { rows: stars, label: 'Ratings' },
} satisfies Meta<typeof HistogramBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keep every row, even the empty one: the short bars are what makes the long one credible. */
export const DoKeepEveryRow: Story = {};

/** Without its short bars the distribution looks chosen, and its percentages are of something else. */
export const DontLeaveOutShortBars: Story = { args: { rows: stars.slice(0, 2) } };

/** Name each row in words, which can be read out, translated and spoken to a voice control. */
export const DoNameRowsInWords: Story = { args: { figure: 'count', hrefOf: (value) => `#stars-${value}`, chosen: ['5'] } };

/** A drawn star is read out as “black star” or not at all, is missing in some fonts, and is known to no translator. */
export const DontDrawLabels: Story = {
  args: {
    figure: 'count',
    hrefOf: (value) => `#stars-${value}`,
    chosen: ['5'],
    rows: stars.map((row) => ({ ...row, label: `${row.value} ★` })),
  },
};

/** Compare shares of one whole: how long the journeys are. */
export const DoCompareShares: Story = {
  args: {
    label: 'Length of the journey',
    countText: countJourneys,
    rows: [
      { value: '1', label: '1 week', count: 46 },
      { value: '2', label: '2 weeks', count: 118 },
      { value: '3', label: '3 weeks', count: 31 },
    ],
  },
};

/** Years are not shares of a whole: “26 % in 2024” answers no question. Say in a sentence what has changed. */
export const DontShowChangeOverTime: Story = {
  args: {
    label: 'Journeys in each year',
    countText: countJourneys,
    rows: [
      { value: '2023', label: '2023', count: 140 },
      { value: '2024', label: '2024', count: 195 },
      { value: '2025', label: '2025', count: 260 },
      { value: '2026', label: '2026', count: 155 },
    ],
  },
};
