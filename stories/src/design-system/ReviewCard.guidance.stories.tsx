import { ReviewCard, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/ReviewCard',
  component: ReviewCard,
  tags: ['!dev'],
  args: {
    title: 'He knew every elephant by its ears',
    rating: 5,
    author: 'Ingrid S., Bergen',
    date: '2026-08-14',
    journey: 'Kenya, 12 nights, with children',
    children:
      'Six of us, two of them under ten. Our guide, Daniel, cut the second morning short when the youngest was tired, and nobody missed a thing: the herd came to the camp at four.',
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Show the whole text as it was written: readers trust what they can read to the end. */
export const DoShowTheWholeText: Story = {};

/** A text cut off in mid-sentence looks as if its ending had been unwelcome. */
export const DontCutInMidSentence: Story = {
  args: { children: 'Six of us, two of them under ten. Our guide, Daniel, cut the second morning short when the…' },
};

/** Publish criticism with the company’s reply below it: how a company answers says more about it than praise does. */
export const DoPublishTheReply: Story = {
  args: {
    rating: 3.5,
    title: 'Fine camps, one long wait',
    children: 'The airstrip at Kichwa Tembo was closed for half a day and nobody had told us why.',
    reply: {
      author: 'Karibu Trails',
      date: '2026-08-20',
      text: 'You are right. The strip floods, and we now write to everybody the evening before when rain is forecast.',
    },
  },
};

/** Five stars throughout read as advertising, and tell nobody whom the journey does not suit. */
export const DontPickThePraise: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ReviewCard {...args} title="Perfect from start to finish">
        Everything was perfect.
      </ReviewCard>
      <ReviewCard {...args} title="Ten out of ten" author="Tomas, Brno" date="2026-07-02" journey="Kenya, 9 nights">
        We could not fault a thing.
      </ReviewCard>
    </Stack>
  ),
};
