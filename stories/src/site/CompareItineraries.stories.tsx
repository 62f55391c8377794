import { CompareItineraries } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparison, comparisonOfThree } from './comparison.data.ts';

const meta = {
  title: 'Site/Itineraries side by side',
  component: CompareItineraries,
  parameters: { layout: 'fullscreen' },
  args: comparison,
} satisfies Meta<typeof CompareItineraries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two routes; on a phone they stay beside each other. */
export const Two: Story = {};

/** Three are as many as fit; a fourth was left out. */
export const Three: Story = { args: { ...comparisonOfThree, hasMore: true } };

/** The switch hides the rows in which they are alike. */
export const DifferencesOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Show only what differs'));
  },
};

/** Nothing to compare yet: where to choose. */
export const NoneChosen: Story = { args: { items: [], facts: [], hasMore: false } };
