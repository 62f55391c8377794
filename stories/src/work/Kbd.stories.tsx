import { Stack } from '@farwend/design-system';
import { Kbd } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Work/Kbd', component: Kbd, args: { keys: 'Ctrl+K' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys that are pressed together. */
export const Together: Story = {};

/** One key, and keys one after the other. */
export const Sequence: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Kbd keys="X" />
      <Kbd keys="Shift+J" />
      <Kbd keys="G I" />
    </Stack>
  ),
};
