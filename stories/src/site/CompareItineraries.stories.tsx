import { SideBySide } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparisonOfRoutes, noRoutes, oneRoute, threeRoutes, twoRoutes } from './comparison.data.ts';

const meta = {
  title: 'Site/Itineraries side by side',
  component: SideBySide,
  parameters: { layout: 'fullscreen' },
  args: twoRoutes,
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two routes; on a phone they stay beside each other. */
export const Two: Story = {};

/** Three are as many as fit; a fourth was left out. */
export const Three: Story = { args: { ...threeRoutes, hasMore: true } };

/** The switch hides the rows in which they are alike. */
export const DifferencesOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Show only what differs'));
  },
};

/** Nothing to compare yet: the list to choose from. */
export const NoneChosen: Story = { args: noRoutes };

/** One of two is not published: which one, and what to put beside the other. */
export const OneUnknown: Story = { args: oneRoute };

/** Two of the list are ticked: the tray names them. */
export const Ticked: Story = { args: { ...noRoutes, comparison: comparisonOfRoutes } };
