import { Link, LoadMore, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loadMoreKeys } from './LoadMore.keyboard.ts';

const meta = {
  title: 'Design system/LoadMore',
  component: LoadMore,
  parameters: { keyboard: loadMoreKeys },
  args: { shown: 40, total: 312, href: '?page=2' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Status and link. */
export const SomeOfMany: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 40 of 312');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '?page=2');
  },
};

/** Loads in place; focus moves to the first new item. */
export const InPlace: Story = {
  args: { total: 7 },
  render: function InPlace(args) {
    const [shown, setShown] = useState(3);
    const list = useRef<HTMLDivElement>(null);
    return (
      <Stack gap={8}>
        <Stack as="ul" gap={0} ref={list}>
          {['Kenya', 'Norway', 'Japan', 'Peru', 'Oman', 'Georgia', 'Chile'].slice(0, shown).map((place) => (
            <li key={place}>
              <Link href={`/guides/${place.toLowerCase()}`} variant="quiet">
                {place}
              </Link>
            </li>
          ))}
        </Stack>
        <LoadMore {...args} shown={shown} list={list} onMore={async () => setShown(Math.min(shown + 3, 7))} />
      </Stack>
    );
  },
};

/** After a click: the new item Peru is focused. */
export const Fetched: Story = {
  ...InPlace,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Show more' }));
    await expect(canvas.getByRole('link', { name: 'Peru' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 7');
  },
};

/** Loading more. */
export const OnItsWay: Story = {
  args: { onMore: () => new Promise<void>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('link', { name: 'One moment' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Loading failed; it can be tried again. */
export const Failed: Story = {
  args: { onMore: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await canvas.findByText(/did not arrive/)).toBeVisible();
  },
};

/** Everything is shown. */
export const Everything: Story = { args: { shown: 312 } };

/** Nothing was found. */
export const Nothing: Story = { args: { shown: 0, total: 0, statusText: () => 'No journeys yet' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
