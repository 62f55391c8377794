import { ItineraryDay, RouteList } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../docs/journeys.tsx';

const meta = {
  title: 'Design system/ItineraryDay',
  component: ItineraryDay,
  args: {
    day: 3,
    title: 'By mail boat to Utne',
    children: 'The boat leaves Norheimsund at 10.40 and is in no hurry. Orchards on both shores; in May they are white to the waterline.',
    stay: 'Utne Hotel, room to the fjord',
    meals: 'Breakfast, dinner',
    transfers: ['Mail boat, 1 h 20 min', 'On foot from the quay, 300 m'],
  },
  decorators: [
    (Story) => (
      <RouteList>
        <Story />
      </RouteList>
    ),
  ],
} satisfies Meta<typeof ItineraryDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One day. */
export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Day 3')).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

/** Three stops on one route. */
export const Days: Story = {
  render: (args) => (
    <>
      <ItineraryDay {...args} />
      <ItineraryDay
        day={4}
        lastDay={6}
        title="Three nights above the fjord"
        picture={pictures.fjord}
        stay="Trolltunga Lodge"
        meals="All meals"
        transfers={['By car, 46 km']}
      >
        One long walk, one short one, and a day for the weather.
      </ItineraryDay>
      <ItineraryDay day={7} title="Back to Bergen" transfers={['By train, 2 h 10 min']} />
    </>
  ),
};

/** With a picture. */
export const WithPicture: Story = { args: { picture: pictures.fjord } };

/** A free day. */
export const Free: Story = { args: { title: 'A day without a plan', stay: undefined, meals: undefined, transfers: [] } };

/** In German. */
export const German: Story = {
  args: {
    lastDay: 4,
    title: 'Mit dem Postboot nach Utne',
    texts: { day: (first, last) => `${first}. bis ${last}. Tag`, stay: 'Nacht', meals: 'Mahlzeiten', transfers: 'Unterwegs' },
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** A day of long names on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'From Norheimsund by mail boat to Utne and on to Aga',
    stay: 'Utne Hotel, the corner room above the quay, windows to the fjord and the orchard',
    transfers: ['Mail boat, 1 h 20 min, at 10.40', 'By bicycle along the shore, 12 km', 'On foot, 300 m'],
  },
};
