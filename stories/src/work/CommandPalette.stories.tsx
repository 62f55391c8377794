import { Button, icons, Stack, Text } from '@farwend/design-system';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { commandPaletteKeys } from './CommandPalette.keyboard.ts';

const meta = {
  title: 'Work/CommandPalette',
  component: CommandPalette,
  args: {
    open: false,
    onOpenChange: () => undefined,
    label: 'Search and go to',
    placeholder: 'Reference, name, place or page',
    query: '',
    onQueryChange: () => undefined,
    groups: [],
  },
  parameters: { keyboard: commandPaletteKeys },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const pages = ['Unassigned', 'Mine', 'Late first look', 'Waiting for traveler'];
const requests = [
  { reference: 'TR-8F2K7Q', title: 'Twelve nights in Kenya and Tanzania' },
  { reference: 'TR-3M9XWD', title: 'Lamu by dhow, and nothing else' },
];

function WithButton({ query: initial, groups, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState(initial);
  const [done, setDone] = useState('nothing yet');
  const own: PaletteGroup[] = [
    ...groups,
    {
      title: 'Go to',
      items: pages.map((label) => ({ id: label, label, icon: icons.arrow, keywords: ['Inbox'], onSelect: () => setDone(label) })),
    },
    { title: 'Do', items: [{ id: 'keys', label: 'Show the keys', keys: '?', onSelect: () => setDone('Show the keys') }] },
  ];
  return (
    <Stack gap={3} align="start">
      <Button onClick={() => setOpen(true)}>Search</Button>
      <Text role="status">Done: {done}</Text>
      <CommandPalette {...props} open={isOpen} onOpenChange={setOpen} query={query} onQueryChange={setQuery} groups={own} />
    </Stack>
  );
}

const opened: PaletteGroup = {
  title: 'Last opened',
  items: requests.map(({ reference, title }) => ({
    id: reference,
    label: title,
    hint: reference,
    icon: icons.clock,
    onSelect: () => undefined,
  })),
};
const found: PaletteGroup = {
  title: 'Requests',
  isFound: true,
  items: requests.map(({ reference, title }) => ({
    id: reference,
    label: title,
    hint: `${reference}, Dana Whitaker, Screening`,
    icon: icons.compass,
    onSelect: () => undefined,
  })),
};

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
  return within(document.body).findByRole('dialog');
};

/** Nothing typed: where one can go, and what can be done. */
export const Open: Story = {
  play: async (context) => {
    const palette = await open(context);
    const field = within(palette).getByRole('combobox', { name: 'Search and go to' });
    await expect(field).toHaveFocus();
    const [first] = within(palette).getAllByRole('option');
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id));
  },
};

/** What was open last, above everything else. */
export const Recent: Story = { args: { groups: [opened] }, play: async (context) => void (await open(context)) };

/** Words and initials narrow what is known; what a search found is shown as it is. */
export const Found: Story = {
  args: { query: 'mi', groups: [found] },
  play: async (context) => {
    const palette = await open(context);
    await expect(within(palette).getAllByRole('option')).toHaveLength(3);
    await expect(within(palette).getByRole('group', { name: 'Requests' })).toBeVisible();
  },
};

/** A search is running. */
export const Loading: Story = {
  args: { query: 'dhow', status: 'Searching …', busy: true },
  play: async (context) => void (await open(context)),
};

/** Nothing was found. */
export const Empty: Story = {
  args: { query: 'zebra', status: 'Nothing found for “zebra”.' },
  play: async (context) => void (await open(context)),
};

/** The search failed; what is known without it can still be reached. */
export const Failed: Story = {
  args: { query: 'mi', status: 'There was no answer. Check the connection and try again.', tone: 'error' },
  play: async (context) => void (await open(context)),
};

/** Escape closes it and leaves nothing behind. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: async (context) => void (await open(context)) };
