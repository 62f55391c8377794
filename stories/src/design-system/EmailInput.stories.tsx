import { EmailInput } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emailInputKeys } from './EmailInput.keyboard.ts';

const meta = {
  title: 'Design system/EmailInput',
  component: EmailInput,
  parameters: { keyboard: emailInputKeys },
  args: { id: 'email', label: 'Email address', onChange: fn() },
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'ana@example.com' } };

export const WithHint: Story = { args: { hint: 'Your specialist answers here within two working days' } };

export const Nothing: Story = { args: { error: 'Enter your email address' } };

export const Malformed: Story = {
  args: { defaultValue: 'ana.example.com', error: 'Enter an email address in the correct format, like name@example.com' },
};

export const TooLong: Story = {
  args: { defaultValue: `${'a'.repeat(243)}@example.com`, error: 'Email address must be 254 characters or less' },
};

export const MistypedProvider: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@gmial.com');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Did you mean ana@gmail.com?' })).toBeVisible();
  },
};

export const SuggestionTaken: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@hotmial.com');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean ana@hotmail.com?' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@hotmail.com', valid: true });
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
  },
};

export const RightAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@example.com');
    await userEvent.tab();
    await expect(canvas.getByText('Email address has the correct format')).toBeInTheDocument();
  },
};

export const QuietWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@gmi');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('Email address')).not.toHaveAttribute('aria-invalid');
  },
};

export const NarrowRule: Story = {
  args: { rule: 'narrow' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@agency.travel');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@agency.travel', valid: false });
  },
};

export const WideRule: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ana@agency.travel');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@agency.travel', valid: true });
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Email address'));
    await userEvent.paste('ana@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ana@example.com', valid: true });
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com' } };
