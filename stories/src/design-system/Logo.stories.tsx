import { Link, Logo, Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Design system/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The wordmark with its route line. */
export const Name: Story = {};

/** Larger. */
export const Large: Story = { args: { style: { fontSize: 'min(4rem, 14vw)' } } };

/** In a dark section. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** The name keeps its direction in right-to-left pages. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Farwend');
    await expect(getComputedStyle(name).direction).toBe('ltr');
    await expect(name).toHaveAttribute('translate', 'no');
  },
};

/** As the home link in the header. */
export const LinkHome: Story = {
  render: (args) => (
    <Link href="/" variant="bare">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Farwend');
  },
};

/** Another name in the same style. */
export const OtherName: Story = { args: { name: 'Nordlys' } };
