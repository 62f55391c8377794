import { Button, icons, Stack, Text } from '@farwend/design-system';
import { Drawer, Menu } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { menuKeys } from './Menu.keyboard.ts';

const meta = {
  title: 'Work/Menu',
  component: Menu,
  args: { trigger: <Button variant="secondary">More</Button>, groups: [] },
  parameters: { keyboard: menuKeys },
  render: () => <Moves />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

function Moves() {
  const [done, setDone] = useState('nothing yet');
  const act = (label: string, more: object = {}) => ({ label, onSelect: () => setDone(label), ...more });
  return (
    <Stack gap={3} align="start">
      <Menu
        trigger={<Button variant="secondary">More</Button>}
        groups={[
          { actions: [act('Assign', { icon: icons.person, keys: 'A' }), act('Snooze', { icon: icons.clock, keys: 'H' })] },
          {
            title: 'Move to',
            actions: [
              act('Qualified', { hint: 'Matching begins' }),
              act('Lost', { hint: 'Asks for the reason' }),
              act('Matched', { disabledReason: 'Needs an accepted match' }),
            ],
          },
          { title: 'Show', actions: [act('Weekend hours', { checked: true }), act('Closed ones', { checked: false })] },
        ]}
      />
      <Text role="status">Done: {done}</Text>
    </Stack>
  );
}

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
  return within(document.body).findByRole('menu');
};

/** Actions in groups, with shortcuts, what follows, and why one cannot be done. */
export const Open: Story = { play: async (context) => void (await open(context)) };

/** Closed: the button alone. */
export const Closed: Story = {};

/** An action opens a pane: it gets the focus, and closing it leaves nothing behind. */
export const OpensAPane: Story = {
  render: function MenuWithPane() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<Button variant="secondary">More</Button>}
          groups={[{ actions: [{ label: 'Read', onSelect: () => setOpen(true) }] }]}
        />
        <Drawer open={isOpen} onOpenChange={setOpen} title="FW-2041">
          <Text>Twelve nights in Kenya.</Text>
        </Drawer>
      </>
    );
  },
  play: async (context) => {
    const menu = await open(context);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Read' }));
    const pane = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(pane).getByRole('heading')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: async (context) => void (await open(context)) };
