import { Breadcrumbs } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const items = [
  { label: 'Farwend', href: '/' },
  { label: 'East Africa', href: '/guides/east-africa' },
  { label: 'Kenya', href: '/guides/kenya' },
  { label: 'The Mara in July', href: '/articles/mara-in-july' },
];
const meta = { title: 'Design system/Breadcrumbs', component: Breadcrumbs, args: { items } } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The full trail, ending with the current page. */
export const FourStops: Story = {
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.querySelector('[aria-current="page"]')).toHaveTextContent('The Mara in July');
  },
};

/** Two items. */
export const TwoStops: Story = { args: { items: [items[0], items[2]].filter((item) => item !== undefined) } };

/** On a phone: only the parent, as a back link. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long names wrap. */
export const LongNames: Story = { args: { items: items.map((item) => ({ ...item, label: `${item.label} and everything around it` })) } };

/** Another language. */
export const German: Story = { args: { label: 'Brotkrumen' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };
