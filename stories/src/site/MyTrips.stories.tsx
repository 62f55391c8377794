import { Desk, SavedSearches, TripList } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { douroTrip } from './trips.data.ts';

const meta = {
  title: 'Site/My Trips',
  component: TripList,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Jordan',
    trips: [douroTrip, { ...douroTrip, id: '7', status: 'COMPLETED', places: ['Connemara', 'Aran Islands'] }],
  },
  render: (args) => (
    <main>
      <TripList {...args} />
    </main>
  ),
} satisfies Meta<typeof TripList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All trips of a traveller, those ahead first. */
export const List: Story = {};

/** Below the trips stand the searches that a traveller is told about once a week. */
export const WithSearches: Story = {
  args: {
    searches: (
      <SavedSearches
        searches={[
          {
            id: '1',
            name: 'Kenya, up to 7 nights in April',
            savedAt: '2027-01-12T09:30:00Z',
            href: '/itineraries?country=KE&month=4&nights=to-7',
          },
          { id: '2', name: 'Walking in the Azores', savedAt: '2026-11-03T18:05:00Z', href: null },
        ]}
        renderForm={(_, content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>}
      />
    ),
  },
};

/** Nothing sent yet. */
export const NoTrips: Story = { args: { firstName: null, trips: [] } };

/** Agents and members of the team without a portal of their own see their work in figures. */
export const ForTheTrade: Story = {
  render: () => (
    <main>
      <Desk
        firstName="Inês"
        counts={[
          { name: 'To answer', count: 3, note: 'requests proposed to you' },
          { name: 'In conversation', count: 7, note: 'travellers you were introduced to' },
          { name: 'Quoted', count: 2, note: 'proposals that are being read' },
          { name: 'Booked', count: 11, note: 'journeys ahead' },
        ]}
      />
    </main>
  ),
};
