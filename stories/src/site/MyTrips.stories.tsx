import { TripList, TripView, type Match, type Trip } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const trip: Trip = {
  id: '1',
  reference: 'TR-466698',
  status: 'PLANNING',
  since: '2026-10-28T12:00:00Z',
  places: ['Douro Valley', 'Alentejo'],
  title: '9 nights in Douro Valley and Alentejo',
  departure: '2027-09-20',
  return: '2027-09-29',
  isFlexible: false,
  nights: 9,
  adults: '2',
  children: 0,
  budget: 6000,
  description: 'A vineyard with work going on, and two days on foot.',
  changeableUntil: null,
  resumesOn: null,
  allowedTransitions: ['ON_HOLD', 'CANCELLED'],
  version: 3,
};
const match: Match = {
  id: '2',
  company: 'Saltgrove Atlantic',
  statusLabel: 'A proposal is on the table',
  agent: { name: 'Inês Salgado', title: 'Founder', bio: 'Plans the Atlantic side.', email: 'ines@saltgrove.example', portrait: null },
  documents: [
    {
      id: '3',
      name: 'Douro Valley and Alentejo, draft 4',
      kind: 'Proposal',
      offer: { totalUSD: 11500, nights: 9, validUntil: '2026-12-15', summary: 'The long drives early in the day.' },
    },
  ],
  conversation: {
    conversationId: '4',
    unread: 0,
    canWrite: true,
    items: [
      {
        id: '5',
        author: 'Inês Salgado',
        isOwn: false,
        body: 'I would start with the Alentejo. Does that sound like you?',
        at: '2026-10-29T18:50:00Z',
      },
      { id: '6', author: 'Jordan Vale', isOwn: true, body: 'Could we walk a part, with the bags sent on?', at: '2026-11-01T12:49:00Z' },
    ],
  },
  allowedTransitions: ['IN_CONVERSATION', 'BOOKED', 'LOST'],
  version: 2,
};

const meta = {
  title: 'Site/My Trips',
  component: TripView,
  parameters: { layout: 'fullscreen' },
  args: {
    trip,
    matches: [match],
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
  args: { trip: { ...trip, status: 'PENDING', changeableUntil: '2026-11-22T15:12:00Z', allowedTransitions: ['CANCELLED'] }, matches: [] },
};

/** A rejected change: the fields show why. */
export const ChangeRefused: Story = {
  args: {
    trip: { ...trip, status: 'PENDING', changeableUntil: '2026-11-22T15:12:00Z', allowedTransitions: ['CANCELLED'] },
    matches: [],
    problem: 'Something in the form needs another look.',
    fields: { totalNights: 'Enter how many nights you would like to travel' },
  },
};

/** Cancelled; can be reopened. */
export const Cancelled: Story = {
  args: {
    trip: { ...trip, status: 'CANCELLED', allowedTransitions: ['SCREENING'] },
    matches: [],
    done: 'The trip is cancelled. Whoever planned it has been told.',
  },
};

/** All trips of a traveller. */
export const List: Story = {
  render: () => (
    <main>
      <TripList firstName="Jordan" trips={[trip, { ...trip, id: '7', status: 'COMPLETED', places: ['Connemara', 'Aran Islands'] }]} />
    </main>
  ),
};

/** Nothing sent yet. */
export const NoTrips: Story = {
  render: () => (
    <main>
      <TripList firstName={null} trips={[]} />
    </main>
  ),
};
