import { Link, Section, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Design system/Link', component: Link, args: { href: '/guides/kenya', children: 'the Kenya guide' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement) => within(canvas).getByRole('link');

/** Underlined in text; the address ends in a slash. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Before you choose a month, read <Link {...args} />: the long rains move.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('href', '/guides/kenya/');
  },
};

/** In lists, underlined on pointing, 44 pixels high. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'How it works' } };

/** Onward to the next page. */
export const Onward: Story = { args: { variant: 'onward', children: 'Read the Kenya guide' } };

/** Around other things. */
export const Bare: Story = { args: { variant: 'bare', children: 'Farwend' } };

/** Outside, in a new tab: it says so, and gives away neither opener nor referrer. */
export const OutsideNewTab: Story = {
  args: { href: 'https://reviews.example', newTab: true, children: 'Our profile' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAccessibleName('Our profile (opens in a new tab)');
    await expect(link(canvasElement)).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Outside, in the same tab. */
export const Outside: Story = { args: { href: 'https://meteo.example/mara', children: 'The weather station at Keekorok' } };

/** To pages that are no content, with a hint not to follow. */
export const NotFollowed: Story = {
  args: { href: '/trip-request', children: 'Design My Dream Trip' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('rel', 'nofollow');
  },
};

/** To a file: no slash, and the browser fetches it. */
export const ToAFile: Story = {
  args: { href: '/packing-list.pdf', children: 'Packing list, PDF, 120 kB' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('href', '/packing-list.pdf');
  },
};

/** A telephone. */
export const Telephone: Story = { args: { href: 'tel:+15555550142', children: '+1 555 555 0142', variant: 'quiet' } };

/** On a night band. */
export const OnNightBand: Story = {
  render: (args) => (
    <Section tone="night" room="half">
      <Stack align="start">
        <Link {...args} />
        <Link {...args} variant="onward" />
      </Stack>
    </Section>
  ),
};

/** A long address as its own words. */
export const Unbroken: Story = {
  args: { href: 'https://example.com', children: 'https://example.com/a-very-long-path-without-any-break-in-it-at-all-at-all' },
  globals: { viewport: { value: 'phone' } },
};

/** From right to left. */
export const RightToLeft: Story = { args: { variant: 'onward' }, globals: { dir: 'rtl' } };
