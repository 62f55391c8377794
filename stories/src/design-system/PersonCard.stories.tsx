import { PersonCard } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Design system/PersonCard',
  component: PersonCard,
  args: {
    name: 'Daniel Ole Sankale',
    work: 'Guide, Olare Orok since 2009. English, Maa, Swahili',
    href: '/team/daniel-ole-sankale',
    children: 'Reads a track to the hour, and keeps a list of every leopard he has met twice.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initials without a portrait. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DS')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Daniel Ole Sankale');
  },
};

/** With a portrait. */
export const Portrait: Story = {
  args: {
    name: 'Peter Lesiyampe',
    work: 'Guide and planner, Laikipia since 2011. Samburu, Swahili, English',
    href: '/team/peter-lesiyampe',
    children: 'Leads the walks in Laikipia, and plans them by water and shade.',
    portrait: { source: { src: '/portraits/peter.lesiyampe.webp', sets: [] }, alt: '' },
  },
};

/** Without a link. */
export const NoPage: Story = { args: { href: undefined } };

/** Name and work only. */
export const Short: Story = { args: { children: undefined } };

/** The focus ring surrounds the whole card. */
export const Focused: Story = { play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = { globals: { dir: 'rtl' }, args: { name: 'دانيال سانكالي', work: 'مرشد', children: 'يقرأ الأثر بالساعة.' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** A long name in a narrow column with text at 200 %. */
export const LongName: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  args: { name: 'Guðrún Ósvífursdóttir Þorgrímsson', work: 'Planner for Iceland and the Faroe Islands since 2014' },
};
