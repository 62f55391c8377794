import { Stack } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Work/StatusPill',
  component: StatusPill,
  args: { tone: 'active', children: 'Screening' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <>
    <StatusPill tone="new">Pending</StatusPill>
    <StatusPill tone="active">Screening</StatusPill>
    <StatusPill tone="waiting">Waiting for traveller</StatusPill>
    <StatusPill tone="done">Matched</StatusPill>
    <StatusPill tone="closed">Lost</StatusPill>
    <StatusPill tone="late">First look late</StatusPill>
  </>
);

/** The six meanings, each with a sign of its own. */
export const Tones: Story = {
  render: () => (
    <Stack gap={2} align="start">
      {all}
    </Stack>
  ),
};

/** Without a background, for rows of a table. */
export const Plain: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <StatusPill tone="new" variant="plain">
        Pending
      </StatusPill>
      <StatusPill tone="active" variant="plain">
        Screening
      </StatusPill>
      <StatusPill tone="waiting" variant="plain">
        Waiting for traveller
      </StatusPill>
      <StatusPill tone="done" variant="plain">
        Matched
      </StatusPill>
      <StatusPill tone="closed" variant="plain">
        Lost
      </StatusPill>
      <StatusPill tone="late" variant="plain">
        First look late
      </StatusPill>
    </Stack>
  ),
};

/** A name longer than its column. */
export const LongName: Story = {
  args: { tone: 'waiting', children: 'Waiting for the traveller’s answer about the Donaudampfschifffahrt' },
};
