import { Guide } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { greece } from './doors.data.ts';

const meta = {
  title: 'Site/Guide',
  component: Guide,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Guide {...args} />
    </main>
  ),
  args: greece,
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guide with its year, what to come for and what must be known. */
export const Whole: Story = {};

/** The least a guide has: a title and a text. */
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
    voices: [],
    related: [],
    near: [],
  },
};

/** Agents and team members read a sentence in place of the trip-request button. */
export const ForTheTrade: Story = { args: { isTrade: true } };
