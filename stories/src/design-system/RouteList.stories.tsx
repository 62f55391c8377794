import { Heading, Image, pictureSource, RouteList, RouteStop, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const days = [
  ['Nairobi', 'Days 1–2', 'A house in Karen with a garden, and a day to lose the flight.'],
  ['Laikipia', 'Days 3–6', 'Four nights above the Ewaso Nyiro. Walk at six, ride at four. 240 km by light aircraft, 50 minutes.'],
  ['Maasai Mara', 'Days 7–11', 'A camp of eight tents north of the river, five hours from the nearest queue.'],
  ['Lamu', 'Days 12–14', 'No cars. The dhow leaves with the tide, not with the clock.'],
] as const;

const meta = {
  title: 'Design system/RouteList',
  component: RouteList,
  subcomponents: { RouteStop },
  args: { children: stops() },
} satisfies Meta<typeof RouteList>;
export default meta;
type Story = StoryObj<typeof meta>;

function stops(more = '') {
  return days.map(([place, when, text]) => (
    <RouteStop key={place}>
      <Text variant="region" tone="soft">
        {when}
      </Text>
      <Heading level={3}>{place}</Heading>
      <Text tone="soft">
        {text} {more}
      </Text>
    </RouteStop>
  ));
}

/** The days of an itinerary. */
export const Itinerary: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** One stop has no route. */
export const OneStop: Story = { args: { children: stops()[0] } };

/** Stops of different lengths: the line stretches with the text. */
export const UnlikeLength: Story = { args: { children: [stops()[0], stops('From here the road is sand. '.repeat(24))[1], stops()[2]] } };

/** With pictures. */
export const WithPictures: Story = {
  args: {
    children: (['savanna', 'coast'] as const).map((name) => (
      <RouteStop key={name}>
        <Heading level={3}>{name === 'savanna' ? 'The plain' : 'The coast'}</Heading>
        <Image
          source={pictureSource(name)}
          alt={name === 'savanna' ? 'Acacias at first light' : 'Cliffs above a calm sea'}
          ratio="16:9"
          sizes="600px"
        />
      </RouteStop>
    )),
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };
