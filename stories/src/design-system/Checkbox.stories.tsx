import { Checkbox } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { checkboxKeys } from './Checkbox.keyboard.ts';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  parameters: { keyboard: checkboxKeys },
  args: { id: 'flexible', label: 'My dates are flexible', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { defaultValue: true } };

export const WithHint: Story = {
  args: { label: 'My budget includes international flights', hint: 'Seats from your home airport and back' },
};

export const WithError: Story = {
  args: { label: 'Send me weekly travel inspiration', error: 'Tick the box to subscribe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Error: Tick the box to subscribe');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = { args: { disabled: true, defaultValue: true } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const SpaceTicks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongStatement: Story = {
  args: {
    label:
      'I would like a person to call me on the number I gave, between nine in the morning and six in the evening where I live, to talk about this journey.',
  },
};
