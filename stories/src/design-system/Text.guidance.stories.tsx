import { Heading, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/Text', component: Text, tags: ['!dev'] } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Use the styles of map lettering: readers see what kind of thing is named before they read it. */
export const DoUseMapLettering: Story = {
  render: () => (
    <Stack gap={3}>
      <Text variant="region" tone="soft">
        East Africa
      </Text>
      <Heading level={3}>Lamu</Heading>
      <Text variant="lead">No cars. The dhow leaves with the tide, not with the clock.</Text>
      <Text>The lanes are as wide as two donkeys, and a walk through them takes an afternoon.</Text>
      <Text variant="water" tone="soft">
        Indian Ocean
      </Text>
      <Text variant="fact" tone="soft">
        2°16′S 40°54′E, 10 m
      </Text>
    </Stack>
  ),
};

/** Typed capitals stay capitals in search results, and some screen readers spell them out. */
export const DontTypeCapitals: Story = {
  render: () => (
    <Stack gap={3}>
      <Text tone="soft">EAST AFRICA</Text>
      <Heading level={3}>LAMU</Heading>
      <Text variant="lead">No cars. The dhow leaves with the tide, not with the clock.</Text>
      <Text tone="soft">INDIAN OCEAN, 2°16′S 40°54′E, 10 M</Text>
    </Stack>
  ),
};

/** Give a first paragraph weight with the lead style; headings keep to the outline. */
export const DoLeadWithText: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        When to go
      </Heading>
      <Text variant="lead">In July the wildebeest reach the Mara. Camps north of the river are quieter.</Text>
    </Stack>
  ),
};

/** A sentence set as a heading because it should be large: it turns up in the outline, where nobody looks for a sentence. */
export const DontChooseAHeadingForItsSize: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        When to go
      </Heading>
      <Heading level={3} size="h3">
        In July the wildebeest reach the Mara. Camps north of the river are quieter.
      </Heading>
    </Stack>
  ),
};
