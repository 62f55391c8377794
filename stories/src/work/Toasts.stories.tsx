import { Button, Cluster, Text } from '@farwend/design-system';
import { Toasts, useToasts } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { toastsKeys } from './Toasts.keyboard.ts';

const meta = {
  title: 'Work/Toasts',
  component: Toasts,
  args: { children: null },
  parameters: { keyboard: toastsKeys },
  render: () => (
    <Toasts>
      <Page />
    </Toasts>
  ),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

function Page() {
  const { show } = useToasts();
  const [undone, setUndone] = useState(0);
  const assign = () =>
    show({
      title: 'FW-2041 assigned to Ana',
      duration: 600_000,
      action: { label: 'Undo', onAction: () => setUndone((before) => before + 1) },
    });
  const fail = () => show({ title: 'The message was not sent', description: 'You are offline. It waits in the queue.', tone: 'error' });
  return (
    <Cluster gap={2}>
      <Button onClick={assign}>Assign</Button>
      <Button onClick={fail}>Fail</Button>
      <Text>Undone: {undone}</Text>
    </Cluster>
  );
}

const press = async (canvasElement: HTMLElement, ...names: string[]) => {
  for (const name of names) await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

/** What happened, with the way back. */
export const WithUndo: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Assign');
    await within(document.body).findByRole('button', { name: 'Undo' });
  },
};

/** What failed stays until it is closed. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Assign', 'Fail');
    await within(document.body).findByText('You are offline. It waits in the queue.');
  },
};

/** Nothing has happened. */
export const Quiet: Story = {};
