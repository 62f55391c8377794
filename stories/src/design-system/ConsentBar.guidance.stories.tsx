import { Button, Cluster, ConsentBar, Heading, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const explanation =
  'We would count which pages are read, on our own servers, and keep the figures for thirteen months. Nothing is sold or shared.';

const meta = {
  title: 'Guidance/ConsentBar',
  component: ConsentBar,
  tags: ['!dev'],
  parameters: { docs: { story: { height: '480px' } } },
  args: { onAnswer: fn(), policyHref: '/privacy', children: explanation },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Give both answers the same style, the same width and one click: only then is a yes a free one. */
export const DoWeighBothAnswersEqually: Story = {};

/** A red “Allow all” beside a faint “Settings” pushes for one answer and hides the other behind more clicks. */
export const DontPushForAYes: Story = {
  render: () => (
    <Stack>
      <Heading level={2} size="h4">
        May we count visits?
      </Heading>
      <Text variant="small">{explanation}</Text>
      <Cluster>
        <Button variant="primary">Allow all</Button>
        <Button variant="link">Settings</Button>
      </Cluster>
    </Stack>
  ),
};

/** Say what is stored, by whom and for how long, in a sentence or two. */
export const DoSayWhatIsStored: Story = {
  args: {
    title: 'May a chat load from elsewhere?',
    children: 'Our planners answer in it. The company that runs it would see that you were here, and keeps the conversation for a year.',
  },
};

/** “Improving your experience” names nothing that anybody could agree to. */
export const DontSpeakOfExperience: Story = {
  args: {
    title: 'We value your privacy',
    children: 'We and our partners use cookies and similar technologies to improve your experience on our website.',
  },
};

/** Offer a plain yes and a plain no, and keep the answer. */
export const DoTakeNoForAnAnswer: Story = { args: { allowText: 'Count my visits', refuseText: 'Do not count' } };

/** “Ask me later” is not a no: the question comes back until the reader gives in. */
export const DontPostponeTheAnswer: Story = { args: { allowText: 'Accept', refuseText: 'Ask me later' } };
