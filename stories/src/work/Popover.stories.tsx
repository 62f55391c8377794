import { Button, Checkbox, Text } from '@farwend/design-system';
import { Popover } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { popoverKeys } from './Popover.keyboard.ts';

const meta = {
  title: 'Work/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">Why 72 points?</Button>,
    title: 'Score of Acacia Trails',
    children: <Text>Country 30, language 12, free places 18, answers within a day 12.</Text>,
  },
  parameters: { keyboard: popoverKeys },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(document.body).findByRole('dialog');
};

/** An explanation at its button. */
export const Open: Story = { play: open };

/** Settings, which apply at once. */
export const Settings: Story = {
  args: {
    trigger: <Button variant="secondary">Columns</Button>,
    title: 'Columns',
    children: (
      <>
        <Checkbox label="Due" size="small" defaultValue />
        <Checkbox label="Budget a night" size="small" defaultValue />
        <Checkbox label="Assignee" size="small" />
      </>
    ),
  },
  play: open,
};

/** Closed: the button alone. */
export const Closed: Story = {};
