import { Button, Link, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/Link',
  component: Link,
  tags: ['!dev'],
  args: { href: '/guides/kenya', children: 'the Kenya guide' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link says by itself where it leads, also in the list of links that a screen reader reads out. */
export const DoNameTheTarget: Story = {
  render: (args) => (
    <Text>
      Before you choose a month, read <Link {...args} />: the long rains move.
    </Text>
  ),
};

/** “Click here” names the gesture, not the page; three of them in one text cannot be told apart. */
export const DontSayClickHere: Story = {
  args: { children: 'click here' },
  render: (args) => (
    <Text>
      The long rains move. To learn more about when to go to Kenya, <Link {...args} />.
    </Text>
  ),
};

/** A new tab where leaving would cost something: a form that is half filled in. */
export const DoKeepWorkOpen: Story = {
  args: { href: '/privacy', newTab: true, children: 'what we keep, and for how long' },
  render: (args) => (
    <Text>
      Your answers stay on this device until you send them. Read <Link {...args} />.
    </Text>
  ),
};

/** A new tab for a page of this site takes the Back button away, and leaves a row of tabs behind. */
export const DontOpenTabsForPages: Story = {
  args: { variant: 'quiet', newTab: true },
  render: (args) => (
    <Stack gap={0} align="start">
      <Link {...args} href="/how-it-works">
        How it works
      </Link>
      <Link {...args} href="/our-promises">
        Our promises
      </Link>
      <Link {...args} href="/team">
        The people
      </Link>
    </Stack>
  ),
};

/** A Button for what changes this page: it looks like an action, and Space works. */
export const DoUseAButtonForActions: Story = {
  render: () => (
    <Stack align="start">
      <Text>14 journeys in Kenya, in July</Text>
      <Button size="small">Clear all filters</Button>
    </Stack>
  ),
};

/** An action in the dress of a link: people open it in a tab or copy its address, and neither does anything. */
export const DontHideAnActionInALink: Story = {
  args: { href: '#', children: 'Clear all filters' },
  render: (args) => (
    <Stack align="start">
      <Text>14 journeys in Kenya, in July</Text>
      <Link {...args} />
    </Stack>
  ),
};
