import { Select } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { selectKeys } from './Select.keyboard.ts';

const adults = Array.from({ length: 16 }, (_, index) => ({
  value: String(index + 1),
  label: index === 15 ? '16 or more' : String(index + 1),
}));

const meta = {
  title: 'Design system/Select',
  component: Select,
  parameters: { keyboard: selectKeys },
  args: { id: 'adults', label: 'How many adults?', options: adults, placeholder: 'Select', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('How many adults?')).toHaveValue('');
  },
};

export const Chosen: Story = { args: { defaultValue: '2' } };

export const WithHint: Story = { args: { hint: 'Everyone who is 18 or older when you leave' } };

export const WithError: Story = { args: { error: 'Select how many adults are travelling' } };

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2' } };

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How many adults?'), '16 or more');
    await expect(args.onChange).toHaveBeenLastCalledWith('16');
  },
};

export const WithFooter: Story = { args: { defaultValue: '4', footer: <p>Two rooms, as most lodges have.</p> } };

export const LongOptions: Story = {
  args: {
    label: 'Which lodge?',
    options: [{ value: 'a', label: 'The old hunting lodge above the bend of the river where the ferry used to cross in winter' }],
    defaultValue: 'a',
  },
};
