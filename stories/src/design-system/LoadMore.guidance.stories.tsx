import { LoadMore } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/LoadMore',
  component: LoadMore,
  tags: ['!dev'],
  args: { shown: 40, total: 312, href: '?page=2' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say how many are shown, and of how many: whoever sees 312 filters, whoever sees 43 reads on. */
export const DoStateHowMany: Story = {};

/** Without numbers nobody knows whether one more click or twenty lead to the end. */
export const DontHideTheEnd: Story = { args: { statusText: () => 'There is more', moreText: 'Load' } };

/** Say what is missing and what to do: what has been read stays, and the link works again. */
export const DoSayThatItCanBeRetried: Story = {
  args: { onMore: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByText(/did not arrive/)).toBeVisible();
  },
};

/** A code is for whoever repairs it. It tells readers neither what is missing nor whether to wait. */
export const DontShowACode: Story = {
  args: { onMore: () => Promise.reject(new Error('offline')), failedText: 'Error 503: fetch failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByText(/503/)).toBeVisible();
  },
};
