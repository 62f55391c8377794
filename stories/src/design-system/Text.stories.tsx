import { Heading, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Design system/Text',
  component: Text,
  subcomponents: { Heading },
  args: {
    children: 'In July the wildebeest reach the Mara. Camps north of the river are quieter, and the light at six is worth the alarm.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Body text. */
export const Body: Story = {};

/** The first paragraph. */
export const Lead: Story = { args: { variant: 'lead', tone: 'soft' } };

/** Secondary text. */
export const Small: Story = { args: { variant: 'small', tone: 'faint' } };

/** A quote. */
export const Quote: Story = {
  args: { variant: 'quote', as: 'blockquote', children: '“They asked about the children’s bedtime before they asked about the budget.”' },
};

/** A region on a map. */
export const Region: Story = { args: { variant: 'region', children: 'East Africa' } };

/** A water. */
export const Water: Story = { args: { variant: 'water', children: 'Indian Ocean' } };

/** A fact in small type. */
export const Fact: Story = { args: { variant: 'fact', children: '1°29′S 35°8′E, 1,434 m' } };

/** Headings and their sizes. */
export const Headings: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="display">
        Go far, and know why
      </Heading>
      <Heading level={2} size="h1">
        Kenya in twelve nights
      </Heading>
      <Heading level={3} size="h2">
        The river is the calendar
      </Heading>
      <Heading level={4} size="h3">
        When to go
      </Heading>
      <Heading level={5} size="h4">
        Rain, and what it closes
      </Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Kenya');
  },
};

/** Characters beyond Latin-1 use the same typeface. */
export const PlaceNames: Story = { args: { variant: 'quote', children: 'Kōyasan, Šibenik, Kraków, Tromsø, Ísafjörður, İstanbul' } };

/** Text at 200 %. */
export const LargeText: Story = { ...Headings, globals: { textSize: '200', viewport: { value: 'phone' } } };
