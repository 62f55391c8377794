import { Heading, Skeleton, SkeletonPicture, SkeletonText, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const card = (
  <Stack gap={4}>
    <SkeletonPicture />
    <Stack gap={2}>
      <SkeletonText size="h4" />
      <SkeletonText size="small" lines={2} />
    </Stack>
  </Stack>
);

const meta = {
  title: 'Guidance/Skeleton',
  component: Skeleton,
  tags: ['!dev'],
  args: { busy: true, placeholder: card, label: 'Loading journeys' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stand in for exactly what will come, here a card: nothing moves when it arrives. */
export const DoTakeTheSizeOfTheContent: Story = {};

/** If the content turns out shorter or longer than its placeholder, everything below jumps, which is what a skeleton should prevent. */
export const DontGuessTheSize: Story = { args: { placeholder: <SkeletonText lines={9} /> } };

/** Show what is already known as text: people can read the heading while the rest is loading. */
export const DoShowKnownText: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Heading level={2} size="h3">
        Journeys that go there
      </Heading>
      <Skeleton {...args} />
    </Stack>
  ),
};

/** A grey heading and a grey button hide what was known, and promise a button that nobody can press. */
export const DontGreyOutEverything: Story = {
  args: {
    placeholder: (
      <Stack gap={5}>
        <SkeletonText size="h3" />
        {card}
        <SkeletonPicture ratio="21:9" style={{ inlineSize: 120 }} />
      </Stack>
    ),
  },
};
