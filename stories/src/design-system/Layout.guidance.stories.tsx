import { Column, Grid, Heading, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/Layout', component: Grid, tags: ['!dev'] } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sides of different size, for a reason: what must be read is large, what is looked up stands beside it. */
export const DoGiveTheTextMore: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <Grid rowGap={6}>
      <Column span={8}>
        <Stack gap={3}>
          <Heading level={2}>The Mara in July</Heading>
          <Text>The wildebeest reach the river. Camps north of it are quieter, and the light at six is worth the alarm.</Text>
        </Stack>
      </Column>
      <Column span={4}>
        <Stack gap={2}>
          <Text variant="small">12 nights, from $9,400</Text>
          <Text variant="small">Nairobi, then 45 minutes by air</Text>
          <Text variant="small">26° by day, 11° at night</Text>
        </Stack>
      </Column>
    </Grid>
  ),
};

/** Equal boxes say that everything matters equally, so nobody knows where to begin. */
export const DontLineUpEqualBoxes: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <Grid rowGap={6}>
      {['The Mara in July', '12 nights', 'From $9,400', '45 minutes by air', '26° by day', '11° at night'].map((words) => (
        <Column key={words} span={4}>
          <Text style={{ padding: 24, border: '1px solid currentColor', textAlign: 'center' }}>{words}</Text>
        </Column>
      ))}
    </Grid>
  ),
};

/** Distances come from the gap of the Stack: one number, the same everywhere, none left over at the end. */
export const DoSpaceByGap: Story = {
  render: () => (
    <Stack gap={5}>
      <Text>Day 1, Nairobi</Text>
      <Text>Day 2, by road to Naivasha</Text>
      <Text>Day 4, by air to Olare Orok</Text>
    </Stack>
  ),
};

/** Margins on components add up with the gap: no two distances are the same, and the last one pushes what follows. */
export const DontAddMargins: Story = {
  render: () => (
    <Stack gap={5}>
      <Text style={{ marginBlockEnd: 8 }}>Day 1, Nairobi</Text>
      <Text style={{ marginBlock: 16 }}>Day 2, by road to Naivasha</Text>
      <Text style={{ marginBlockEnd: 40 }}>Day 4, by air to Olare Orok</Text>
    </Stack>
  ),
};
