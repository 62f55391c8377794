import { ButtonLink, Card, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeys } from '../docs/journeys.tsx';

const [mara, hardanger] = journeys;

const meta = {
  title: 'Guidance/Card',
  component: Card,
  tags: ['!dev'],
  args: { title: mara.title, href: mara.href, region: mara.region, picture: mara.picture, facts: mara.facts, children: mara.text },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Let the heading name the target: it is the only link, and a click anywhere on the card follows it. */
export const DoLinkTheHeading: Story = {};

/** A button “Read more” is a second link to the same page, one more tab stop, and reads the same on every card. */
export const DontAddReadMore: Story = {
  args: {
    actions: (
      <ButtonLink href={mara.href} size="small">
        Read more
      </ButtonLink>
    ),
  },
};

/** Give every card of a list the same facts in the same order, so that journeys can be compared at a glance. */
export const DoGiveTheSameFacts: Story = {
  render: () => (
    <Stack gap={6}>
      <Card title={mara.title} href={mara.href} region={mara.region} facts={mara.facts} />
      <Card title={hardanger.title} href={hardanger.href} region={hardanger.region} facts={hardanger.facts} />
    </Stack>
  ),
};

/** Facts that differ from card to card cannot be compared, and hide what one of them would rather not say. */
export const DontVaryTheFacts: Story = {
  render: () => (
    <Stack gap={6}>
      <Card title={mara.title} href={mara.href} region={mara.region} facts="From $9,400, three camps, good for families" />
      <Card title={hardanger.title} href={hardanger.href} region={hardanger.region} facts="May to September, ferries included" />
    </Stack>
  ),
};
