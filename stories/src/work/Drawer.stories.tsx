import { Button, Facts, Stack, Text } from '@farwend/design-system';
import { Drawer, StatusPill, type DrawerProps } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawerKeys } from './Drawer.keyboard.ts';

const meta = {
  title: 'Work/Drawer',
  component: Drawer,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'FW-2041, twelve nights in Kenya',
    children: (
      <Stack gap={4} align="start">
        <StatusPill tone="active">Screening</StatusPill>
        <Facts
          look="list"
          items={[
            { name: 'Party', value: 'Two adults, one child of 9' },
            { name: 'Budget a night', value: '$640', note: 'minimum in Kenya $420' },
          ]}
        />
        <Text>We would like to see the crossing and then nothing at all, near water.</Text>
      </Stack>
    ),
  },
  parameters: { keyboard: drawerKeys },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const show = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read' }));
  return within(document.body).findByRole('dialog');
};

/** Over the page: focus moves to the title. */
export const Open: Story = {
  args: { footer: <Button variant="strong">Take</Button> },
  play: async (context) => {
    const pane = await show(context);
    await waitFor(() => expect(within(pane).getByRole('heading')).toHaveFocus());
    await expect(pane).toHaveAttribute('aria-modal', 'true');
  },
};

/** Beside the list, which stays usable. */
export const Beside: Story = {
  args: { modal: false },
  play: async (context) => {
    await show(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Read' })).toHaveFocus();
  },
};

/** Higher than the window: it scrolls below the title. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, day) => <Text key={day}>Day {day + 1}: up at six, three hours by boat, a late lunch.</Text>),
  },
  play: async (context) => void (await show(context)),
};

/** Escape closes it and leaves nothing behind. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await show(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: async (context) => void (await show(context)) };
