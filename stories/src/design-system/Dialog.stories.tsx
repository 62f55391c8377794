import { Button, Cluster, Dialog, Text } from '@farwend/design-system';
import type { DialogProps } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialogKeys } from './Dialog.keyboard.ts';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'One more thing before you go',
    description: 'Your answers stay on this device for 30 days.',
    children: <Text tone="soft">Come back to the same address and the form is as you left it.</Text>,
  },
  parameters: { keyboard: dialogKeys },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const alert = props.kind === 'alert';
  const buttons = (
    <Cluster gap={3}>
      <Button ref={stay} onClick={() => setOpen(false)}>
        Keep my answers
      </Button>
      <Button variant="strong" onClick={() => setOpen(false)}>
        Delete them
      </Button>
    </Cluster>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} {...(alert ? { footer: buttons, initialFocus: stay } : {})} />
    </>
  );
}

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }, role = 'dialog') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return within(document.body).findByRole(role);
};

/** Focus moves to the title. */
export const Open: Story = {
  play: async (context) => {
    const dialog = await shown(context);
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
  },
};

/** Escape closes it, restores focus and unlocks scrolling. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await shown(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** Tab stays inside. */
export const TabStaysInside: Story = {
  play: async (context) => {
    const dialog = await shown(context);
    for (let i = 0; i < 4; i += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  },
};

/** A question that must be answered: focus on the least destructive button. */
export const Alert: Story = {
  args: { kind: 'alert', title: 'Delete your answers?', description: 'Seven answers would be lost on this device.', children: null },
  play: async (context) => {
    const dialog = await shown(context, 'alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep my answers' })).toHaveFocus());
  },
};

/** Higher than the window: it scrolls internally below the title and close button. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, i) => (
      <Text key={i}>
        Day {i + 1}. Up at six, three hours by boat, a late lunch under the fig tree, and nothing until four, when it cools.
      </Text>
    )),
  },
  play: async (context) => void (await shown(context)),
};

/** Without a description. */
export const TitleOnly: Story = {
  args: { description: '', children: <Text>Short.</Text> },
  play: async (context) => void (await shown(context)),
};

/** On a phone it is a bottom sheet. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async (context) => void (await shown(context)) };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, play: async (context) => void (await shown(context)) };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' }, play: async (context) => void (await shown(context)) };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: async (context) => void (await shown(context)) };
