import { TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textFieldKeys } from './TextField.keyboard.ts';

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  parameters: { keyboard: textFieldKeys },
  args: { label: 'First name', autoComplete: 'given-name', id: 'first-name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Okonkwo-Lindqvist', label: 'Last name', autoComplete: 'family-name' } };

export const WithHint: Story = { args: { hint: 'As it stands in your passport' } };

export const Optional: Story = { args: { label: 'Company', autoComplete: 'organization', optional: true } };

export const WithError: Story = {
  args: { error: 'Enter your first name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Error: Enter your first name');
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
  },
};

export const HintAndError: Story = {
  args: { hint: 'As it stands in your passport', error: 'First name must be 60 characters or less', defaultValue: 'A'.repeat(61) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      'As it stands in your passport Error: First name must be 60 characters or less',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Adaeze');
    await expect(args.onChange).toHaveBeenLastCalledWith('Adaeze');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Adaeze' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com', label: 'Email address', autoComplete: 'email' } };

export const InAnotherScript: Story = { args: { label: 'الاسم الأول', hint: 'كما في جواز السفر', defaultValue: 'ليلى', dir: 'rtl' } };

export const LongLabelAndWord: Story = {
  args: {
    label: 'The name of the person who will be the first to read our proposal and answer our questions about it',
    hint: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};
