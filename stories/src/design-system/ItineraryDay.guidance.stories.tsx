import { ItineraryDay, RouteList } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/ItineraryDay',
  component: ItineraryDay,
  tags: ['!dev'],
  args: { day: 3, title: 'By mail boat to Utne' },
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

/** Hours, kilometres and the names of boats: somebody who has been there wrote this, and it can be checked. */
export const DoGiveFacts: Story = {
  args: {
    children: 'The boat leaves Norheimsund at 10.40 and is in no hurry. Orchards on both shores.',
    transfers: ['Mail boat, 1 h 20 min', 'On foot from the quay, 300 m'],
    stay: 'Utne Hotel, room to the fjord',
    meals: 'Breakfast, dinner',
  },
};

/** Words that fit any day of any journey leave open whether anybody has thought about this one. */
export const DontFillSpace: Story = {
  args: {
    title: 'Scenic transfer and free time',
    children: 'Enjoy the breathtaking scenery. Free time to explore at your leisure.',
    transfers: ['Transfer'],
    stay: 'Charming hotel or similar',
    meals: 'As per programme',
  },
};

/** Days alike share one entry: the route shows that one stays, and the text says what for. */
export const DoCombineDaysAlike: Story = {
  args: {
    day: 4,
    lastDay: 6,
    title: 'Three nights above the fjord',
    children: 'One long walk, one short one, and a day for the weather.',
    stay: 'Trolltunga Lodge',
    meals: 'All meals',
  },
};

/** Three entries with nothing new in them make the journey look longer and the reading tedious. */
export const DontRepeatADay: Story = {
  render: () => (
    <>
      {[4, 5, 6].map((day) => (
        <ItineraryDay key={day} day={day} title="Trolltunga Lodge" stay="Trolltunga Lodge" meals="All meals">
          Another day at the lodge.
        </ItineraryDay>
      ))}
    </>
  ),
};
