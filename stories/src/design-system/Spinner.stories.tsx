import { Spinner } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
  args: { label: 'Loading reviews' },
  play: async ({ canvas, args }) => {
    if (args.active !== false) await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.label ?? ''));
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The animation starts after 400 ms. */
export const Waiting: Story = {};

/** Empty before the delay, at the same height. */
export const NotYet: Story = { args: { active: false } };

/** Custom texts. */
export const OtherWords: Story = { args: { label: 'Looking up 9,000 places' } };

/** In another language. */
export const Japanese: Story = { args: { label: 'レビューを読み込んでいます' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** In right-to-left pages it is mirrored. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** Text at 200 %. */
export const LargeText: Story = { globals: { textSize: '200' } };
