import { Spinner } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

const meta = { title: 'Design system/Spinner', component: Spinner, args: { label: 'Loading reviews' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After 400 ms of waiting the route begins to be drawn. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading reviews'));
  },
};

/** Before that there is nothing, in a box of the same height. */
export const NotYet: Story = { args: { active: false } };

/** Other words. */
export const OtherWords: Story = { args: { label: 'Looking up 9,000 places' } };

/** In another language. */
export const Japanese: Story = { args: { label: 'レビューを読み込んでいます' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** From right to left it is drawn from the right. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** Text at twice its size. */
export const LargeText: Story = { globals: { textSize: '200' } };
