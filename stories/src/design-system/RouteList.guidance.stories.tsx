import { Heading, RouteList, RouteStop, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/RouteList', component: RouteList, tags: ['!dev'], args: { children: null } } satisfies Meta<
  typeof RouteList
>;
export default meta;
type Story = StoryObj<typeof meta>;

type Stop = readonly [label: string, title: string, text?: string];

function stops(...list: readonly Stop[]) {
  return list.map(([label, title, text]) => (
    <RouteStop key={label}>
      <Text variant="region" tone="soft">
        {label}
      </Text>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {text && <Text tone="soft">{text}</Text>}
    </RouteStop>
  ));
}

/** Make one stop for each place, headed by its name and days: the list stays short, and the journey can be seen at a glance. */
export const DoGroupNights: Story = {
  args: {
    children: stops(
      ['Days 1–2', 'Nairobi', 'A house in Karen with a garden, and a day to lose the flight.'],
      ['Days 3–6', 'Laikipia', 'Four nights above the Ewaso Nyiro. 240 km by light aircraft, 50 minutes.'],
    ),
  },
};

/** A stop for every day repeats itself, and at twelve of them nobody sees the shape of the journey any more. */
export const DontMarkEveryDay: Story = {
  args: {
    children: stops(
      ['Day 1', 'Nairobi'],
      ['Day 2', 'Nairobi'],
      ['Day 3', 'Laikipia'],
      ['Day 4', 'Laikipia'],
      ['Day 5', 'Laikipia'],
      ['Day 6', 'Laikipia'],
    ),
  },
};

/** Use the line where one thing leads to the next. */
export const DoShowASequence: Story = {
  args: {
    children: stops(
      ['Step 1', 'You tell us what you have in mind'],
      ['Step 2', 'A planner draws a route', 'Somebody who lives there, and answers your questions.'],
      ['Step 3', 'You change it until it fits'],
    ),
  },
};

/** Facts without an order are not a route: the line promises a sequence that is not there. Use Facts or Stack. */
export const DontConnectFacts: Story = {
  args: {
    children: stops(
      ['Meals', 'All but two lunches'],
      ['Guide', 'English and Swahili'],
      ['Luggage', '15 kg', 'In a soft bag, because of the light aircraft.'],
    ),
  },
};
