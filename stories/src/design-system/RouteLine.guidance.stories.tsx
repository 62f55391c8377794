import { Heading, RouteLine, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/RouteLine', component: RouteLine, tags: ['!dev'] } satisfies Meta<typeof RouteLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say in words what the line shows: it is hidden from screen readers, and waypoints are tedious to count. */
export const DoSayWhatItShows: Story = {
  render: () => (
    <div>
      <Text variant="small" tone="soft">
        Step 3 of 5
      </Text>
      <RouteLine variant="progress" stops={5} current={3} />
    </div>
  ),
};

/** Without words nobody knows what the waypoints stand for, and some people are told nothing at all. */
export const DontLeaveItAlone: Story = { args: { variant: 'progress', stops: 5, current: 3 } };

/** Use the rule once, where a page or a section begins: the route starts there. */
export const DoMarkABeginning: Story = {
  render: () => (
    <Stack gap={4}>
      <RouteLine />
      <Heading level={2} size="h3">
        Twelve days along the Mara
      </Heading>
      <Text>Two camps north of the river, one south of it.</Text>
    </Stack>
  ),
};

/** As an underline it is mere decoration, and the signature is worn out by the time it should mean something. */
export const DontUnderlineHeadings: Story = {
  render: () => (
    <Stack gap={4}>
      {['When to go', 'Where to stay', 'What it costs'].map((title) => (
        <div key={title}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <RouteLine />
        </div>
      ))}
    </Stack>
  ),
};
