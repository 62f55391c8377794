import { TripView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { douroMatch, douroTrip } from './trips.data.ts';

const meta = {
  title: 'Site/A trip of mine',
  component: TripView,
  parameters: { layout: 'fullscreen' },
  args: {
    trip: douroTrip,
    matches: [douroMatch],
    renderForm: (deed, content) => (
      <form aria-label={deed} onSubmit={(event) => event.preventDefault()}>
        {content}
      </form>
    ),
  },
  render: (args) => (
    <main>
      <TripView {...args} />
    </main>
  ),
} satisfies Meta<typeof TripView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In planning: the company, its documents and messages, and possible replies. */
export const InPlanning: Story = {};

/** Just sent: can still be changed, no introductions yet. */
export const JustSent: Story = {
  args: {
    trip: { ...douroTrip, status: 'PENDING', changeableUntil: '2026-11-22T15:12:00Z', allowedTransitions: ['CANCELLED'] },
    matches: [],
  },
};

/** A rejected change: the fields show why. */
export const ChangeRefused: Story = {
  args: {
    trip: { ...douroTrip, status: 'PENDING', changeableUntil: '2026-11-22T15:12:00Z', allowedTransitions: ['CANCELLED'] },
    matches: [],
    problem: 'Something in the form needs another look.',
    fields: { totalNights: 'Enter how many nights you would like to travel' },
  },
};

/** Cancelled; can be reopened. */
export const Cancelled: Story = {
  args: {
    trip: { ...douroTrip, status: 'CANCELLED', allowedTransitions: ['SCREENING'] },
    matches: [],
    done: 'The trip is cancelled. Whoever planned it has been told.',
  },
};
