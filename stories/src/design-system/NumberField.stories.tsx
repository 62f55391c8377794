import { NumberField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { numberFieldKeys } from './NumberField.keyboard.ts';

const meta = {
  title: 'Design system/NumberField',
  component: NumberField,
  parameters: { keyboard: numberFieldKeys },
  args: { id: 'nights', label: 'How many nights?', min: 5, max: 90, unit: 'nights', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 10 } };

export const WithHint: Story = { args: { hint: 'At least 7 nights: Kenya needs them', min: 7, defaultValue: 10 } };

export const AtTheLeast: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AtTheMost: Story = { args: { defaultValue: 90 } };

export const FirstPressStartsAtTheLeast: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const StepsAndSays: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await expect(canvas.getByRole('status')).toHaveTextContent('11');
    await expect(canvas.getByRole('button', { name: /One more/ })).toHaveFocus();
  },
};

export const TypingIsNeverHeldBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '120');
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
  },
};

export const NoNumber: Story = {
  args: { error: 'Number of nights must be a number, like 10' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ten');
    await expect(canvas.getByRole('textbox')).toHaveValue('ten');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const TooLow: Story = { args: { defaultValue: 6, min: 7, error: 'Number of nights must be 7 or more for Kenya' } };

export const TooHigh: Story = { args: { defaultValue: 120, error: 'Number of nights must be 90 or less. For a longer journey, call us' } };

export const WithoutUnit: Story = {
  args: { label: 'How many children are travelling?', unit: undefined, min: 1, max: 10, defaultValue: 2 },
};
