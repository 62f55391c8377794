import { Button } from '@farwend/design-system';
import { Tooltip } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { tooltipKeys } from './Tooltip.keyboard.ts';

const meta = {
  title: 'Work/Tooltip',
  component: Tooltip,
  args: { text: 'Takes the most urgent request that fits you', keys: 'N', children: <Button variant="secondary">Next</Button> },
  parameters: { keyboard: tooltipKeys },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown by focus. */
export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole('tooltip');
  },
};

/** The control alone. */
export const Closed: Story = {};
