import { PageHeader, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Design system/PageHeader',
  component: PageHeader,
  args: { title: 'Our promises', region: 'The house', lead: 'Seven sentences we can be held to, and where to write when we are not.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Region, heading, lead. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  },
};

/** The heading alone. */
export const HeadingOnly: Story = { args: { region: null, lead: null } };

/** With facts at the end. */
export const WithFacts: Story = {
  args: {
    title: 'Kenya in twelve nights',
    region: 'East Africa',
    facts: (
      <>
        <Text variant="small">12 nights, June to October</Text>
        <Text variant="small">From $8,400 a person</Text>
        <Text variant="fact" tone="soft">
          1°29′S 35°8′E
        </Text>
      </>
    ),
  },
};

/** A long title. */
export const LongTitle: Story = {
  args: { title: 'From Bergen to Kirkenes by mail boat in the weeks when the snow is still down to the water' },
};

/** An unbreakable word on a phone. */
export const LongWord: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaft' }, globals: { viewport: { value: 'phone' } } };

/** On the night chart. */
export const Night: Story = { ...WithFacts, globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { ...WithFacts, globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { ...WithFacts, globals: { dir: 'rtl' } };
