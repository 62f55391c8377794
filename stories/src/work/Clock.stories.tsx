import { Stack } from '@farwend/design-system';
import { Clock } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { officeTime, storyNow, storyTime } from './workClock.ts';

const meta = {
  title: 'Work/Clock',
  component: Clock,
  args: {
    due: '2026-11-30T09:40:00Z',
    since: '2026-11-27T09:00:00Z',
    now: storyNow,
    renderedAt: storyTime,
    businessTime: officeTime,
    timeZone: 'Africa/Nairobi',
    place: 'Nairobi',
  },
} satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Business time left, and the local time at which it is due: the weekend does not count. */
export const Running: Story = {};

/** More than four fifths are used up. */
export const Soon: Story = { args: { due: '2026-11-27T10:12:00Z' } };

/** In the last five minutes it counts seconds. */
export const LastMinutes: Story = { args: { due: '2026-11-27T10:04:05Z' } };

/** Late: counts upwards, in red, with its own sign. */
export const Late: Story = { args: { due: '2026-11-26T16:50:00Z', since: '2026-11-26T09:00:00Z' } };

/** Paused: what was left then stands still. */
export const Paused: Story = { args: { pausedAt: '2026-11-27T09:30:00Z' } };

/** Without business hours every minute counts, in days from two days on. */
export const EveryMinute: Story = {
  render: (args) => <Clock due="2026-12-12T14:00:00Z" now={storyNow} renderedAt={storyTime} locale={args.locale ?? 'en-GB'} />,
};

/** Rows of a list show what is left; the rest is read by screen readers. */
export const Rows: Story = {
  args: { variant: 'row' },
  render: (args) => (
    <Stack gap={1} align="start">
      <Clock {...args} due="2026-11-26T16:50:00Z" />
      <Clock {...args} due="2026-11-27T10:04:05Z" />
      <Clock {...args} due="2026-11-27T10:12:00Z" />
      <Clock {...args} />
      <Clock {...args} pausedAt="2026-11-27T09:30:00Z" />
    </Stack>
  ),
};

/** In German, with the texts of the page. */
export const German: Story = {
  args: {
    locale: 'de',
    timeZone: 'Europe/Berlin',
    place: 'Berlin',
    texts: { business: 'Arbeitszeit', until: (time) => `bis ${time}`, late: (span) => `${span} zu spät`, since: (time) => `seit ${time}` },
  },
};
