import { Facts, Link } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Design system/Facts',
  component: Facts,
  args: {
    items: [
      { name: 'Nights', value: '12' },
      { name: 'Best in', value: 'July to October' },
      { name: 'Price', value: 'from $9,400', note: 'per person, two sharing' },
      { name: 'Walking', value: '4 to 9 km a day' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side, below a page header. */
export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

/** Stacked, beside a text. */
export const List: Story = {
  args: { look: 'list' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};

/** A single fact. */
export const One: Story = { args: { items: [{ name: 'Position', value: '1°29′S 35°8′E' }] } };

/** Long words wrap. */
export const LongWords: Story = {
  args: { items: [{ name: 'Reisedurchführungsgesellschaft', value: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) }] },
};

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    items: [
      { name: 'الليالي', value: '12' },
      { name: 'السعر', value: 'من 9,400$', note: 'للشخص' },
    ],
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** Four facts on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A fact with a link. */
export const WithALink: Story = {
  args: {
    items: [{ name: 'Planned by', value: <Link href="/team/noor-haddad">Noor Haddad</Link>, note: 'Answers within two working days' }],
  },
};
