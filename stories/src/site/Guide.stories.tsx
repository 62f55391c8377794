import { Guide } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { greeceGuide } from './pages.data.ts';

const meta = {
  title: 'Site/Guide',
  component: Guide,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Guide {...args} />
    </main>
  ),
  args: greeceGuide,
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guide with the year, highlights and practical facts. */
export const Whole: Story = {};

/** The minimum of a guide: title and text. */
export const TextAlone: Story = {
  args: {
    picture: null,
    author: null,
    year: [],
    highlights: [],
    practical: [],
    checked: null,
    faq: [],
    tours: [],
    reviewQuotes: [],
    related: [],
    nearby: [],
  },
};

/** Agents and team members see a sentence instead of the trip-request button. */
export const ForTheTrade: Story = { args: { isTrade: true } };
