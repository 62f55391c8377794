import { Link, Section, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Design system/Link', component: Link, args: { href: '/guides/kenya', children: 'the Kenya guide' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement) => within(canvas).getByRole('link');

/** Underlined in text; the URL ends in a slash. */
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

/** For lists: underlined on hover, 44 pixels high. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'How it works' } };

/** To the next page. */
export const Onward: Story = { args: { variant: 'onward', children: 'Read the Kenya guide' } };

/** Wrapping other content. */
export const Bare: Story = { args: { variant: 'bare', children: 'Farwend' } };

/** External, in a new tab: announced, with `noopener noreferrer`. */
export const OutsideNewTab: Story = {
  args: { href: 'https://reviews.example', newTab: true, children: 'Our profile' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAccessibleName('Our profile (opens in a new tab)');
    await expect(link(canvasElement)).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** External, in the same tab. */
export const Outside: Story = { args: { href: 'https://meteo.example/mara', children: 'The weather station at Keekorok' } };

/** To pages without content of their own, with `nofollow`. */
export const NotFollowed: Story = {
  args: { href: '/trip-request', children: 'Design My Dream Trip' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('rel', 'nofollow');
  },
};

/** To a file: no trailing slash, loaded by the browser. */
export const ToAFile: Story = {
  args: { href: '/packing-list.pdf', children: 'Packing list, PDF, 120 kB' },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('href', '/packing-list.pdf');
  },
};

/** A phone number. */
export const Telephone: Story = { args: { href: 'tel:+15555550142', children: '+1 555 555 0142', variant: 'quiet' } };

/** In a dark section. */
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

/** A long URL as link text. */
export const Unbroken: Story = {
  args: { href: 'https://example.com', children: 'https://example.com/a-very-long-path-without-any-break-in-it-at-all-at-all' },
  globals: { viewport: { value: 'phone' } },
};

/** From right to left. */
export const RightToLeft: Story = { args: { variant: 'onward' }, globals: { dir: 'rtl' } };
